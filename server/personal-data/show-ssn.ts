import type { Db } from '../core/database/db.ts';
import type { KeyDeps } from '../core/deps.ts';
import { openWithAny } from '../core/sealed-text.ts';
import * as store from './store.ts';

/** The complete SSN, for staff; null if none was given. */
export async function showSsn({ keys, db }: KeyDeps & { db: Db }, applicationId: string): Promise<string | null> {
  const { ssn_encrypted } = await store.selectPersonalData(db, applicationId);
  return ssn_encrypted && openWithAny(keys, applicationId, ssn_encrypted);
}

export async function hasSsn(db: Db, applicationId: string): Promise<boolean> {
  return (await store.selectPersonalData(db, applicationId)).ssn_encrypted !== null;
}
