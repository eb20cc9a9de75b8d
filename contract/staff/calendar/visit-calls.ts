import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atMost } from '../../fields/lengths.ts';
import { reasonText, revision } from '../application-calls.ts';
import { Person } from '../roles.ts';
import { Visit } from '../visit.ts';
import { advisorId, calendarDay } from './slots.ts';

/** A visit as the calendar shows it, with the names of driver and advisor. */
export const ListedVisit = z.extend(Visit, {
  name: z.string(),
  reference: z.string(),
  phone: z.string(),
  country: z.string(),
});
export type ListedVisit = z.infer<typeof ListedVisit>;

/** A slot that a driver is about to book. */
export const Hold = z.object({ advisorId: z.string(), startsAt: instant, endsAt: instant, expiresAt: instant });
export type Hold = z.infer<typeof Hold>;

export const visitChangeKinds = [
  'booked',
  'moved',
  'cancelled',
  'given',
  'taken',
  'late',
  'cannot',
  'on_time',
] as const;

/** The latest change by somebody else to one of the caller's visits; `taken`: it was reassigned to another advisor. */
export const VisitChange = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(visitChangeKinds),
  /** Null: the driver. */
  by: z.nullable(Person),
  visit: ListedVisit,
});
export type VisitChange = z.infer<typeof VisitChange>;

const slotId = z.string({ error: 'field_required' }).check(atMost(60));
const of = '/visits/{visitId}';

export const visitEndpoints = {
  listVisits: staffEndpoint({
    method: 'GET',
    path: '/visits',
    summary:
      'The visits of some days (45 at most) of each country’s zone, by their start, and the slots held right now.',
    needs: 'serve',
    query: z.object({ from: calendarDay, to: calendarDay, advisor: z.optional(advisorId) }),
    result: z.object({ items: z.array(ListedVisit), next: z.null(), holds: z.array(Hold) }),
    refusals: [],
  }),
  listVisitChanges: staffEndpoint({
    method: 'GET',
    path: '/visits/changes',
    summary:
      'Changes by others in the last two days to the caller’s visits, including reassigned ones: the latest change of each visit that is not over, newest first.',
    needs: 'serve',
    result: z.object({ items: z.array(VisitChange), next: z.null() }),
    refusals: [],
  }),
  bookVisit: staffEndpoint({
    method: 'POST',
    path: '/applications/{applicationId}/visit',
    summary: 'Books a visit on the driver’s behalf, with an advisor or with anybody who is free.',
    needs: 'serve',
    body: z.strictObject({ slotId, advisorId: z.optional(advisorId) }),
    result: Visit,
    refusals: [
      'slot_not_found',
      'slot_is_not_available',
      'slot_booking_time_limit',
      'schedule_not_found',
      'appointment_already_exists',
      'meeting_link_creation_failed',
      'application_closed',
    ],
  }),
  moveVisit: staffEndpoint({
    method: 'POST',
    path: `${of}/move`,
    summary:
      'Moves a visit; its advisor keeps it if free then. The driver is notified, and the move doesn’t count against the driver’s limit.',
    needs: 'serve',
    body: z.strictObject({ revision, slotId }),
    result: Visit,
    refusals: [
      'appointment_not_found',
      'slot_not_found',
      'slot_is_not_available',
      'slot_booking_time_limit',
      'schedule_not_found',
      'changed_meanwhile',
      'conflict_error',
      'application_closed',
    ],
  }),
  cancelVisit: staffEndpoint({
    method: 'POST',
    path: `${of}/cancel`,
    summary: 'Cancels a visit with a reason; the driver is notified.',
    needs: 'serve',
    body: z.strictObject({ revision, reason: reasonText(500) }),
    result: Visit,
    refusals: ['appointment_not_found', 'changed_meanwhile', 'conflict_error', 'application_closed'],
  }),
  reassignVisit: staffEndpoint({
    method: 'POST',
    path: `${of}/reassign`,
    summary: 'Reassigns a visit to another advisor who is free then; nothing changes for the driver.',
    needs: 'serve',
    body: z.strictObject({ revision, advisorId }),
    result: Visit,
    refusals: [
      'appointment_not_found',
      'slot_is_not_available',
      'changed_meanwhile',
      'conflict_error',
      'application_closed',
    ],
  }),
};
