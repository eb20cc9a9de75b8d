import { perVisit } from './visit.ts';

const clock = perVisit(() => ({ ahead: 0 }));

/** The current time by the server's clock, from its last response: phones may be wrong by days. */
export function now(): Date {
  return new Date(Date.now() - clock().ahead);
}

/** Measures how far this phone's clock is ahead, from a timestamp the server has just sent, such as a `Date` header. */
export function compareClock(moment: string | null): void {
  if (moment) clock().ahead = Date.now() - Date.parse(moment) || 0;
}

/** The time zone of this phone or computer. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
