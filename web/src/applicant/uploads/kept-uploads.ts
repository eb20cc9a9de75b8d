const load = () => import('../../lib/files/kept-files.ts');

/** Keeps an item until it is sent, through reloads and killed tabs; null deletes it. */
export function keepUpload(owner: string, key: string, content: object | null): void {
  load()
    .then((kept) => (content ? kept.keep(owner, key, content) : kept.forget(owner, key)))
    .catch(() => undefined);
}

/** Items left on this phone by earlier pages, by key. */
export async function readLeft<T>(owner: string): Promise<{ key: string; content: T }[]> {
  const { readKept } = await load();
  return (await readKept<T>(owner)).map(({ purpose, content }) => ({ key: purpose, content }));
}

/** Runs the work unless another page of this browser is running it. */
export async function ifAlone(room: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(room, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Runs the work while other pages leave the kept items of this room alone. */
export async function atWork(room: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(room, { mode: 'shared' }, work) : work());
}
