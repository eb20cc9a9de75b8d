import { type Kysely, sql } from 'kysely';
import { countBaseline } from './baseline.ts';

declare module '../schema.ts' {
  interface Database {
    schema_marks: SchemaMarksTable;
  }
}

interface SchemaMarksTable {
  /** Name of a migration that has run. */
  name: string;
  /** The number of the newest migration that a release must contain to work with it. */
  serves_back: string;
}

/**
 * The migrations that count as having run, by name, each with its mark or null. Empty for an empty database. Throws for a database
 * that is too old.
 */
export async function selectMigrationsThatRan<DB>(db: Kysely<DB>): Promise<Map<string, string | null>> {
  return countBaseline(await selectNames(db));
}

/** The same, with the names under which they ran. */
export async function selectNames<DB>(db: Kysely<DB>): Promise<Map<string, string | null>> {
  const { rows: tables } = await sql<{ migrations: boolean; marks: boolean }>`
    select to_regclass('kysely_migration') is not null as migrations, to_regclass('schema_marks') is not null as marks`.execute(
    db,
  );
  if (!tables[0]?.migrations) return new Map();
  const { rows } = tables[0].marks
    ? await sql<Ran>`select name, serves_back from kysely_migration left join schema_marks using (name)`.execute(db)
    : await sql<Ran>`select name, null as serves_back from kysely_migration`.execute(db);
  return new Map(rows.map(({ name, serves_back }) => [name, serves_back]));
}

export async function insertMark<DB>(db: Kysely<DB>, name: string, servesBack: string): Promise<void> {
  await sql`insert into schema_marks (name, serves_back) values (${name}, ${servesBack})`.execute(db);
}

interface Ran {
  name: string;
  serves_back: string | null;
}
