import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * By when the company answers an application. A server of the release before leaves the column as it is; what it changes is mended in
 * the night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- From the turn, since when it waits, and the setting ANSWER_HOURS; null for turns of others.
    alter table queue_rows add column answer_by timestamptz;
    -- Recomputed within a minute.
    update queue_rows set stale = true
      where waits_for in ('second_person', 'report', 'decision', 'check', 'review')`.execute(db);
}

export const indexes = {
  // The list with which the console opens. What waits for others follows in it, by how long it waits.
  queue_by_answer: { on: "queue_rows (answer_by, waiting_since, application_id) where waits_for <> 'nobody'" },
};
