import { email as anEmail } from '@volante/contract/personal-data/contact.ts';
import * as z from 'zod/mini';
import type { ConfigDeps, DbDeps } from '../core/deps.ts';
import type { VisitDetails } from '../notifications/visit-details.ts';
import { methodOf, writeIcs } from './invitation/ics.ts';
import { calendarFileName, visitEvent } from './invitation/visit-event.ts';
import * as store from './store.ts';

/** The visit as shown in messages; null for a deleted visit or a hold. */
export async function findVisitDetails(deps: DbDeps & ConfigDeps, appointmentId: string): Promise<VisitDetails | null> {
  const row = await store.selectAppointment(deps.db, appointmentId);
  if (!row || row.status === 'held' || row.zone === null) return null;
  const { email = '', phone = '', firstName = '' } = row.contact;
  return {
    isBooked: row.status === 'booked',
    isCancelled: row.status === 'cancelled',
    canMove: row.reschedule_count < deps.config.MAX_RESCHEDULES,
    startsAt: row.starts_at,
    zone: row.zone,
    meetingLink: row.meeting?.link ?? null,
    // The form accepts any text, so it may not be an address.
    email: z.safeParse(anEmail, email).data ?? '',
    phone,
    firstName,
    invite({ language, organizer, attendee }) {
      const event = { ...visitEvent(deps, row, language), organizer, attendee };
      const method = methodOf(event) === 'CANCEL' ? 'CANCEL' : 'REQUEST';
      return { method, name: calendarFileName(language), content: writeIcs(deps.config.BRAND_NAME, event) };
    },
  };
}
