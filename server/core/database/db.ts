import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { parsersByType } from './column-values.ts';
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
  /** Connections of this process; replicas × this must stay below the server's limit. */
  connections?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Told of a connection that broke while nobody used it; the next query opens a new one. */
  onIdleError?: (error: Error) => void;
  /** Statements may take as long as they need: for migrations and for making databases. */
  unhurried?: boolean;
}

/**
 * A caller is answered within 10 s of the moment the database stops: 6 s of silence and 3 s for a new connection. PostgreSQL
 * ends what is merely slow a little earlier, so that the connection stays whole.
 */
const hurried = {
  answerTimeoutSeconds: 6,
  connectMillis: 3000,
  statement_timeout: 5000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
};

/** How long a query waits for one of the pool's connections while the database answers others, in ms. */
const POOL_WAIT = 20_000;

/** Opens a pool on a PostgreSQL address. Nothing is connected until the first query. */
export function openDatabase(url: string, settings: DatabaseSettings = {}): OpenDatabase {
  const watching = { Client: WatchedClient, ...(!settings.unhurried && { ...hurried, outage: { until: 0 } }) };
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 10,
    application_name: settings.name ?? 'volante',
    connectionTimeoutMillis: POOL_WAIT,
    types: parsersByType,
    ...watching,
  });
  // Without a listener a server restart would end this process: 57P01 arrives on idle connections.
  pool.on('error', settings.onIdleError ?? (() => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
