import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '../../../postgres/embedded-postgres.ts';
import type { Role } from '../../../postgres/folder-lock.ts';
import type { Config } from '../../config/config.ts';
import { type DatabaseSettings, type OpenDatabase, openDatabase } from './db.ts';
import { isDatabaseLost, logDatabaseLost } from './lost-database.ts';
import { bringUpToDate, requireUpToDate, waitUntilUpToDate } from './migrating/bring-up-to-date.ts';
import { readSchemaState } from './migrating/schema-state.ts';
import { requireSupportedVersion } from './migrating/server-version.ts';
import { requireOwnKey } from './require-own-key.ts';

export interface ProductDatabase extends OpenDatabase {
  /** For own connections that keep their session; the pool of `db` may go through a pooler. */
  url: string;
  /** True if it is the embedded database of a running server. */
  joined: boolean;
  /** True if migrations of a newer release have run. */
  newerWasHere: boolean;
  /** Called when the embedded database stops unexpectedly. */
  onLost(listener: () => void): void;
  /** Announces that the embedded database will stop soon, so that the next start waits for it. */
  announceStop(): void;
}

interface Opening {
  /** Aborted when the process stops. */
  stopping?: AbortSignal;
  onStatement?: DatabaseSettings['onStatement'] | undefined;
}

/**
 * Opens the product's database, with a schema that fits: the server of DATABASE_URL, or the embedded one. `close` stops the
 * embedded one unless a running server owns it; it is migrated by the process that starts it. With DATABASE_URL, a server
 * migrates if MIGRATE=start; otherwise it waits until the database has been migrated or `stopping` is aborted. A command never
 * migrates. Throws an actionable message.
 */
export async function openProductDatabase(
  config: Config,
  role: Role,
  log: Logger,
  { stopping = new AbortController().signal, onStatement }: Opening = {},
): Promise<ProductDatabase> {
  if (!config.DATABASE_URL && role === 'server') log.info('starting the embedded PostgreSQL');
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(config.DATA_DIR, { role });
  const url = directUrlOf(config) ?? embedded!.url;
  const open = openDatabase(config.DATABASE_URL ?? url, {
    unnamed: config.NAMED_STATEMENTS === 'off',
    connections: config.DATABASE_CONNECTIONS,
    ...(onStatement && { onStatement }),
    // The pool reports its end a moment before its sockets are closed.
    onIdleError: (error) => closing || logDatabaseLost(log, error),
  });
  let closing = false;
  async function close(): Promise<void> {
    closing = true;
    await open.close();
    await embedded?.stop();
  }
  let newerWasHere = false;
  try {
    if (!embedded) await requireServer(open);
    const migratesHere = embedded ? !embedded.joined : role === 'server' && config.MIGRATE === 'start';
    if (migratesHere) {
      const ran = await bringUpToDate(url, log);
      if (ran.length > 0) log.info({ ran }, 'database schema migrated');
    } else if (role === 'command') await requireUpToDate(open.db);
    else await waitUntilUpToDate(open.db, log, stopping);
    newerWasHere = (await readSchemaState(open.db)).newer.length > 0;
    await requireOwnKey(open.db, config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...open,
    url,
    joined: embedded?.joined ?? false,
    newerWasHere,
    close,
    onLost: (listener) => embedded?.onLost(listener),
    announceStop: () => embedded?.announceStop(),
  };
}

/**
 * Migrates the schema of DATABASE_URL, or of the embedded database. Returns the migrations that ran. A server that doesn't answer yet,
 * since it was started together with the migration, is waited for.
 */
export async function migrateProductDatabase(config: Config, log: Logger): Promise<string[]> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(config.DATA_DIR, { role: 'command' });
  try {
    const url = directUrlOf(config) ?? embedded!.url;
    const open = openDatabase(url, { connections: 1 });
    await untilItAnswers(open, log).finally(open.close);
    return await bringUpToDate(url, log);
  } finally {
    await embedded?.stop();
  }
}

function directUrlOf({ DATABASE_URL, DATABASE_DIRECT_URL }: Config): string | undefined {
  return DATABASE_URL && (DATABASE_DIRECT_URL ?? DATABASE_URL);
}

async function requireServer({ pool }: OpenDatabase): Promise<void> {
  await pool.query('select 1').catch((error) => {
    const reason = error.message || error.code;
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be reached: ${reason}`, { cause: error });
  });
  await requireSupportedVersion(pool);
}

async function untilItAnswers(open: OpenDatabase, log: Logger): Promise<void> {
  for (const end = performance.now() + LONGEST_WAIT; ; ) {
    try {
      return await requireServer(open);
    } catch (error) {
      if (!isDatabaseLost((error as Error).cause) || performance.now() > end) throw error;
      logDatabaseLost(log, (error as Error).cause);
      await pause(500);
    }
  }
}

/** How long a migration waits for its database to answer, in ms. */
const LONGEST_WAIT = 90_000;

/** Opens the product's database for reading only: it isn't migrated, and isn't refused when its schema doesn't fit. */
export async function openAsItIs(config: Config): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(config.DATA_DIR, { role: 'command' });
  const open = openDatabase(config.DATABASE_URL ?? embedded!.url, { connections: 2 });
  return {
    ...open,
    async close() {
      await open.close();
      await embedded?.stop();
    },
  };
}

/** How far the database's clock is ahead of `now`, in ms, corrected by half the duration of the query. */
export async function clockDifference({ pool }: Pick<OpenDatabase, 'pool'>, now: () => Date): Promise<number> {
  await pool.query('select 1');
  const before = now().getTime();
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at');
  return (rows[0]?.at.getTime() ?? before) - (before + now().getTime()) / 2;
}
