import { mayBytesGo } from '../../core/database/backup/bytes-stay.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import * as mediaStore from '../store.ts';
import * as store from './removal-store.ts';

const BATCH = 500;

/**
 * Removes the stored files whose row was deleted; returns their number. Retries what a fault of the store interrupted. While a
 * backup is running it removes nothing, and a later call does.
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

/** Whether `removeBytes` left something because a backup is running. */
export async function areBytesLeft({ db }: DbDeps): Promise<boolean> {
  return (await store.selectRemovals(db, 1)).length > 0;
}
