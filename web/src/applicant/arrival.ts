import { restoreScroll } from './scroll.ts';

/** Two taps closer than this are one double tap, in ms. */
const DOUBLE_TAP = 350;

let first = true;
let back = false;
let arrivedAt = 0;
let clickedAt = Number.NEGATIVE_INFINITY;

addEventListener('popstate', () => {
  back = true;
});

// The second tap of a double tap was meant for the screen before, and must not press what came up under the finger.
addEventListener(
  'click',
  (event) => {
    const { timeStamp } = event;
    if (arrivedAt > clickedAt && timeStamp - clickedAt < DOUBLE_TAP) {
      event.preventDefault();
      event.stopPropagation();
    }
    clickedAt = timeStamp;
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
