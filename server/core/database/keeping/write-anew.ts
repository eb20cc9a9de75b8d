import type pg from 'pg';

/**
 * Writes every table of a database that nobody else uses into new files, and ends its write-ahead log: nothing of a deleted row
 * is left.
 */
export async function writeAnew(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('vacuum (full)');
  // The embedded server removes finished segments of the log at a checkpoint and doesn't reuse them.
  await client.query('checkpoint');
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
}
