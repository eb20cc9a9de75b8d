import { inBrowser } from '../../lib/visit.ts';
import type { Failure } from './failure.ts';
import { ifAlone, readLeft } from './kept-uploads.ts';
import type { Uploads } from './uploads.ts';

interface Room<T> {
  owner: string;
  room: string;
  /** False for what is no longer wanted, which is then forgotten. */
  isWanted?: (content: T) => boolean;
}

/** A key of its own; they come back in the order in which they were made. */
export function newKey(room: string): string {
  return `${room} ${Date.now()} ${String(++keys).padStart(5, '0')}`;
}

/**
 * Takes up what an earlier page left, while no other page of this browser is at work on it: what failed waits to be tried
 * again, what was not sent is sent.
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
      else if (!failure) unsent.push(key);
    }
    // Not awaited: it begins when other pages may see that this one is at work.
    void uploads.send(unsent);
  });
}

let keys = 0;
