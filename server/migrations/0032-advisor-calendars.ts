import { type Kysely, sql } from 'kysely';

/** The secret address at which an advisor's own calendar reads their visits: its hash alone is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table advisors add column calendar_hash bytea;
    create unique index advisors_calendar on advisors (calendar_hash) where calendar_hash is not null;
  `.execute(db);
}
