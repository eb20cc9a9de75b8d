import type { ClockDeps, DbDeps } from '../core/deps.ts';
import * as store from './store.ts';

const BATCH = 500;

/**
 * Marks visits as ended once their time is over. What anybody is shown follows from the time itself; this keeps the visits that
 * are booked few.
 */
export async function endPastVisits(deps: DbDeps & ClockDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if ((await store.updateEndedVisits(deps.db, deps.now(), BATCH)) < BATCH) return;
  }
}
