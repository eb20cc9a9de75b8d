import type { Db, Trx } from '../../core/database/db.ts';
import * as store from './kept-store.ts';

/**
 * Keeps stored bytes that are no upload, until a moment; with an application they go when it does. The bytes are there before,
 * so that no row points to none.
 */
export function keepFile(
  trx: Trx,
  { key, applicationId, until }: { key: string; applicationId: string | null; until: Date },
): Promise<void> {
  return store.insertKept(trx, { storage_key: key, application_id: applicationId, until });
}

/** Lets them go: `removeBytes`, which the sweep calls too, removes them once this is committed. */
export function letGo(db: Db, key: string): Promise<void> {
  return store.deleteKept(db, key);
}
