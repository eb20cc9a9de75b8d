import * as z from 'zod/mini';
import { day, instant } from '../application.ts';
import { endpoint } from '../endpoint.ts';
import { isDate } from '../fields/dates.ts';
import { atMost } from '../fields/lengths.ts';
import { firstLetterOf, initialOf, lastTwoDigitsOf } from '../fields/masked.ts';
import { tidied } from '../fields/tidy-text.ts';
import { attendances, Rehearsal, RehearsalResult } from './attendance.ts';
import { isTimeZone } from './time-zones.ts';

export const appointmentSources = ['customer', 'advisor', 'system'] as const;
export type AppointmentSource = (typeof appointmentSources)[number];

/** `id` encodes the start; instants are in UTC. */
export const Slot = z.object({ id: z.string(), startTime: instant, endTime: instant });
export type Slot = z.infer<typeof Slot>;

/** The application's upcoming or current visit. */
export const Appointment = z.object({
  id: z.string(),
  admissionRequestId: z.string(),
  slot: Slot,
  slotId: z.string(),
  /** The calendar day of the visit in `timezone`. */
  date: day,
  startTime: instant,
  endTime: instant,
  /** The requested zone, otherwise the one the visit was booked in. */
  timezone: z.string(),
  /** True once the visit was moved. */
  isAppointmentReschedule: z.boolean(),
  /** Counted over all visits of the application; cancelling does not reset it. */
  rescheduleCount: z.number(),
  reschedulesLeft: z.number(),
  source: z.enum(appointmentSources),
  entity: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null while the provider is still creating the meeting. */
  meetingLink: z.nullable(z.string()),
  /** Signed address of the calendar file (text/calendar). `?language=en` sets its language. */
  calendarUrl: z.string(),
  /** What the driver said about coming; null: nothing, so they are expected on time. */
  attendance: z.nullable(z.enum(attendances)),
  rehearsal: z.nullable(Rehearsal),
});
export type Appointment = z.infer<typeof Appointment>;

const timezone = z.string().check(atMost(60), z.refine(isTimeZone, { error: 'timezone_unknown' }));
const isDayOrInstant = (text: string) => isDate(text.slice(0, 10)) && (text.length === 10 || isInstant(text));
const isInstant = (text: string) => /^.{10}T/.test(text) && !Number.isNaN(Date.parse(text));
const Zoned = z.object({ timezone: z.optional(timezone) });
// Staff may read it in a terminal, so it is one line without invisible characters.
const text = z.string().check(tidied(), atMost(200));

/** Default: today. An instant means its day in the zone. */
export const SlotsQuery = z.object({
  timezone: z.optional(timezone),
  date: z.optional(z.string().check(atMost(40), z.refine(isDayOrInstant))),
});

/** Includes the contact data shown in the form; data stored in the application takes precedence. */
export const AppointmentRequest = z.strictObject({
  slotId: z.string().check(atMost(60)),
  admissionRequestId: z.optional(text),
  isAppointmentReschedule: z.optional(z.boolean()),
  source: z.optional(z.enum(appointmentSources)),
  entity: z.optional(z.string().check(atMost(60))),
  firstName: z.optional(text),
  lastName: z.optional(text),
  email: z.optional(text),
  phone: z.optional(text),
});
export type AppointmentRequest = z.infer<typeof AppointmentRequest>;

export const Cancellation = z.strictObject({
  id: text,
  admissionRequestId: z.optional(text),
  slot: z.optional(z.union([text, z.object({ id: z.optional(text) })])),
});

/** Number and length of the texts sent to measure the upload: together a second or two for a connection that a call needs. */
export const [FILLERS, FILLER_LENGTH] = [4, 12 * 1024];

