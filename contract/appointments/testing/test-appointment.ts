// A visit as the server returns it, for tests, which give only the fields that matter to the rule under test.

import type { Appointment, Slot } from '../calls.ts';
import { SLOT_MINUTES, slotIdOf } from '../rules.ts';

/** The slot that starts at this instant in UTC, written `2026-12-01T16:30:00Z`. */
export function slotAt(start: string): Slot {
  const from = new Date(start);
  const to = new Date(from.getTime() + SLOT_MINUTES * 60_000);
  return { id: slotIdOf(from), startTime: from.toISOString(), endTime: to.toISOString() };
}

export function appointmentAt(start: string, given: Partial<Appointment> = {}): Appointment {
  const slot = slotAt(start);
  return {
    id: '0199f3c2-6b1e-7c4d-8a5e-0123456789ab',
    admissionRequestId: '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab',
    slot,
    slotId: slot.id,
    date: slot.startTime.slice(0, 10),
    startTime: slot.startTime,
    endTime: slot.endTime,
    timezone: 'America/Mexico_City',
    isAppointmentReschedule: false,
    rescheduleCount: 0,
    reschedulesLeft: 3,
    source: 'customer',
    entity: 'home_visit',
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    phone: '+525512345678',
    meetingLink: 'https://meet.example.org/volante-visit',
    calendarUrl: '/api/public/visits/0199f3c2-6b1e-7c4d-8a5e-0123456789ab/visit.ics?signature=s',
    attendance: null,
    rehearsal: null,
    ...given,
  };
}
