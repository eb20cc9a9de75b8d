import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { copyRunningCluster } from '../../../../postgres/base-backup.ts';
import { type OpenCopy, openClusterCopy } from '../../../../postgres/cluster-copy.ts';
import { withConnection } from './count-rows.ts';

/** The folder of the embedded database in DATA_DIR. */
export const DATABASE_FOLDER = 'postgres';

/**
 * Copies the running embedded database to `target` and starts the copy once, to verify that it starts. `look` reads the copy,
 * which no longer changes. Then every table is written anew, since the old files still contain deleted rows.
 */
export async function copyEmbedded<Result>(
  { url, dataFolder, target }: { url: string; dataFolder: string; target: string },
  look: (url: string) => Promise<Result>,
): Promise<Result> {
  await copyRunningCluster(url, path.join(dataFolder, DATABASE_FOLDER), target);
  const copy = await openClusterCopy(target);
  try {
    const seen = await look(copy.url);
    await withConnection(copy.url, writeAnew);
    return seen;
  } finally {
    await copy.stop();
  }
}

/** Starts the database that was restored to DATA_DIR, without migrating it. */
export function openRestored(dataFolder: string): Promise<OpenCopy> {
  return openClusterCopy(path.join(dataFolder, DATABASE_FOLDER));
}

type Client = Pick<pg.ClientBase, 'query'>;

/** Larger tables would be locked for too long while they are written anew, in bytes. */
const LARGE = 64 * 1024 * 1024;
const TRIES = 5;
const PAUSE = 1000;

/**
 * Writes every table of a database that nobody else uses into new files, and ends its write-ahead log: nothing of a deleted row
 * is left.
 */
async function writeAnew(client: Client): Promise<void> {
  await client.query('vacuum (full)');
  // The embedded server removes finished segments of the log at a checkpoint and doesn't reuse them.
  await client.query('checkpoint');
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
}

/**
 * Removes deleted rows from the tables of a database in use, and old statistics. A table up to 64 MB is written anew and locked
 * meanwhile: an ordinary VACUUM only frees the space of deleted rows, and their bytes stay until it is used again. Larger tables
 * get just that. Returns the tables that others kept locked.
 */
export async function removeDeletedRows(client: Client, signal?: AbortSignal): Promise<string[]> {
  const { rows } = await client.query<{ name: string; size: string }>(`
    select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'pgboss') or c.oid = 'pg_statistic'::regclass)
    order by 1`);
  await client.query("set lock_timeout = '2s'");
  const locked: string[] = [];
  for (const { name, size } of rows) {
    signal?.throwIfAborted();
    const how = Number(size) > LARGE ? 'vacuum' : 'vacuum (full)';
    if (!(await tryUntilUnlocked(() => client.query(`${how} ${name}`)))) locked.push(name);
  }
  return locked;
}

async function tryUntilUnlocked(work: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      await work();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(PAUSE);
    }
  }
  return false;
}

const LOCK_NOT_AVAILABLE = '55P03';
