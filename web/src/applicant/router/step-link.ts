import type { MouseEvent } from 'react';
import { addressOf } from './address.ts';
import { goTo } from './navigation.ts';

/** What makes a row of the step list a link; nothing where the step leads nowhere now. */
export function stepLink(target: { path: string; again: boolean } | null) {
  if (!target) return {};
  // Entry passes over personal data that were given, unless the address says that they are wanted.
  const query: Record<string, string> = target.again ? { change: '1' } : {};
  return {
    href: addressOf(target.path, query),
    onOpen: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void goTo(target.path, { query });
    },
  };
}
