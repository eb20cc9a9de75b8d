import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyDeps } from '../../core/deps.ts';
import { allKeys } from '../../core/keys.ts';

type Signer = KeyDeps;

/**
 * The URL of a visit's calendar file, on this origin. Its signature is the only proof and doesn't expire, since calendars fetch
 * it again after the visit was moved or cancelled. It gives access only to the file, which contains no personal data.
 */
export function calendarUrlOf(deps: Signer, appointmentId: string): string {
  return `/api/public/visits/${appointmentId}/visit.ics?signature=${sign(deps.keys.url, appointmentId)}`;
}

/** False for a forged URL. */
export function isCalendarUrlValid(deps: Signer, appointmentId: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  return allKeys(deps.keys, 'url').some((key) => {
    const expected = Buffer.from(sign(key, appointmentId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function sign(key: Buffer, appointmentId: string): string {
  return createHmac('sha256', key).update(`visit ${appointmentId}`).digest('base64url');
}
