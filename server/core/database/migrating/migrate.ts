import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { countBaseline, standIns } from './baseline.ts';
import { buildIndexes, type IndexBeside } from './index-building-store.ts';

/** One of our migrations. */
export interface MarkedMigration extends Migration {
  /**
   * The number of the newest migration that a release must contain to keep working after this one: usually the last one of the
   * release before. Only for migrations that merely add something. Without it, older releases refuse to start.
   */
  servesBack?: string;
  /** Indexes for tables that already have rows, by name. In `up` they would block all writes while they are built. */
  indexes?: Record<string, IndexBeside>;
}

/**
 * Runs pending migrations, all in one transaction, then builds their indexes. Returns the names of the migrations, in order.
 * Forward only. Replicas that start together wait for each other: the migrator holds a database lock.
 */
export async function migrate<DB>(db: Kysely<DB>, folder = migrationsFolder): Promise<string[]> {
  const migrations = Object.entries(await readMigrations(folder));
  const marking = Object.fromEntries(migrations.map(([name, migration]) => [name, keepingMark(name, migration)]));
  const getMigrations = async () => standIns(await selectNames(db), marking);
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) throw new Error(`Migration ${failed.migrationName} failed and was rolled back.`, { cause: error });
  if (error) throw error;
  await buildIndexes(db, Object.assign({}, ...migrations.map(([, { indexes }]) => indexes)));
  return results.map((result) => result.migrationName);
}

/** The migrations of a folder by name. Throws for a file not named NNNN-name.ts and for a duplicate number. */
export async function readMigrations(folder = migrationsFolder): Promise<Record<string, MarkedMigration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  const numbers = new Set<string>();
  const migrations: Record<string, MarkedMigration> = {};
  for (const file of files) {
    const number = /^(\d{4})-[a-z0-9-]+\.ts$/.exec(file)?.[1];
    if (!number || numbers.has(number)) throw new Error(`Migration ${file} needs a unique number: NNNN-name.ts`);
    numbers.add(number);
    migrations[file.replace('.ts', '')] = (await import(new URL(file, folder).href)) as MarkedMigration;
  }
  return migrations;
}

// An older release doesn't have this file, so what it needs to know is stored in the database.
function keepingMark(name: string, { up, servesBack }: MarkedMigration): Migration {
  return {
    async up(db) {
      await up(db);
      if (servesBack) await insertMark(db, name, servesBack);
    },
  };
}

const migrationsFolder = new URL('../../../migrations/', import.meta.url);

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
async function selectNames<DB>(db: Kysely<DB>): Promise<Map<string, string | null>> {
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

async function insertMark<DB>(db: Kysely<DB>, name: string, servesBack: string): Promise<void> {
  await sql`insert into schema_marks (name, serves_back) values (${name}, ${servesBack})`.execute(db);
}

interface Ran {
  name: string;
  serves_back: string | null;
}
