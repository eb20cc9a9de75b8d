import type { Deps } from '../core/deps.ts';
import { countPictures } from './queue-store.ts';

/** How much is handed over to processes that only read, and how many of them live. */
export function countHandedOver({ db }: Pick<Deps, 'db'>): ReturnType<typeof countPictures> {
  return countPictures(db);
}
