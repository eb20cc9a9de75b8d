import { useSyncExternalStore } from 'react';
import { perVisit } from './visit.ts';

const guess = perVisit(() => ({ wide: false }));

/** True from tablets up, where choosing a file is offered first and the phone takes the photo. */
export function useWide(): boolean {
  return useAtLeast(tablet);
}

/** The same outside of a component, in the browser. */
export function isWide(): boolean {
  return matchMedia(tablet.query).matches;
}

/**
 * True on computers, whose screens have room for two columns. The stylesheet does the layout; this decides only about
 * different content.
 */
export function useComputer(): boolean {
  return useAtLeast(computer);
}

/** Sets the width assumed during server rendering. The browser first renders with the same one, then measures. */
export function guessWide(wide: boolean): void {
  guess().wide = wide;
}

interface Width {
  query: string;
  subscribe: (listener: () => void) => () => void;
}

// The breakpoints of the stylesheet.
const tablet = widthOf('(min-width: 768px)');
const computer = widthOf('(min-width: 64rem)');

function useAtLeast({ query, subscribe }: Width): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => guess().wide,
  );
}

function widthOf(query: string): Width {
  return {
    query,
    subscribe(listener) {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
}
