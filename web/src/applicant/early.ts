/** The interaction recorded on a server-rendered page before it is hydrated. */
export interface Early {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** Its place among the page's buttons. */
  place: number;
  /** Whether the app already handles presses of this button. */
  isHeard(button: HTMLElement): boolean;
  /** Whether a button can be the one that React drew in another's place. */
  isAlike(button: HTMLElement, gone: HTMLElement): boolean;
  /** Presses the labelled button that is drawn anew, as soon as it is. */
  pressLater(gone: HTMLElement): void;
  /** From here on the app handles presses itself. */
  stop(): void;
}

/** In ms; longer ago than this, nobody waits for a press any more. */
const LATEST = 10_000;
let stands = false;

const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
/** The person goes on otherwise. */
const OTHERWISE = ['pointerdown', 'keydown'] as const;

// A separate file, because it has to load before all others; it keeps presses for `replay-tap.ts`.
const early: Early = {
  pressed: null,
  place: -1,
  isHeard: () => false,
  isAlike: (button, gone) => button.className === gone.className && button.ariaLabel === gone.ariaLabel,
  pressLater,
  stop() {
    stands = true;
    removeEventListener('click', note, true);
    for (const type of BEGINNINGS) removeEventListener(type, begin, true);
  },
};

/** The button that a press began on, with its place. */
let begun: { button: HTMLButtonElement; place: number } | null = null;

function begin(event: Event): void {
  const button = buttonAt(event.target);
  // With a mouse, both come; the first one may already have had the button replaced.
  if (button || event.type === 'pointerdown') begun = button && { button, place: placeOf(button) };
}

/** A browser sends no click if the button that a press began on is gone when it ends: React drew a translated page anew meanwhile. */
function end(event: MouseEvent): void {
  const press = begun;
  begun = null;
  if (!press || press.button.isConnected) return;
  const button = buttonAt(document.elementFromPoint(event.clientX, event.clientY));
  if (button && early.isAlike(button, press.button)) button.click();
  else if (stands) pressLater(press.button);
  else keep(press.button, press.place);
}

// Around midnight the phone's zone may have another day, or month, than the server's: days are asked for anew, and are gone until they came.
function pressLater(gone: HTMLElement): void {
  if (!gone.ariaLabel) return;
  const watch = new MutationObserver(look);
  const timer = setTimeout(leave, LATEST);
  for (const type of OTHERWISE) addEventListener(type, leave, true);
  watch.observe(document.body, { childList: true, subtree: true });
  look();

  function look(): void {
    const [alike, other] = [...document.querySelectorAll('button')].filter((button) => early.isAlike(button, gone));
    if (!alike || other) return;
    leave();
    alike.click();
  }
  function leave(): void {
    watch.disconnect();
    clearTimeout(timer);
    for (const type of OTHERWISE) removeEventListener(type, leave, true);
  }
}

function note(event: MouseEvent): void {
  const button = buttonAt(event.target);
  if (!button || early.isHeard(button)) return;
  event.preventDefault();
  keep(button, placeOf(button));
}

function keep(button: HTMLButtonElement, place: number): void {
  early.pressed = button;
  early.place = place;
}

function placeOf(button: HTMLButtonElement): number {
  return [...document.querySelectorAll('button')].indexOf(button);
}

function buttonAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

addEventListener('click', note, true);
for (const type of BEGINNINGS) addEventListener(type, begin, true);
// Stays, for a press that began before the app stood.
addEventListener('mouseup', end, true);
Object.assign(globalThis, { early });
