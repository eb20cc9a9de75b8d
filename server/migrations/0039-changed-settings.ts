import { type Kysely, sql } from 'kysely';

/** The last release goes on with the settings of its environment. */
export const servesBack = '0038';

/** Settings that the company changed in the console. Every process is told: `core/live/announcements.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table changed_settings (
      name text primary key,
      -- As the environment would give it; null: changed back.
      value text,
      revision int not null,
      changed_at timestamptz not null,
      changed_by uuid references staff_accounts (id) on delete set null
    );
    create index changed_settings_by_account on changed_settings (changed_by) where changed_by is not null;

    create function announce_settings() returns trigger language plpgsql as $$
    begin
      perform pg_notify('volante_live', 'settings');
      return null;
    end $$;
    create trigger changed_settings_announce after insert or update or delete on changed_settings
      for each statement execute function announce_settings();
  `.execute(db);
}
