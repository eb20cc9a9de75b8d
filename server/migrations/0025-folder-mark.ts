import { type Kysely, sql } from 'kysely';

/** What the folder of the files holds too, so that another one is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table installation add column folder_mark uuid`.execute(db);
}
