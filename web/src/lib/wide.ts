import { useSyncExternalStore } from 'react';
import { perVisit } from './visit.ts';

const query = '(min-width: 768px)';
const guess = perVisit(() => ({ wide: false }));

/** True on computer-sized screens, where choosing a file comes first and the phone takes the photo. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => guess().wide,
  );
}

/** Sets the width assumed during server rendering; the browser first renders the same, then measures. */
export function guessWide(wide: boolean): void {
  guess().wide = wide;
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
