import type pg from 'pg';

/** A position to which a PostgreSQL server can be recovered. */
export interface Moment {
  at: Date;
  /** For `recovery_target_lsn`. */
  lsn: string;
}

/** The present position of a server that accepts writes. */
export async function readMoment(client: Pick<pg.ClientBase, 'query'>): Promise<Moment> {
  const { rows } = await client.query<Moment>('select clock_timestamp() as at, pg_current_wal_lsn()::text as lsn');
  return rows[0]!;
}
