import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it counts links as it did. */
export const servesBack = '0033';

/** Reports count a link from the day it is opened, so its first opening is a change to count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_opened_link() returns trigger language plpgsql as $$
    begin
      insert into figure_changes (application_id, revision)
        select q.application_id, q.revision from queue_rows q where q.application_id = new.application_id
      on conflict (application_id) do nothing;
      return null;
    end $$;
    create trigger link_openings_to_count after insert on link_openings
      for each row execute function note_opened_link()`.execute(db);
}
