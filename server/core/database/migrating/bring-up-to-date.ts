import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { installQueue } from '../../job-schema.ts';
import { type Db, openDatabase } from '../db.ts';
import { isDatabaseLost } from '../lost-database.ts';
import { migrate } from './migrate.ts';
import { listOf, readSchemaState, requireServable } from './schema-state.ts';

/** While a migration waits for a lock, calls to that table queue behind it; so it gives up soon and is tried again. In ms. */
const LOCK_TIMEOUT = 3000;
/** Together about two minutes. */
const TRIES = 25;
const PAUSE = 2000;
/** How often a waiting server looks, and after how many looks it says again what it waits for. */
const LOOK = 1000;
const LOOKS_BETWEEN_LINES = 60;

/**
 * Runs what is pending and returns its names. Waits for no lock longer than 3 s, and tries again up to 25 times. Throws when
 * the schema is newer than this release and no longer fits it.
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
    // Without anything pending, too: a build of an index may have been killed.
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
      // While somebody migrates, tables may be locked.
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

/** Throws an error that says what to do unless the schema fits this release. */
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
      // Half of it is chance, so that it doesn't meet the same regular work each time.
      await pause(PAUSE * (0.5 + Math.random()));
    }
  }
}

function isLocked(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === '55P03' || (cause !== undefined && isLocked(cause));
}
