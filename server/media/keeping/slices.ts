import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import * as store from './removal-store.ts';

const DAY = 24 * 3600 * 1000;
const SLICES = 256;
/** How far apart the turns of two slices are, in ms. */
const TURN = DAY / SLICES;

/**
 * Does `work` for the slices of the stored files whose turn came since the last call. Keys are random, so their first two digits
 * slice the store evenly; each slice has its turn once a day. A call that is interrupted goes on where it was.
 */
export async function workInSlices(deps: DbDeps & ClockDeps, work: (slice: string) => Promise<void>): Promise<void> {
  for (const { slice, turn } of slicesDue(await workedUntil(deps), deps.now())) {
    await work(slice);
    await store.updateLookedUntil(deps.db, turn);
  }
}

/** The last turn that was worked on; null before the first, and when the clock was set back since. */
export async function workedUntil(deps: DbDeps & ClockDeps): Promise<Date | null> {
  const until = await store.selectLookedUntil(deps.db);
  return until && until <= deps.now() ? until : null;
}

interface Slice {
  /** The first two characters of its keys. */
  slice: string;
  turn: Date;
}

/** The slices whose turn came, in order; all of them the first time. */
export function slicesDue(since: Date | null, now: Date): Slice[] {
  const last = Math.floor(now.getTime() / TURN);
  const next = since ? Math.floor(since.getTime() / TURN) + 1 : 0;
  const first = Math.max(next, last - SLICES + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => ({
    slice: ((first + n) % SLICES).toString(16).padStart(2, '0'),
    turn: new Date((first + n) * TURN),
  }));
}
