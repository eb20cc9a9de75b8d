import type { Logger } from 'pino';
import { startEmbeddedPostgres } from '../../../postgres/embedded-postgres.ts';
import type { Role } from '../../../postgres/folder-lock.ts';
import type { Config } from '../../config/config.ts';
import { type OpenDatabase, openDatabase } from './db.ts';
import { logDatabaseLost } from './log-database-lost.ts';
import { migrate } from './migrate.ts';
import { requireOwnKey } from './require-own-key.ts';

export interface ProductDatabase extends OpenDatabase {
  url: string;
  /** Called when the embedded database stops unexpectedly. */
  onLost(listener: () => void): void;
  /** Announces that the embedded database will stop soon, so that the next start waits for it. */
  announceStop(): void;
}

/**
 * The product's database, migrated: the server of DATABASE_URL, or the embedded one, which `close` stops unless a running
 * server owns it. Throws an actionable message.
 */
export async function openProductDatabase(config: Config, role: Role, log: Logger): Promise<ProductDatabase> {
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres(config.DATA_DIR, { role });
  const url = config.DATABASE_URL ?? embedded!.url;
  const open = openDatabase(url, {
    connections: config.DATABASE_CONNECTIONS,
    // The pool says it has ended a moment before its sockets have.
    onIdleError: (error) => closing || logDatabaseLost(log, error),
  });
  let closing = false;
  async function close(): Promise<void> {
    closing = true;
    await open.close();
    await embedded?.stop();
  }
  try {
    if (!embedded) await requireVersion18(open);
    const ran = await bringUpToDate(url);
    await requireOwnKey(open.db, config.SECRET_KEY);
    if (ran.length > 0) log.info({ ran }, 'database schema migrated');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...open,
    url,
    close,
    onLost: (listener) => embedded?.onLost(listener),
    announceStop: () => embedded?.announceStop(),
  };
}

async function bringUpToDate(url: string): Promise<string[]> {
  const { db, close } = openDatabase(url, { connections: 2, name: 'volante migrations', unhurried: true });
  return migrate(db).finally(close);
}

// uuidv7() is built in from 18 on.
async function requireVersion18({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS version").catch((error) => {
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be reached: ${error.message || error.code}`);
  });
  const { version } = rows[0] as { version: string };
  if (Number.parseInt(version, 10) < 18)
    throw new Error(`DATABASE_URL needs PostgreSQL 18 or newer, this is ${version}.`);
}
