import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { installQueue } from '../../job-schema.ts';
import { type Db, openDatabase } from '../db.ts';
import { isDatabaseLost } from '../lost-database.ts';
import { migrate } from './migrate.ts';
import { listOf, readSchemaState, requireServable } from './schema-state.ts';

/** In ms. While a migration waits for a lock, calls to that table queue behind it, so it gives up early and is retried. */
const LOCK_TIMEOUT = 3000;
/** All tries together take about two minutes. */
const TRIES = 25;
const PAUSE = 2000;
/** How often a waiting server checks the schema, in ms, and after how many checks it logs again what it is waiting for. */
const LOOK = 1000;
const LOOKS_BETWEEN_LINES = 60;

/**
 * Runs pending migrations and returns their names. Waits no longer than 3 s for a lock, and retries up to 25 times. Throws if the
 * schema is newer than this release and no longer fits it.
 */
export async function bringUpToDate(url: string, log: Logger, folder?: URL): Promise<string[]> {
  const { db, close } = openDatabase(url, {
    connections: 2,
    name: 'volante migrations',
    unhurried: true,
    lockTimeout: LOCK_TIMEOUT,
  });
  try {
    const state = await readSchemaState(db, folder);
    requireServable(state);
    // Also if none is pending, since building an index may have been interrupted.
    const ran = state.newer.length > 0 ? [] : await tryUntilUnlocked(() => migrate(db, folder), log);
    if (state.pending.length > 0) await installQueue(url, log);
    return ran;
  } finally {
    await close();
  }
}

/** Resolves once the schema fits this release, and logs what it is waiting for. Rejects when `signal` is aborted. */
export async function waitUntilUpToDate(db: Db, log: Logger, signal: AbortSignal): Promise<void> {
  for (let looks = 0; ; looks++) {
    const state = await readSchemaState(db).catch((error: unknown) => {
      // During a migration, tables may be locked.
      if (isDatabaseLost(error)) return null;
      throw error;
    });
    if (state) {
      requireServable(state);
      if (state.pending.length === 0) return;
      if (looks % LOOKS_BETWEEN_LINES === 0) log.warn({ pending: state.pending }, waitingFor(state.pending));
    }
    await pause(LOOK, undefined, { signal });
  }
}

/** Throws an error that says what to do, unless the schema fits this release. */
export async function requireUpToDate(db: Db): Promise<void> {
  const state = await readSchemaState(db);
  requireServable(state);
  if (state.pending.length > 0)
    throw new Error(
      `The database lacks migrations of this release (${listOf(state.pending)}): run npm run migrate first.`,
    );
}

function waitingFor(pending: readonly string[]): string {
  return `waiting for the database to be migrated (${listOf(pending)}): run npm run migrate, or set MIGRATE=start`;
}

async function tryUntilUnlocked<Result>(work: () => Promise<Result>, log: Logger): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || attempt === TRIES) throw error;
      log.warn({ err: error, attempt }, 'a migration did not get its lock and will be retried');
      // Half of the pause is random, so that it doesn't always meet the same regular work.
      await pause(PAUSE * (0.5 + Math.random()));
    }
  }
}

function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  // A lock that wasn't given in time, or that two transactions wait for in turn.
  return code === '55P03' || code === '40P01' || (cause !== undefined && isLocked(cause));
}
