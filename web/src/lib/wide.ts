import { useSyncExternalStore } from 'react';
import { perVisit } from './visit.ts';

const query = '(min-width: 768px)';
const guess = perVisit(() => ({ wide: false }));

/** True on a screen wide enough to be a computer: there a file comes first, and the phone takes the photo. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => guess().wide,
  );
}

/** What the server takes the screen for; the browser draws the same first, and then looks. */
export function guessWide(wide: boolean): void {
  guess().wide = wide;
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
