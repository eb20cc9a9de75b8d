import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Runs pending migrations and returns their names, in order. Forward only. Replicas that start together wait for each other:
 * the migrator holds a database lock.
 */
export async function migrate<DB>(db: Kysely<DB>, folder = migrationsFolder): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) throw new Error(`Migration ${failed.migrationName} failed and was rolled back.`, { cause: error });
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** The migrations of a folder by name. Throws for a file not named NNNN-name.ts and for a duplicate number. */
export async function readMigrations(folder = migrationsFolder): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  const numbers = new Set<string>();
  const migrations: Record<string, Migration> = {};
  for (const file of files) {
    const number = /^(\d{4})-[a-z0-9-]+\.ts$/.exec(file)?.[1];
    if (!number || numbers.has(number)) throw new Error(`Migration ${file} needs a unique number: NNNN-name.ts`);
    numbers.add(number);
    migrations[file.replace('.ts', '')] = (await import(new URL(file, folder).href)) as Migration;
  }
  return migrations;
}

const migrationsFolder = new URL('../../migrations/', import.meta.url);
