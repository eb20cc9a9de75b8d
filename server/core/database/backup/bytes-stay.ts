import { type Kysely, sql } from 'kysely';
import { withConnection } from './count-rows.ts';

/** Any number that nothing else in this database uses as a lock. */
const BACKUP_LOCK = 7_203_118;

/** Thrown while another backup of this database is running. */
export class BackupRuns extends Error {
  constructor() {
    super('Another backup of this database is running: wait for it.');
    this.name = 'BackupRuns';
  }
}

/**
 * Runs a backup. Until it ends or its process dies, no stored bytes are deleted, so that every file named in the copied database
 * can still be copied. Throws `BackupRuns` if another backup is running, and fails if the connection to the database is lost
 * meanwhile.
 */
export function whileBytesStay<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  return withConnection(url, async (client) => {
    // The lock belongs to a transaction, not to a session: a pooler may give the session to others.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.free) throw new BackupRuns();
    const result = await work();
    await client.query('commit');
    return result;
  });
}

/**
 * Whether bytes may be deleted; false while a backup needs them. Call it after choosing what to delete: a backup that begins
 * later won't contain those files.
 */
export async function mayBytesGo<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`.execute(db);
  return rows[0]?.free ?? false;
}
