import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/** For the list that the console opens with: what is not decided, the longest wait first, however many decided ones are older. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index queue_undecided_in_turn on queue_rows (waiting_since, application_id) where waits_for <> 'nobody';
  `.execute(db);
}
