let ahead = 0;

/** The moment by the server's clock, as its last answer told it: phones may be wrong by days. */
export function now(): Date {
  return new Date(Date.now() - ahead);
}

/** Notes how far this phone's clock is ahead, from the `Date` header of an answer that has just come. */
export function compareClock(date: string | null): void {
  ahead = date ? Date.now() - Date.parse(date) || 0 : ahead;
}