/** The visit that was just booked. */
function limitedBooking<Booked extends { appointment: Appointment }>(booked: Booked): Booked {
  const { appointment } = booked;
  return {
    ...booked,
    appointment: {
      ...appointment,
      id: '',
      firstName: initialOf(appointment.firstName),
      lastName: initialOf(appointment.lastName),
      email: firstLetterOf(appointment.email),
      phone: lastTwoDigitsOf(appointment.phone),
      meetingLink: null,
      calendarUrl: '',
      attendance: null,
      rehearsal: null,
    },
  };
}

export const appointmentEndpoints = {
  getAvailableSlots: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/{n}/calendar/slots/get-available-slots',
    summary: 'The free slots of n consecutive days (1 to 42) in the given zone, in order.',
    gate: 'link',
    limited: 'same',
    query: SlotsQuery,
    result: z.object({ success: z.literal(true), slots: z.array(Slot) }),
    refusals: ['schedule_not_found'],
  }),
  holdSlot: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/calendar/slots/{slotId}/hold',
    summary: 'Holds a slot for 5 minutes until it is confirmed, and releases the one held before.',
    gate: 'link',
    limited: 'same',
    result: z.object({ expiresAt: instant, expiresInSeconds: z.number() }),
    refusals: [
      'slot_not_found',
      'slot_is_not_available',
      'slot_booking_time_limit',
      'schedule_not_found',
      'application_closed',
      'device_not_proved',
    ],
  }),
  createAppointment: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/calendar/appointment/create',
    summary: 'Books the visit, or moves it when isAppointmentReschedule is true.',
    gate: 'link',
    limited: limitedBooking,
    query: Zoned,
    body: AppointmentRequest,
    result: z.object({ success: z.literal(true), appointment: Appointment }),
    refusals: [
      'slot_not_found',
      'slot_is_not_available',
      'slot_booking_time_limit',
      'schedule_not_found',
      'appointment_already_exists',
      'appointment_not_found',
      'appointment_max_reschedule_limit_exceeded',
      'meeting_link_creation_failed',
      'application_closed',
      'device_not_proved',
    ],
  }),
  getAppointment: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/calendar/appointment',
    summary: 'The upcoming or current visit.',
    gate: 'link',
    limited: 'refused',
    query: Zoned,
    result: Appointment,
    refusals: ['appointment_not_found'],
  }),
  cancelAppointment: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/calendar/appointment/cancel',
    summary: 'Cancels the visit; `calendarUrl` then removes it from the calendar.',
    gate: 'link',
    limited: 'refused',
    body: Cancellation,
    result: z.object({ success: z.literal(true), calendarUrl: z.string() }),
    refusals: ['appointment_not_found', 'application_closed', 'device_not_proved'],
  }),
  sayAttendance: endpoint({
    method: 'PUT',
    path: '/public/admission/requests/{id}/calendar/appointment/attendance',
    summary:
      'Says that the driver comes late (the advisor then waits for 15 minutes), cannot come, or comes on time after all.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({ id: text, attendance: z.enum([...attendances, 'on_time']) }),
    result: Appointment,
    refusals: ['appointment_not_found', 'attendance_not_open', 'application_closed'],
  }),
  saveRehearsal: endpoint({
    method: 'PUT',
    path: '/public/admission/requests/{id}/calendar/appointment/rehearsal',
    summary: 'Stores the result of trying out the call, which replaces the one before.',
    gate: 'link',
    limited: 'refused',
    budget: 'rehearsals',
    body: z.strictObject({ id: text, checks: RehearsalResult }),
    result: Rehearsal,
    refusals: ['appointment_not_found', 'application_closed'],
  }),
  measureUpload: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/calendar/appointment/rehearsal/upload',
    summary: 'Takes some text, so that the phone can measure its upload. Nothing of it is stored.',
    gate: 'link',
    limited: 'same',
    budget: 'rehearsals',
    body: z.strictObject({ filler: z.array(z.string().check(atMost(FILLER_LENGTH))).check(atMost(FILLERS)) }),
    result: z.object({ received: z.number() }),
    refusals: [],
  }),
};
