import { type Kysely, sql } from 'kysely';

/** Readers are called over HTTP, so no picture waits in the database any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pictures_to_read, reading_processes`.execute(db);
}
