const load = () => import('../../lib/files/kept-files.ts');

/** Keeps what was chosen until it was sent, through reloads and killed tabs; null forgets it. */
export function keepUpload(owner: string, key: string, content: object | null): void {
  load()
    .then((kept) => (content ? kept.keep(owner, key, content) : kept.forget(owner, key)))
    .catch(() => undefined);
}

/** What earlier pages left on this phone, by its key. */
export async function readLeft<T>(owner: string): Promise<{ key: string; content: T }[]> {
  const { readKept } = await load();
  return (await readKept<T>(owner)).map(({ purpose, content }) => ({ key: purpose, content }));
}

/** Does the work unless another page of this browser is at it. */
export async function ifAlone(room: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(room, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}

/** Does the work while other pages leave what is kept for this room alone. */
export async function atWork(room: string, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(room, { mode: 'shared' }, work) : work());
}
