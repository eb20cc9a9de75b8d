import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { parsersByType } from './column-values.ts';
import type { Database } from './schema.ts';

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
}

/** Opens a pool on a PostgreSQL address. Nothing is connected until the first query. */
export function openDatabase(url: string, settings: DatabaseSettings = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 10,
    application_name: settings.name ?? 'volante',
    connectionTimeoutMillis: 10_000,
    types: parsersByType,
  });
  // Without a listener a server restart would end this process: 57P01 arrives on idle connections.
  pool.on('error', settings.onIdleError ?? (() => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
