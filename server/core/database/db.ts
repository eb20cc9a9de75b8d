import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { parsersByType } from './column-values.ts';
import { PipeliningDialect } from './pipelining.ts';
import type { Database } from './schema.ts';
import { StatementNames } from './statement-names.ts';
import { type StatementListener, watchStatements } from './watch-statements.ts';
import { WatchedClient } from './watched-client.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Connections per process; times the number of replicas this must stay below the server's limit. */
  connections?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Called when an idle connection breaks; the next query opens a new one. */
  onIdleError?: (error: Error) => void;
  /** Statements are sent without their names, see `WatchedSettings`. */
  unnamed?: boolean;
  /** No statement timeout: for migrations and for creating databases. */
  unhurried?: boolean;
  /** Hears of every statement once it has ended, where it was asked. */
  onStatement?: StatementListener;
  /** How long a statement may wait for a lock, in ms; default: 4 s, or endlessly if `unhurried`. */
  lockTimeout?: number;
}

/**
 * Timeouts. When the database stops, a call fails within 10 s: 6 s without an answer and 3 s for a new connection. PostgreSQL
 * cancels merely slow statements a little earlier, which keeps the connection usable.
 */
const hurried = {
  answerTimeoutSeconds: 6,
  connectMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Timeout for getting a pool connection while the database answers others, in ms. */
const POOL_WAIT = 20_000;

/** How long a connection without work is kept, in ms: a new one costs both sides some 20 ms, and knows no statement yet. */
const KEPT_IDLE = 60_000;

/** Opens a connection pool. Connects on the first query. */
export function openDatabase(url: string, settings: DatabaseSettings = {}): OpenDatabase {
  const watching = {
    Client: WatchedClient,
    names: new StatementNames(),
    ...(!settings.unhurried && { ...hurried, outage: { until: 0 } }),
    ...(settings.unnamed && { unnamed: true }),
    ...(settings.lockTimeout && { lock_timeout: settings.lockTimeout }),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 10,
    application_name: settings.name ?? 'volante',
    connectionTimeoutMillis: POOL_WAIT,
    idleTimeoutMillis: KEPT_IDLE,
    types: parsersByType,
    pipeline: true,
    ...watching,
  });
  // Without a listener a server restart would end this process: 57P01 arrives on idle connections.
  pool.on('error', settings.onIdleError ?? (() => {}));
  const { onStatement } = settings;
  const watched = onStatement && watchStatements(pool, onStatement);
  const db = new Kysely<Database>({ dialect: new PipeliningDialect({ pool }), ...(watched && { log: watched }) });
  async function close(): Promise<void> {
    await db.destroy();
    // Kysely leaves a pool open that was used without it, and an open one keeps a command from exiting.
    if (!pool.ending) await pool.end();
  }
  return { db, pool, close };
}
