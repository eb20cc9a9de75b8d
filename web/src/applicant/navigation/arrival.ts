import { inBrowser } from '../../lib/visit.ts';
import { noteChange } from '../../ui/double-tap.ts';
import { leaveToasts } from '../../ui/toasts/toast.ts';
import { restoreScroll } from './scroll.ts';

let first = true;
let back = false;

if (inBrowser) {
  addEventListener('popstate', () => {
    back = true;
  });
}

/** Call after a screen has rendered: scrolls and focuses its heading, so that it is announced. */
export function arrive(heading: HTMLElement | null): void {
  // On the first screen of a visit the browser reads the page itself.
  if (!first) {
    restoreScroll(back);
    leaveToasts();
    heading?.focus({ preventScroll: true });
  }
  first = false;
  back = false;
  noteChange();
}
