/** The interaction recorded on a server-rendered page before it is hydrated. */
export interface Early {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** Whether the app hears presses of this button already. */
  isHeard(button: HTMLElement): boolean;
  /** The app hears presses itself from here on. */
  stop(): void;
}

// A file of its own, since it has to be there before all others; it keeps presses for `press-again.ts`.
const early: Early = {
  pressed: null,
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
}

addEventListener('click', note, true);
Object.assign(globalThis, { early });

// The first paint comes first: each script that the page names before it costs a cheap phone 5 ms of it, and the small ones
// arrive before the large ones all the same. In a page that is never painted the app fetches them itself.
requestAnimationFrame(() => setTimeout(fetchParts));

/** Fetches the scripts of the screen that the server has drawn. */
function fetchParts(): void {
  const parts = document.querySelector<HTMLTemplateElement>('template#parts');
  if (parts) document.head.append(parts.content);
}
