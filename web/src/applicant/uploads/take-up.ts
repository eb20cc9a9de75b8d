import { inBrowser } from '../../lib/visit.ts';
import type { Failure } from './failure.ts';
import { ifAlone, readLeft } from './kept-uploads.ts';
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
 * Resumes the items left by an earlier page, unless another page of this browser is working on them: refused ones wait for a
 * retry, the others are sent.
 */
export async function takeUp<T extends object>(uploads: Uploads<T>, { owner, room, isWanted }: Room<T>): Promise<void> {
  if (!inBrowser) return;
  await ifAlone(`${owner} ${room}`, async () => {
    const unsent: string[] = [];
    for (const { key, content } of await readLeft<T & { failure: Failure | null }>(owner)) {
      if (!key.startsWith(`${room} `) || uploads.find(key)) continue;
      const { failure, ...rest } = content;
      uploads.restore(key, rest as unknown as T, { kept: true, failure });
      if (isWanted && !isWanted(content)) uploads.remove(key);
      else if (!failure || mayGoOn(failure)) unsent.push(key);
    }
    // Not awaited: it starts once other pages can see that this one is working.
    void uploads.send(unsent);
  });
}

function mayGoOn(failure: Failure): boolean {
  return passesByItself(failure) && (failure.after ?? 0) <= Date.now();
}

let keys = 0;
