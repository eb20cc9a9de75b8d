import { createStore, delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { holdThisPage, isClosed, thisPage } from './open-pages.ts';

/** Chosen but unsent files of one purpose; `T` is the metadata of each file. */
export interface Kept<T> {
  /** What it is for. */
  purpose: string;
  content: T;
}

interface Entry<T> extends Kept<T> {
  /** When it was kept, in ms. */
  at: number;
  /** The page that sends it; missing in files kept by earlier versions. */
  page?: string;
}

/** How long an unsent file is kept on the phone, in ms: other people may use it too. */
const DAY = 24 * 60 * 60 * 1000;

/** Keeps the files chosen for an owner's purpose until `forget`, for at most a day. Lost on phones without storage. */
export async function keep<T>(owner: string, purpose: string, content: T, page = thisPage): Promise<void> {
  await holdThisPage();
  const entry: Entry<T> = { purpose, content, at: Date.now(), page };
  await quietly((store) => set([owner, purpose], entry, store));
}

/** Deletes the kept files, unless another page has kept newer ones for this purpose. */
export async function forget(owner: string, purpose: string): Promise<void> {
  // Waits like `keep`: a file forgotten right after it was kept must not be written afterwards.
  await holdThisPage();
  const key = [owner, purpose];
  await change(key, (entry, store) => {
    if ((entry.page ?? thisPage) === thisPage) store.delete(key);
  });
}

/** The owner's kept files of the last day; deletes older ones of all owners. */
export async function readKept<T>(owner: string): Promise<Kept<T>[]> {
  return readEntries<T>(owner);
}

/** Files of closed pages, which no page sends any more. */
export async function readLeft<T>(owner: string): Promise<Entry<T>[]> {
  const all = await readEntries<T>(owner);
  const isLeft = await Promise.all(all.map(({ page = '', at }) => isClosed(page, at)));
  return all.filter((_, k) => isLeft[k]);
}

/** Transfers files kept by closed pages to this page, if wanted. If several pages ask at once, each file goes to one of them. */
export async function takeLeft<T>(owner: string, isWanted: (kept: Kept<T>) => boolean): Promise<Kept<T>[]> {
  const taken: Kept<T>[] = [];
  for (const entry of await readLeft<T>(owner)) if (isWanted(entry) && (await take(owner, entry))) taken.push(entry);
  return taken;
}

async function take<T>(owner: string, { purpose, page }: Entry<T>): Promise<boolean> {
  await holdThisPage();
  const key = [owner, purpose];
  let isTaken = false;
  await change(key, (entry, store) => {
    isTaken = entry.page === page;
    if (isTaken) store.put({ ...entry, page: thisPage }, key);
  });
  return isTaken;
}

/** Gives the files kept for an owner to another one. */
export async function moveFiles(from: string, to: string): Promise<void> {
  await quietly((use) =>
    use('readwrite', (store) => {
      const all = store.openCursor();
      all.onsuccess = () => {
        const cursor = all.result;
        if (!cursor) return;
        const [owner, purpose] = cursor.key as [string, string];
        if (owner === from) {
          store.put(cursor.value, [to, purpose]);
          cursor.delete();
        }
        cursor.continue();
      };
      return promisifyRequest(store.transaction);
    }),
  );
}

/** Reads and changes an entry atomically, before any other page can. */
async function change(key: string[], work: (entry: Entry<unknown>, store: IDBObjectStore) => void): Promise<void> {
  await quietly((use) =>
    use('readwrite', (store) => {
      const asked = store.get(key);
      asked.onsuccess = () => asked.result && work(asked.result, store);
      return promisifyRequest(store.transaction);
    }),
  );
}

async function readEntries<T>(owner: string): Promise<Entry<T>[]> {
  const all = (await quietly((store) => entries<[string, string], Entry<T>>(store))) ?? [];
  const isOld = ([, { at }]: (typeof all)[number]) => Math.abs(Date.now() - at) > DAY;
  const old = all.filter(isOld).map(([key]) => key);
  if (old.length > 0) await quietly((store) => delMany(old, store));
  return all.filter((entry) => entry[0][0] === owner && !isOld(entry)).map(([, entry]) => entry);
}

let store: UseStore | undefined;

// Private windows and full phones refuse storage: then a file lives only as long as its page.
async function quietly<R>(work: (store: UseStore) => Promise<R>): Promise<R | undefined> {
  try {
    store ??= createStore('volante-files', 'chosen');
    return await work(store);
  } catch {
    return undefined;
  }
}
