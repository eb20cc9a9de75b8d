import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What the earnings bore when it was decided, with the evidence of each figure. Null for earlier decisions and those from the shell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table decisions add column affordability jsonb;
    alter table decisions alter column affordability set statistics 0;
  `.execute(db);
}
