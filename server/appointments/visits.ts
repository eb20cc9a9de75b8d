import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Db, Trx } from '../core/database/db.ts';
import * as store from './visit-store.ts';

export type BookedVisit = store.BookedVisit;

/** A visit that was booked, whatever became of it; null for malformed and unknown ids, and for mere holds. */
export async function findVisit(db: Db, id: string): Promise<BookedVisit | null> {
  return isRequestId(id) ? store.selectBookedVisit(db, id) : null;
}

/** The advisor that somebody with this account is; null for accounts that stand for none. */
export function findAdvisorOf(db: Db, accountId: string): Promise<string | null> {
  return store.selectAdvisorOf(db, accountId);
}

/** Ends a visit that is still booked: its time is free again, and its applicant may book another. */
export function endVisit(trx: Trx, id: string, at: Date): Promise<void> {
  return store.updateToEnded(trx, id, at);
}
