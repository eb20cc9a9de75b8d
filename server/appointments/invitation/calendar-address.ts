import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyDeps } from '../../core/deps.ts';

type Signer = KeyDeps;

/**
 * Where the calendar file of a visit is, on this origin. The address is its only proof and does not expire: a calendar may
 * ask again after the visit was moved or cancelled. It opens nothing but the file, which names nobody.
 */
export function calendarUrlOf(deps: Signer, appointmentId: string): string {
  return `/api/public/visits/${appointmentId}/visit.ics?signature=${sign(deps, appointmentId)}`;
}

/** False for an address that was made up. */
export function isCalendarUrlValid(deps: Signer, appointmentId: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(sign(deps, appointmentId));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ keys }: Signer, appointmentId: string): string {
  return createHmac('sha256', keys.url).update(`visit ${appointmentId}`).digest('base64url');
}
