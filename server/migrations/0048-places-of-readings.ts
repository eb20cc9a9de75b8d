import { type Kysely, sql } from 'kysely';

/** Only adds; a release without it keeps no places. */
export const servesBack = '0037';

/** Where on a paper each value was read; readings of before know none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table paper_readings add column places jsonb not null default '{}'`.execute(db);
}
