import { flushSync } from 'react-dom';

/** If loading took longer than this, in ms, the applicant has waited long enough without a transition. */
const AT_ONCE = 30;

let late = false;

/** Waits for the code of the next screen, and records whether it was already loaded. */
export async function codeOf<Screen>(loading: Promise<Screen>): Promise<Screen> {
  const begun = performance.now();
  const screen = await loading;
  if (performance.now() - begun > AT_ONCE) late = true;
  return screen;
}

/**
 * Shows the next screen with a transition where the browser supports it, unless its code came late, the phone is slow or the
 * applicant prefers reduced motion. Any input ends the transition and reaches the new screen.
 */
export function showWithTransition(show: () => void): void {
  const still = late || isSlow() || matchMedia('(prefers-reduced-motion: reduce)').matches;
  late = false;
  if (still || !document.startViewTransition) {
    // Rendered in one task: after a tap, a browser delays the slices of a React transition until it has painted a
    // frame.
    flushSync(show);
    return;
  }
  const transition = document.startViewTransition(() => flushSync(show));
  const end = () => transition.skipTransition();
  for (const event of inputs) addEventListener(event, end, { once: true, capture: true });
  const forget = () => {
    for (const event of inputs) removeEventListener(event, end, { capture: true });
  };
  // It ends early when the page is hidden or the next transition begins.
  transition.ready.catch(() => undefined);
  transition.finished.then(forget, forget);
}

// On such phones just capturing the old screen takes longer than the new screen.
function isSlow(): boolean {
  const { hardwareConcurrency = 8, deviceMemory = 8 } = navigator as Navigator & { deviceMemory?: number };
  return hardwareConcurrency <= 4 || deviceMemory <= 4;
}

const inputs = ['pointerdown', 'keydown', 'wheel'] as const;
