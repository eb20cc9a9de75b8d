import type { CountryCode, Language } from '@volante/contract/countries/country.ts';
import { email as anEmail } from '@volante/contract/personal-data/contact.ts';
import * as z from 'zod/mini';
import type { Deps } from '../core/deps.ts';
import { methodOf, writeIcs } from './invitation/ics.ts';
import { calendarFileName, visitEvent } from './invitation/visit-event.ts';
import * as store from './store.ts';

/** What messages tell of a visit, as it is now. */
export interface ToldVisit {
  id: string;
  isBooked: boolean;
  isCancelled: boolean;
  startsAt: Date;
  zone: string;
  country: CountryCode;
  meetingLink: string | null;
  /** What the form said of the applicant, where the application does not know it. */
  email: string;
  phone: string;
  firstName: string;
}

interface Invitation {
  language: Language;
  organizer: { name: string; email: string };
  attendee: string;
}

/** Null when it is gone, or was only held. */
export async function findToldVisit(
  deps: Pick<Deps, 'db'>,
  appointmentId: string,
): Promise<(ToldVisit & { row: store.AppointmentRow }) | null> {
  const row = await store.selectAppointment(deps.db, appointmentId);
  if (!row || row.status === 'held' || row.zone === null) return null;
  const { email = '', phone = '', firstName = '' } = row.contact;
  return {
    id: row.id,
    isBooked: row.status === 'booked',
    isCancelled: row.status === 'cancelled',
    startsAt: row.starts_at,
    zone: row.zone,
    country: row.country,
    meetingLink: row.meeting?.link ?? null,
    // The form takes any text.
    email: z.safeParse(anEmail, email).data ?? '',
    phone,
    firstName,
    row,
  };
}

/** The calendar file that invites to the visit, or takes the invitation back once it is cancelled. */
export function inviteTo(
  deps: Pick<Deps, 'config'>,
  visit: { row: store.AppointmentRow },
  { language, organizer, attendee }: Invitation,
): { method: 'REQUEST' | 'CANCEL'; name: string; content: string } {
  const event = { ...visitEvent(deps, visit.row, language), organizer, attendee };
  const method = methodOf(event) === 'CANCEL' ? 'CANCEL' : 'REQUEST';
  return { method, name: calendarFileName(language), content: writeIcs(deps.config.BRAND_NAME, event) };
}
