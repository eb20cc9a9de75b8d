const load = () => import('../../lib/files/kept-files.ts');

/** Keeps an item until it is sent, through reloads and killed tabs; null deletes it. */
export function keepUpload(owner: string, key: string, content: object | null): void {
  load()
    .then((kept) => (content ? kept.keep(owner, key, content) : kept.forget(owner, key)))
    .catch(() => undefined);
}

/** Takes over the requested items that closed pages left on this phone; from now on only this page sends them. */
export async function takeLeft<T>(
  owner: string,
  isWanted: (key: string, content: T) => boolean,
): Promise<{ key: string; content: T }[]> {
  const kept = await load();
  const left = await kept.takeLeft<T>(owner, ({ purpose, content }) => isWanted(purpose, content));
  return left.map(({ purpose, content }) => ({ key: purpose, content }));
}
