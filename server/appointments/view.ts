import type { PersonalData } from '@volante/contract/application.ts';
import type { Rehearsal } from '@volante/contract/appointments/attendance.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { slotIdOf } from '@volante/contract/appointments/rules.ts';
import { email as anEmail } from '@volante/contract/countries/contact.ts';
import * as z from 'zod/mini';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile, ConfigDeps, DbDeps, KeyDeps } from '../core/deps.ts';
import type { VisitDetails } from '../notifications/visit-details.ts';
import type { RehearsalRow } from './attendance/attendance-store.ts';
import { dayAt } from './calendar/wall-clock.ts';
import { calendarUrlOf } from './invitation/calendar-file.ts';
import { methodOf, writeIcs } from './invitation/ics.ts';
import { calendarFileName, visitEvent } from './invitation/visit-event.ts';
import type { VisitRow } from './store.ts';
import * as store from './store.ts';

/**
 * The visit as the applicant sees it, with its day in `timezone`. Contact data comes from the application or, where the
 * application has none, from the form.
 */
export function viewAppointment(
  deps: ConfigDeps & KeyDeps,
  application: ApplicationFile,
  visit: VisitRow,
  personalData: PersonalData,
  { timezone = visit.zone, rehearsal = null }: { timezone?: string | undefined; rehearsal?: RehearsalRow | null } = {},
): Appointment {
  const slot = {
    id: slotIdOf(visit.starts_at),
    startTime: visit.starts_at.toISOString(),
    endTime: visit.ends_at.toISOString(),
  };
  return {
    id: visit.id,
    admissionRequestId: application.requestId,
    slot,
    slotId: slot.id,
    date: dayAt(visit.starts_at.getTime(), timezone),
    startTime: slot.startTime,
    endTime: slot.endTime,
    timezone,
    isAppointmentReschedule: visit.reschedule_count > 0,
    rescheduleCount: visit.reschedule_count,
    reschedulesLeft: Math.max(0, deps.config.MAX_RESCHEDULES - visit.reschedule_count),
    source: visit.source,
    entity: visit.entity,
    firstName: personalData.firstName || (visit.contact.firstName ?? ''),
    lastName: personalData.lastName || (visit.contact.lastName ?? ''),
    email: personalData.email || (visit.contact.email ?? ''),
    phone: personalData.phone || (visit.contact.phone ?? ''),
    meetingLink: visit.meeting?.link ?? null,
    calendarUrl: calendarUrlOf(deps, visit.id),
    attendance: visit.attendance,
    rehearsal: rehearsal && viewRehearsal(rehearsal),
  };
}

export function viewRehearsal({ checks, browser, at }: RehearsalRow): Rehearsal {
  return { checks, browser, at: at.toISOString() };
}

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

/** The zone of the application's latest visit, which is that of the driver's phone; null before the first one. */
export function findVisitZone(db: Db, applicationId: string): Promise<string | null> {
  return store.selectLastZone(db, applicationId);
}
