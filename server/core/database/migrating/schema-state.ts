import type { Kysely } from 'kysely';
import { isQueueBehind } from '../../job-schema.ts';
import { readMigrations, selectMigrationsThatRan } from './migrate.ts';

/** How the schema of a database compares to the migrations of this release. */
interface SchemaState {
  /** What this release still has to run, by name: migrations, and `job queue` for the queue's tables. */
  pending: string[];
  /** Migrations of newer releases that have run. */
  newer: string[];
  /** Those of the newer migrations with which this release can't work. */
  breaking: string[];
  /** The number of the newest migration that ran; 0000 in an empty database. */
  newest: string;
}

export async function readSchemaState<DB>(db: Kysely<DB>, folder?: URL): Promise<SchemaState> {
  const known = Object.keys(await readMigrations(folder));
  const ran = await selectMigrationsThatRan(db);
  const newestKnown = numberOf(known.at(-1) ?? '0000');
  const newer = [...ran.keys()].filter((name) => !known.includes(name)).sort();
  return {
    pending: [...known.filter((name) => !ran.has(name)), ...((await isQueueBehind(db)) ? ['job queue'] : [])],
    newer,
    breaking: newer.filter((name) => newestKnown < (ran.get(name) ?? numberOf(name))),
    newest: numberOf([...ran.keys()].sort().at(-1) ?? '0000'),
  };
}

/**
 * Throws an actionable message if this release can't work with the schema. A newer schema is accepted only if it merely adds to
 * this one.
 */
export function requireServable({ newer, breaking, pending }: SchemaState): void {
  if (breaking.length > 0)
    throw new Error(
      `The database's schema is newer than this release and no longer fits it (${listOf(breaking)}): start the newer release.`,
    );
  if (newer.length > 0 && pending.length > 0)
    throw new Error(
      `The database has migrations that this release doesn't know (${listOf(newer)}), and lacks some of its own (${listOf(pending)}).`,
    );
}

/** All names, or the first and the last one if there are many, as in a new database. */
export function listOf(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.length} migrations, ${names[0]} to ${names.at(-1)}`;
}

function numberOf(name: string): string {
  return name.slice(0, 4);
}
