import type { MouseEvent } from 'react';
import { addressOf } from './address.ts';
import { goTo } from './go.ts';

/** The link properties of a step's row; none if the step can't be opened now. */
export function stepLink(target: { path: string; again?: boolean; query?: Record<string, string> } | null) {
  if (!target) return {};
  // On entry, completed personal data is skipped unless the URL asks for it.
  const query = target.again ? { change: '1' } : (target.query ?? {});
  return {
    href: addressOf(target.path, query),
    onOpen: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void goTo(target.path, { query });
    },
  };
}
