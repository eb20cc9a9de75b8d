import type { DbDeps, Deps } from '../../core/deps.ts';
import * as mediaStore from '../store.ts';

const BATCH = 5000;

/** The keys of all files that have a row, including pages and archives, in order. */
export async function* keysWithRow(deps: DbDeps): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const keys = await mediaStore.selectKeysAfter(deps.db, after, BATCH);
    yield* keys;
    if (keys.length < BATCH) return;
    after = keys.at(-1) ?? '';
  }
}

/** Mismatches between rows and stored bytes, by key. */
export interface Unmatched {
  rowsWithoutBytes: string[];
  /** Of files stored before `before`; the next sweeps delete them. */
  bytesWithoutRow: number;
  files: number;
}

/** Compares all rows with all stored files. Keeps the keys of all files in memory, about 100 bytes each. */
export async function compareRowsWithBytes(deps: DbDeps & Pick<Deps, 'storage'>, before: Date): Promise<Unmatched> {
  const stored = new Map<string, Date>();
  for await (const { key, modifiedAt } of deps.storage.list()) stored.set(key, modifiedAt);
  const files = stored.size;
  const rowsWithoutBytes: string[] = [];
  for await (const key of keysWithRow(deps)) {
    // Files added since the store was listed are looked up by name.
    if (!stored.delete(key) && !(await deps.storage.head(key))) rowsWithoutBytes.push(key);
  }
  const bytesWithoutRow = [...stored.values()].filter((at) => at < before).length;
  return { rowsWithoutBytes, bytesWithoutRow, files };
}
