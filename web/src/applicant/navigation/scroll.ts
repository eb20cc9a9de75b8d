const positions = new Map<number, number>();

/** Number of this visit's screens before the current one in the browser's history. */
export function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

/** Saves the scroll position of the current screen before leaving it. */
export function rememberScroll(): void {
  positions.set(depth(), scrollY);
}

/** Scrolls new screens to the top, and screens opened by going back to where they were. */
export function restoreScroll(back: boolean): void {
  scrollTo(0, back ? (positions.get(depth()) ?? 0) : 0);
}

/** Turns off the browser's own scroll restoration, which runs before the screen is rendered. */
export function takeOverScroll(): void {
  history.scrollRestoration = 'manual';
}
