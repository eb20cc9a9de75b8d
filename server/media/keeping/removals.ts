import { mayBytesGo } from '../../core/database/keeping/bytes-stay.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import * as mediaStore from '../store.ts';
import * as store from './removal-store.ts';

const BATCH = 500;

/**
 * Removes the stored files whose row went; returns their number. Repeats what a fault of the store interrupts. While a backup runs
 * it removes nothing: a later call does.
 */
export async function removeBytes(deps: DbDeps & Pick<Deps, 'storage'>, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (;;) {
    const keys = await store.selectRemovals(deps.db, BATCH);
    if (keys.length === 0 || !(await mayBytesGo(deps.db))) return removed;
    const inUse = await mediaStore.selectKeysInUse(deps.db, keys);
    for (const key of keys) {
      signal?.throwIfAborted();
      if (inUse.has(key)) continue;
      await deps.storage.delete(key);
      removed++;
    }
    await store.deleteRemovals(deps.db, keys);
  }
}

/** Whether `removeBytes` left something: a backup is running. */
export async function areBytesLeft({ db }: DbDeps): Promise<boolean> {
  return (await store.selectRemovals(db, 1)).length > 0;
}
