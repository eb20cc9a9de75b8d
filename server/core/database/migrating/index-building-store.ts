import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

/**
 * An index of a table that already has rows. It is built after the migration's transaction, while the table is read and written.
 */
export interface IndexBeside {
  /** The rest of the statement after `create index … on`. */
  on: string;
  /** True for an expression of personal values, which would stay in the planner's statistics after they are erased. */
  notSampled?: true;
  /** The index that this one makes unnecessary. It is dropped once this one works. */
  replaces?: string;
}

/** Any number that no other lock of the product uses. */
const LOCK = 53_000_001;
const LOOK = 250;
/** In PostgreSQL's notation. A build waits for transactions that began before it, and blocks nothing while it waits. */
const LOCK_TIMEOUT = '1min';

/**
 * Builds the given indexes that are missing, by name, and rebuilds those that an interrupted build left unusable. Only one
 * process builds at a time: two builds on a table would wait for each other.
 */
export async function buildIndexes<DB>(db: Kysely<DB>, indexes: Readonly<Record<string, IndexBeside>>): Promise<void> {
  const replaced = new Set(Object.values(indexes).map(({ replaces }) => replaces));
  const wanted = Object.entries(indexes).filter(([name]) => !replaced.has(name));
  if (await areThere(db, wanted)) return;
  await db.connection().execute(async (item) => {
    await takeLock(item);
    try {
      await sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, false)`.execute(item);
      for (const [name, index] of wanted) await build(item, name, index);
    } finally {
      await sql`reset lock_timeout`.execute(item);
      await sql`select pg_advisory_unlock(${LOCK})`.execute(item);
    }
  });
}

// Polls for the lock: a statement that waited for it would hold a snapshot, and the build waits for all older snapshots.
async function takeLock<DB>(db: Kysely<DB>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(db);
    if (rows[0]?.mine) return;
    await pause(LOOK);
  }
}

async function build<DB>(db: Kysely<DB>, name: string, { on, notSampled, replaces }: IndexBeside): Promise<void> {
  const state = await selectValidity(db, [name]);
  if (state.get(name) === false) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  if (!state.get(name)) await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
  if (notSampled) await sql`alter index ${sql.id(name)} alter column 1 set statistics 0`.execute(db);
  if (replaces) await sql`drop index concurrently if exists ${sql.id(replaces)}`.execute(db);
}

async function areThere<DB>(db: Kysely<DB>, wanted: ReadonlyArray<[string, IndexBeside]>): Promise<boolean> {
  const old = wanted.flatMap(([, { replaces }]) => replaces ?? []);
  const state = await selectValidity(db, [...wanted.map(([name]) => name), ...old]);
  return wanted.every(([name]) => state.get(name)) && !old.some((name) => state.has(name));
}

/** Whether each of the indexes that exist can be used. */
async function selectValidity<DB>(db: Kysely<DB>, names: readonly string[]): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = any(${names}) and relnamespace = current_schema()::regnamespace`.execute(db);
  return new Map(rows.map(({ name, valid }) => [name, valid]));
}
