import { perVisit } from './visit.ts';

const clock = perVisit(() => ({ ahead: 0 }));

/** The moment by the server's clock, as its last answer told it: phones may be wrong by days. */
export function now(): Date {
  return new Date(Date.now() - clock().ahead);
}

/** Notes how far this phone's clock is ahead, from the moment that an answer has just told: its `Date` header, say. */
export function compareClock(moment: string | null): void {
  if (moment) clock().ahead = Date.now() - Date.parse(moment) || 0;
}
