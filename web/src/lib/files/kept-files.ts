import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

/** Chosen but unsent files of one purpose; `T` is the metadata of each file. */
export interface Kept<T> {
  /** What it is for. */
  purpose: string;
  content: T;
}

interface Entry<T> extends Kept<T> {
  /** When it was kept, in ms. */
  at: number;
}

/** How long an unsent file is kept on the phone, in ms: other people may use it too. */
const DAY = 24 * 60 * 60 * 1000;

/** Keeps the files chosen for an owner's purpose until `forget`, for at most a day. Lost on phones without storage. */
export async function keep<T>(owner: string, purpose: string, content: T): Promise<void> {
  const entry: Entry<T> = { purpose, content, at: Date.now() };
  await quietly((store) => set([owner, purpose], entry, store));
}

export async function forget(owner: string, purpose: string): Promise<void> {
  await quietly((store) => delMany([[owner, purpose]], store));
}

/** The owner's kept files of the last day; removes all older ones, of any owner. */
export async function readKept<T>(owner: string): Promise<Kept<T>[]> {
  const all = (await quietly((store) => entries<[string, string], Entry<T>>(store))) ?? [];
  const isOld = ([, { at }]: (typeof all)[number]) => Math.abs(Date.now() - at) > DAY;
  const old = all.filter(isOld).map(([key]) => key);
  if (old.length > 0) await quietly((store) => delMany(old, store));
  return all.filter((entry) => entry[0][0] === owner && !isOld(entry)).map(([, entry]) => entry);
}

let store: UseStore | undefined;

// Private windows and full phones refuse: then a file lives as long as its page.
async function quietly<R>(work: (store: UseStore) => Promise<R>): Promise<R | undefined> {
  try {
    store ??= createStore('volante-files', 'chosen');
    return await work(store);
  } catch {
    return undefined;
  }
}
