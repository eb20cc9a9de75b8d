import type { PersonalData } from '@volante/contract/admission/application.ts';
import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { slotIdOf } from '@volante/contract/appointments/rules.ts';
import type { CaseFile, ConfigDeps, KeyDeps } from '../core/deps.ts';
import { dayAt } from './calendar/wall-clock.ts';
import { calendarUrlOf } from './invitation/calendar-address.ts';
import type { VisitRow } from './store.ts';

/**
 * The visit as the applicant sees it, with its day in `timezone`. Contact data comes from the application or, where the
 * application has none, from the form.
 */
export function viewAppointment(
  deps: ConfigDeps & KeyDeps,
  application: CaseFile,
  visit: VisitRow,
  personalData: PersonalData,
  timezone: string = visit.zone,
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
  };
}
