import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it takes what is found for a change, as it always did. */
export const servesBack = '0037';

/** What the machine finds about an application is told from a change of it: a twin that is erased at night keeps nobody's data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The transaction that touched the row and changed no part: equal to touched_in.
    alter table queue_rows add column found_in xid8;
    create or replace function findings_changed(touched uuid) returns void language sql as $$
      update queue_rows set stale = true, touched_in = pg_current_xact_id(), found_in = pg_current_xact_id()
      where application_id = touched and not (stale and touched_in = pg_current_xact_id())
    $$;
  `.execute(db);
}
