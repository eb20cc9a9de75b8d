import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

/** True on a screen wide enough to be a computer: there a file comes first, and the phone takes the photo. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
