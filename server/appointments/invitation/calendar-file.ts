import { createHmac, timingSafeEqual } from 'node:crypto';
import { countries } from '@volante/contract/countries/index.ts';
import type { Language } from '@volante/contract/country.ts';
import { readApplication } from '../../applications/applications.ts';
import type { Deps, KeyDeps } from '../../core/deps.ts';
import { allKeys } from '../../core/keys.ts';
import { Problem } from '../../core/problem.ts';
import * as store from '../store.ts';
import { writeIcs } from './ics.ts';
import { calendarFileName, visitEvent } from './visit-event.ts';

type Signer = KeyDeps;

/**
 * The URL of a visit's calendar file, on this origin. Its signature is the only proof and doesn't expire, since calendars fetch
 * it again after the visit was moved or cancelled. It gives access only to the file, which contains no personal data.
 */
export function calendarUrlOf(deps: Signer, appointmentId: string): string {
  return `/api/public/visits/${appointmentId}/visit.ics?signature=${sign(deps.keys.url, appointmentId)}`;
}

/** False for a forged URL. */
function isCalendarUrlValid(deps: Signer, appointmentId: string, signature: unknown): boolean {
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

interface Asked {
  signature?: unknown;
  language?: unknown;
}

/**
 * The calendar file behind a signed URL, in the requested language, otherwise in the country's. Throws `forbidden_error`, and
 * `appointment_not_found` once the visit has been deleted.
 */
export async function deliverCalendarFile(
  deps: Deps,
  appointmentId: string,
  { signature, language }: Asked,
): Promise<{ name: string; text: string }> {
  if (!isCalendarUrlValid(deps, appointmentId, signature)) throw new Problem('forbidden_error');
  const visit = await store.selectAppointment(deps.db, appointmentId);
  if (!visit || visit.status === 'held') throw new Problem('appointment_not_found');
  const read = readLanguage(language) ?? (await languageOf(deps, visit.application_id));
  return { name: calendarFileName(read), text: writeIcs(deps.config.BRAND_NAME, visitEvent(deps, visit, read)) };
}

async function languageOf(deps: Deps, applicationId: string): Promise<Language> {
  const { country } = await readApplication(deps.db, applicationId);
  return countries[country].language;
}

function readLanguage(language: unknown): Language | null {
  return language === 'en' || language === 'es-MX' ? language : null;
}
