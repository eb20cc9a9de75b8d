import type { ClockDeps, DbDeps } from '../core/deps.ts';
import * as store from './store.ts';

const BATCH = 500;

/**
 * Marks visits as ended once their time is over. What people see depends on the time itself; this only keeps the number of booked
 * visits small.
 */
export async function endPastVisits(deps: DbDeps & ClockDeps, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if ((await store.updateEndedVisits(deps.db, deps.now(), BATCH)) < BATCH) return;
  }
}
