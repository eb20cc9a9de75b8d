import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it writes reports without it, whose changes are told of the whole report. */
export const servesBack = '0033';

/** At which revision of a report each of its fields changed last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table visit_reports add column field_revisions jsonb not null default '{}'`.execute(db);
}
