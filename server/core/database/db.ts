import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { WatchedClient } from './watched-client.ts';

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Connections per process. Multiplied by the number of replicas, it must stay below the server's limit. */
  connections?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Called when an idle connection breaks; the next query opens a new one. */
  onIdleError?: (error: Error) => void;
  /** No statement timeout, for migrations and for creating databases. */
  unhurried?: boolean;
  /** Prepares no statements; see `WatchedSettings`. */
  unnamed?: boolean;
  /** Called after each statement of the query builder, in the context that sent it. */
  onStatement?: (event: LogEvent) => void;
  /** How long a statement may wait for a lock, in ms; by default 4 s, or without limit if `unhurried`. */
  lockTimeout?: number;
}

/**
 * Timeouts. When the database stops, a call fails within 10 s: 6 s without a response, plus 3 s for a new connection. PostgreSQL
 * itself cancels slow statements a little earlier, which keeps the connection usable.
 */
const hurried = {
  answerTimeoutSeconds: 6,
  connectMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Timeout for getting a connection from the pool while the database is responding to others, in ms. */
const POOL_WAIT = 20_000;

/** How long an idle connection is kept, in ms: opening a new one costs both sides some 20 ms, and it has no prepared statements yet. */
const KEPT_IDLE = 60_000;

/** Opens a connection pool. Connects on the first query. */
export function openDatabase(url: string, settings: DatabaseSettings = {}): OpenDatabase {
  const watching = {
    Client: WatchedClient,
    prepares: !settings.unnamed,
    ...(!settings.unhurried && { ...hurried, outage: { until: 0 } }),
    ...(settings.lockTimeout && { lock_timeout: settings.lockTimeout }),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 10,
    application_name: settings.name ?? 'volante',
    connectionTimeoutMillis: POOL_WAIT,
    idleTimeoutMillis: KEPT_IDLE,
    types: parsersByType,
    ...watching,
  });
  // Without a listener a server restart would end this process: 57P01 arrives on idle connections.
  pool.on('error', settings.onIdleError ?? (() => {}));
  const { onStatement } = settings;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(onStatement && { log: onStatement }) });
  async function close(): Promise<void> {
    await db.destroy();
    // Kysely doesn't close a pool that was used without it, and an open pool keeps a command from exiting.
    if (!pool.ending) await pool.end();
  }
  return { db, pool, close };
}

/** Parsers by column type. Values that JavaScript would round or shift by a time zone keep their exact form. */
const parsersByType: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers.get(type);
    return own ?? pg.types.getTypeParser(type, format);
  }) as typeof pg.types.getTypeParser,
};

/** An integer of any size: a number if exact, otherwise a bigint. */
function parseWhole(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A decimal: a number if a double holds all its digits (15), otherwise the text. */
function parseDecimal(text: string): number | string {
  const digits = text.replace(/^-?0*|\./g, '').length;
  const value = Number(text);
  return digits <= 15 && Number.isFinite(value) ? value : text;
}

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, parseWhole],
  [pg.types.builtins.NUMERIC, parseDecimal],
  // A calendar day has no time zone: 'yyyy-mm-dd' stays text.
  [pg.types.builtins.DATE, (text) => text],
]);
