/** Maximum ms between the taps of a double tap; anything faster than a finger is the browser forwarding a label's tap. */
const DOUBLE_TAP = 400;
const PASSED_ON = 30;
/** Maximum distance of the taps of a double tap, in px. */
const SAME_PLACE = 30;

let changedAt = 0;
let last: MouseEvent | undefined;
let lastControl: EventTarget | null;

/** Call when controls have changed, because a screen or part of one was replaced. */
export function noteChange(): void {
  changedAt = performance.now();
}

// The second tap of a double tap was meant for the control of the first tap: it must not press one that has just
// appeared under the finger. During server rendering there is nothing to listen to.
globalThis.addEventListener?.(
  'click',
  (event) => {
    const [before, controlBefore] = [last, lastControl];
    last = event;
    lastControl = controlOf(event.target);
    // Presses by keyboard have no position.
    if (!before || !event.detail) return;
    const since = event.timeStamp - before.timeStamp;
    const near = Math.hypot(event.x - before.x, event.y - before.y) < SAME_PLACE;
    const other = lastControl !== controlBefore || changedAt > before.timeStamp;
    if (!near || !other || since < PASSED_ON || since > DOUBLE_TAP) return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

function controlOf(target: EventTarget | null): EventTarget | null {
  return target instanceof Element ? (target.closest('a, button, input, label, select, summary') ?? target) : target;
}
