import type { Db, Trx } from '../../core/database/db.ts';
import * as store from './store.ts';

/**
 * Keeps stored bytes that aren't an upload until a moment. If they belong to an application, they are deleted with it. Store the
 * bytes first, so that the row never lacks them.
 */
export function keepFile(
  trx: Trx,
  { key, applicationId, until }: { key: string; applicationId: string | null; until: Date },
): Promise<void> {
  return store.insertKept(trx, { storage_key: key, application_id: applicationId, until });
}

/** Stops keeping them: once this is committed, `removeBytes` removes them, which the sweep calls, too. */
export function letGo(db: Db, key: string): Promise<void> {
  return store.deleteKept(db, key);
}
