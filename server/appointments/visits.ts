import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import * as store from './store.ts';

export type BookedVisit = store.BookedVisit;

/** A visit, booked now or in the past; null for malformed and unknown ids, and for holds. */
export async function findVisit(db: Db, id: string): Promise<BookedVisit | null> {
  return isRequestId(id) ? store.selectBookedVisit(db, id) : null;
}

/** The advisor linked to this account, or null. */
export function findAdvisorOf(db: Db, accountId: string): Promise<string | null> {
  return store.selectAdvisorOf(db, accountId);
}

/** Slots that drivers of these countries are holding right now, for one advisor or for all. */
export async function listHolds(
  { db, now }: DbDeps & ClockDeps,
  reach: Reach,
  advisorId?: string,
): Promise<{ advisorId: string; startsAt: string; endsAt: string; expiresAt: string }[]> {
  const holds = await store.selectHolds(db, reach, now(), advisorId);
  return holds.map(({ advisor_id, starts_at, ends_at, expires_at }) => ({
    advisorId: advisor_id,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    expiresAt: (expires_at as Date).toISOString(),
  }));
}

/** Ends a visit that is still booked: its time is free again, and its applicant may book another one. */
export function endVisit(trx: Trx, id: string, at: Date): Promise<void> {
  return store.updateToEnded(trx, id, at);
}
