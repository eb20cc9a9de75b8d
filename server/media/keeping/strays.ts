import type { Deps } from '../../core/deps.ts';
import * as mediaStore from '../store.ts';
import * as store from './removal-store.ts';

type StrayDeps = Pick<Deps, 'db' | 'storage' | 'now'>;

const DAY = 24 * 3600 * 1000;
const SLICES = 256;
/** How far apart the turns of two slices are, in ms. */
const TURN = DAY / SLICES;
const BATCH = 500;

/**
 * Removes stored files from before `before` that have no row, and unfinished ones; returns their number. A crash between storing
 * and recording leaves such files. Keys are random, so their first two digits slice the store evenly: each slice has its turn
 * once a day, and a call looks at those whose turn came since the last call.
 */
export async function removeStrays(deps: StrayDeps, before: Date, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (const { slice, turn } of slicesDue(await store.selectLookedUntil(deps.db), deps.now())) {
    removed += await removeIn(deps, slice, before, signal);
    await store.updateLookedUntil(deps.db, turn);
  }
  return removed;
}

interface Slice {
  /** The first two characters of its keys. */
  slice: string;
  turn: Date;
}

/** The slices whose turn came, in order; all of them the first time and when the clock was set back. */
export function slicesDue(since: Date | null, now: Date): Slice[] {
  const last = Math.floor(now.getTime() / TURN);
  const next = since && since <= now ? Math.floor(since.getTime() / TURN) + 1 : 0;
  const first = Math.max(next, last - SLICES + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => ({
    slice: ((first + n) % SLICES).toString(16).padStart(2, '0'),
    turn: new Date((first + n) * TURN),
  }));
}

async function removeIn(deps: StrayDeps, slice: string, before: Date, signal?: AbortSignal): Promise<number> {
  await deps.storage.tidy(before, slice);
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    const inUse = await mediaStore.selectKeysInUse(deps.db, batch);
    for (const key of batch) {
      signal?.throwIfAborted();
      if (inUse.has(key)) continue;
      await deps.storage.delete(key);
      removed++;
    }
    batch = [];
  };
  for await (const { key, modifiedAt } of deps.storage.list(slice)) {
    signal?.throwIfAborted();
    if (modifiedAt < before) batch.push(key);
    if (batch.length === BATCH) await removeBatch();
  }
  if (batch.length > 0) await removeBatch();
  return removed;
}
