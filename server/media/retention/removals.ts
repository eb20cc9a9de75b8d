import { mayBytesGo } from '../../core/database/backup/bytes-stay.ts';
import type { DbDeps, Deps } from '../../core/deps.ts';
import * as mediaStore from '../store.ts';
import * as store from './store.ts';

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

/**
 * Removes the stored files of a slice that are older than `before` and have no row, and unfinished ones; returns their number. A
 * crash between storing and recording leaves such files. While a backup is running they stay.
 */
export async function removeStrays(
  deps: Pick<Deps, 'db' | 'storage'>,
  slice: string,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  await deps.storage.tidy(before, slice);
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    const inUse = await mediaStore.selectKeysInUse(deps.db, batch);
    const mayGo = await mayBytesGo(deps.db);
    for (const key of batch) {
      signal?.throwIfAborted();
      if (!mayGo || inUse.has(key)) continue;
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
