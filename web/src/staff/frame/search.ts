import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** The search text. Kept in this tab only, since a name doesn't belong in an address or the history. */
export function useSearchText(): string {
  return useSyncExternalStore(subscribe, () => text);
}

export function searchFor(next: string): void {
  text = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
