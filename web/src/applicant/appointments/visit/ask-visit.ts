import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { CallError } from '../../../lib/call/call-error.ts';
import { settings } from '../../../lib/settings.ts';
import { call } from '../../application/call.ts';

/** The upcoming visit, or null. */
export async function askVisit(requestId: string, signal?: AbortSignal): Promise<Appointment | null> {
  try {
    return await call('GET /public/admission/requests/{id}/calendar/appointment', {
      params: { id: requestId },
      signal,
    });
  } catch (error) {
    if (error instanceof CallError && error.code === 'appointment_not_found') return null;
    throw error;
  }
}

/** The address of a visit's calendar file in this language; the API may be at another origin. */
export function calendarFile(calendarUrl: string, language: string): string {
  const url = new URL(calendarUrl, new URL(settings.apiBase, page));
  url.searchParams.set('language', language);
  return url.origin === page ? url.pathname + url.search : url.href;
}

// A path stays relative, because the server, which also renders it, has no page address.
const page = 'https://page.invalid';
