import { inBrowser } from '../../lib/visit.ts';
import type { Failure } from './failure.ts';
import { takeLeft } from './kept-uploads.ts';
import { passesByItself } from './retry-later.ts';
import type { Uploads } from './uploads.ts';

interface Room<T> {
  owner: string;
  room: string;
  /** False for an outdated item, which is then deleted. */
  isWanted?: (content: T) => boolean;
}

/** A unique key; items come back in the order of creation. */
export function newKey(room: string): string {
  return `${room} ${Date.now()} ${String(++keys).padStart(5, '0')}`;
}

/**
 * Continues with the items that closed pages left: refused ones wait for a retry, the others are sent. May be called
 * again at any time.
 */
export async function takeUp<T extends object>(uploads: Uploads<T>, { owner, room, isWanted }: Room<T>): Promise<void> {
  if (!inBrowser) return;
  const isNew = (key: string) => key.startsWith(`${room} `) && !uploads.find(key);
  const unsent: string[] = [];
  for (const { key, content } of await takeLeft<T & { failure: Failure | null }>(owner, isNew)) {
    const { failure, ...rest } = content;
    uploads.restore(key, rest as unknown as T, { kept: true, failure });
    if (isWanted && !isWanted(content)) uploads.remove(key);
    else if (!failure || mayGoOn(failure)) unsent.push(key);
  }
  void uploads.send(unsent);
}

function mayGoOn(failure: Failure): boolean {
  return passesByItself(failure) && (failure.after ?? 0) <= Date.now();
}

let keys = 0;
