import { type Kysely, sql } from 'kysely';

export const servesBack = '0037';

/**
 * Whole words of names find a frequent full name without the long lists that parts of words lead to. Written at once: a search would
 * go through what waits to be written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index queue_whole_words on queue_rows using gin (string_to_array(btrim(words), ' '))
      with (fastupdate = off)`.execute(db);
}
