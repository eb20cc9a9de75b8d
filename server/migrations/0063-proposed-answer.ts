import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it proposes without it. */
export const servesBack = '0033';

/** What the driver will be told with a decision waits with the proposal of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposals add column told jsonb`.execute(db);
}
