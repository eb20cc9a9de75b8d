import { restoreScroll } from './scroll.ts';

/** Two taps closer than this are one double tap, in ms. */
const DOUBLE_TAP = 300;
/** And nearer, in px. */
const SAME_PLACE = 30;

let first = true;
let back = false;
let arrivedAt = 0;
let last: MouseEvent | undefined;

addEventListener('popstate', () => {
  back = true;
});

// The second tap of a double tap was meant for the screen before, and must not press what came up under the finger.
addEventListener(
  'click',
  (event) => {
    const before = last;
    last = event;
    // The keyboard's presses have no place.
    if (!before || !event.detail || arrivedAt < before.timeStamp) return;
    const near = Math.hypot(event.x - before.x, event.y - before.y) < SAME_PLACE;
    if (!near || event.timeStamp - before.timeStamp > DOUBLE_TAP) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

/** A screen has just been drawn: scroll, and move the focus to its heading, so that it is read out. */
export function arrive(heading: HTMLElement | null): void {
  // On the first screen of a visit the browser reads the page itself.
  if (!first) {
    restoreScroll(back);
    heading?.focus({ preventScroll: true });
  }
  first = false;
  arrivedAt = performance.now();
  back = false;
}
