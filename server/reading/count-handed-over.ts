import type { Deps } from '../core/deps.ts';
import { countPictures } from './queue-store.ts';

/** Counts the pictures handed over to reading processes, and the processes that are running. */
export function countHandedOver({ db }: Pick<Deps, 'db'>): ReturnType<typeof countPictures> {
  return countPictures(db);
}
