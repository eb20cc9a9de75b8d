import { type Kysely, sql } from 'kysely';

/** What older releases need to know of migrations whose files they haven't got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_marks (
      -- Of a migration that ran.
      name text primary key,
      -- The number of the newest migration that a release must know to serve with it.
      serves_back text not null check (serves_back ~ '^[0-9]{4}$')
    )`.execute(db);
}
