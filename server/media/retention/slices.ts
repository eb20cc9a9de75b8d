import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import * as store from './store.ts';

const DAY = 24 * 3600 * 1000;
const SLICES = 256;
/** Time between the turns of two slices, in ms. */
const TURN = DAY / SLICES;

/**
 * Does `work` for each slice of the stored files whose turn came since the last call. Keys are random, so their first two digits
 * divide the store evenly. Each slice has its turn once a day. An interrupted call is continued by the next.
 */
export async function workInSlices(deps: DbDeps & ClockDeps, work: (slice: string) => Promise<void>): Promise<void> {
  for (const { slice, turn } of slicesDue(await workedUntil(deps), deps.now())) {
    await work(slice);
    await store.updateLookedUntil(deps.db, turn);
  }
}

/** The last turn whose work was done; null before the first, and after the clock was set back. */
export async function workedUntil(deps: DbDeps & ClockDeps): Promise<Date | null> {
  const until = await store.selectLookedUntil(deps.db);
  return until && until <= deps.now() ? until : null;
}

interface Slice {
  /** The first two characters of the keys in it. */
  slice: string;
  turn: Date;
}

/** The slices whose turn has come, in order; all of them the first time. */
export function slicesDue(since: Date | null, now: Date): Slice[] {
  const last = Math.floor(now.getTime() / TURN);
  const next = since ? Math.floor(since.getTime() / TURN) + 1 : 0;
  const first = Math.max(next, last - SLICES + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => ({
    slice: ((first + n) % SLICES).toString(16).padStart(2, '0'),
    turn: new Date((first + n) * TURN),
  }));
}
