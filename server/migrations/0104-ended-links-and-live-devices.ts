import { type Kysely, sql } from 'kysely';

/** The release before refuses replaced links as unknown. */
export const servesBack = '0102';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When a link was replaced because it had ended (LINK_DAYS). Null once staff revoked or renewed the link: then it is unknown.
    alter table application_links add column ended_at timestamptz;

    -- 'email' and 'phone', while the value is one that staff changed and the driver hasn't sent since: no proof goes there.
    alter table personal_data add column addresses_by_staff text[] not null default '{}'
      check (addresses_by_staff <@ '{email,phone}');

    -- Consoles that show the application read its devices again: somebody may be waiting on the phone. No part was changed, so no
    -- revision grows. The first device becomes known together with the data it stores, which is announced anyway.
    create function device_changed() returns trigger language plpgsql as $$
    begin
      perform findings_changed(new.application_id);
      return null;
    end $$;
    create trigger known_devices_touch after update on known_devices
      for each row when (
        new.help_at is distinct from old.help_at or new.revoked_at is distinct from old.revoked_at
        or (new.proved_at is distinct from old.proved_at and new.origin is distinct from 'first_data'))
      execute function device_changed();
  `.execute(db);
}
