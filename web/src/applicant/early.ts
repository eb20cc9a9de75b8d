/** The interaction recorded on a server-rendered page before it is hydrated. */
export interface Early {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** Its place among the page's buttons. */
  place: number;
  /** Whether the app already handles presses of this button. */
  isHeard(button: HTMLElement): boolean;
  /** From here on the app handles presses itself. */
  stop(): void;
}

// A separate file, because it has to load before all others; it keeps presses for `replay-tap.ts`.
const early: Early = {
  pressed: null,
  place: -1,
  isHeard: () => false,
  stop() {
    removeEventListener('click', note, true);
  },
};

function note(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (!button || early.isHeard(button)) return;
  event.preventDefault();
  early.pressed = button;
  early.place = [...document.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
}

addEventListener('click', note, true);
Object.assign(globalThis, { early });
