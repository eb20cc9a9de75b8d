const positions = new Map<number, number>();

/** How many screens of this visit lie before the present one in the browser's history. */
export function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

/** Notes how far the present screen is scrolled, before it is left. */
export function rememberScroll(): void {
  positions.set(depth(), scrollY);
}

/** New screens start at the top; those one comes back to, where they were left. */
export function restoreScroll(back: boolean): void {
  scrollTo(0, back ? (positions.get(depth()) ?? 0) : 0);
}

/** The browser would scroll before the screen is drawn. */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual';
}
