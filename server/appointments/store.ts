import './tables.ts';
import type { Attendance } from '@volante/contract/appointments/attendance.ts';
import type { AppointmentSource } from '@volante/contract/appointments/calls.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Expression, Selectable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { ofReached } from '../core/database/reach.ts';
import type { Database } from '../core/database/schema.ts';
import type { Meeting } from '../providers/meetings/meetings.ts';
import type { Contact } from './tables.ts';

export type AppointmentRow = Selectable<Database['appointments']>;
/** An appointment that was booked. */
export type VisitRow = AppointmentRow & { zone: string; source: AppointmentSource; entity: string };

export interface AdvisorTime {
  advisorId: string;
  startsAt: Date;
  endsAt: Date;
}

export interface Booking {
  zone: string;
  source: AppointmentSource;
  entity: string;
}

/** The visit that hasn't ended yet. */
export async function selectVisit(db: Db, applicationId: string, now: Date): Promise<VisitRow | null> {
  const visits = db.selectFrom('appointments').selectAll().where('application_id', '=', applicationId);
  const row = await visits.where('status', '=', 'booked').where('ends_at', '>', now).executeTakeFirst();
  return (row as VisitRow | undefined) ?? null;
}

/** Applications with a visit that hasn't ended yet, for use in another feature's statement. */
export function visitedApplications(db: Db, now: Date): Expression<unknown> {
  const visits = db.selectFrom('appointments').select('application_id').where('status', '=', 'booked');
  return visits.where('ends_at', '>', now);
}

export async function updateEndedVisit(trx: Trx, applicationId: string, now: Date): Promise<void> {
  const visits = trx.updateTable('appointments').set({ status: 'ended' }).where('application_id', '=', applicationId);
  await visits.where('status', '=', 'booked').where('ends_at', '<=', now).execute();
}

/**
 * Marks up to `most` visits whose time is over as ended, the earliest first, across all applications. Returns how many there
 * were.
 */
export async function updateEndedVisits(db: Db, now: Date, most: number): Promise<number> {
  const over = db.selectFrom('appointments').select('id').where('status', '=', 'booked').where('ends_at', '<=', now);
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ status: 'ended' })
    .where('id', 'in', over.orderBy('ends_at').limit(most).forUpdate().skipLocked())
    .where('status', '=', 'booked')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The number of moves, over all visits of the application. */
export async function selectRescheduleCount(db: Db, applicationId: string): Promise<number> {
  const visits = db.selectFrom('appointments').where('application_id', '=', applicationId);
  const row = await visits.select((count) => count.fn.max('reschedule_count').as('count')).executeTakeFirst();
  return row?.count ?? 0;
}

/** The zone of the application's latest visit; null before the first one. */
export async function selectLastZone(db: Db, applicationId: string): Promise<string | null> {
  const visits = db.selectFrom('appointments').select('zone').where('application_id', '=', applicationId);
  const row = await visits.where('status', '<>', 'held').orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row?.zone ?? null;
}

/** Booking times of the visits that the driver booked after `since`, newest first, `most` at most. */
export async function selectBookingsSince(db: Db, applicationId: string, since: Date, most: number): Promise<Date[]> {
  const visits = db.selectFrom('appointments').select('created_at').where('application_id', '=', applicationId);
  const booked = visits.where('status', '<>', 'held').where('by_staff', '=', false).where('created_at', '>', since);
  const rows = await booked.orderBy('created_at', 'desc').limit(most).execute();
  return rows.map((row) => row.created_at);
}

/** Turns a hold into the visit; null when the hold is gone. */
export async function updateHoldToVisit(
  trx: Trx,
  id: string,
  booking: Booking & { contact: Contact; meeting: Meeting; rescheduleCount: number; byStaff: boolean; now: Date },
): Promise<VisitRow | null> {
  const { zone, source, entity, contact, meeting, rescheduleCount, byStaff, now } = booking;
  const row = await trx
    .updateTable('appointments')
    .set({
      status: 'booked',
      expires_at: null,
      zone,
      source,
      entity,
      contact: JSON.stringify(contact),
      meeting: JSON.stringify(meeting),
      reschedule_count: rescheduleCount,
      by_staff: byStaff,
      created_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .returningAll()
    .executeTakeFirst();
  return (row as VisitRow | undefined) ?? null;
}

export async function updatePlace(
  trx: Trx,
  id: string,
  { advisorId, startsAt, endsAt }: AdvisorTime,
  { now, counts, ...booking }: Booking & { now: Date /** Among the moves that the driver has. */; counts: boolean },
): Promise<VisitRow> {
  const row = await trx
    .updateTable('appointments')
    .set({ advisor_id: advisorId, starts_at: startsAt, ends_at: endsAt, ...booking, updated_at: now })
    // It was said about the old time.
    .set({ attendance: null, attendance_at: null })
    .set((row) => ({
      sequence: row('sequence', '+', 1),
      reschedule_count: row('reschedule_count', '+', counts ? 1 : 0),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as VisitRow;
}

/** Changes only the advisor; the time stays, and so does the invitation. */
export async function updateAdvisor(trx: Trx, id: string, advisorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ advisor_id: advisorId, updated_at: now })
    .set((row) => ({ sequence: row('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateCancelled(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ status: 'cancelled', updated_at: now })
    .set((row) => ({ sequence: row('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function updateMeeting(db: Db, id: string, meeting: Meeting, now: Date): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ meeting: JSON.stringify(meeting), updated_at: now })
    .set((row) => ({ sequence: row('sequence', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Null for a hold. */
export async function selectVisitForUpdate(trx: Trx, id: string): Promise<VisitRow | null> {
  const visit = trx.selectFrom('appointments').selectAll().where('id', '=', id).where('status', '<>', 'held');
  return ((await visit.forUpdate().executeTakeFirst()) as VisitRow | undefined) ?? null;
}

export async function selectAppointment(db: Db, id: string): Promise<AppointmentRow | null> {
  const row = await db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function selectWithMeeting(db: Db, applicationId: string): Promise<string[]> {
  const rows = db.selectFrom('appointments').select('id').where('application_id', '=', applicationId);
  return (await rows.where('status', '<>', 'cancelled').execute()).map((row) => row.id);
}

export interface BookedVisit {
  id: string;
  applicationId: string;
  advisorId: string;
  /** The console account of its advisor. */
  advisorAccount: string | null;
  startsAt: Date;
  attendance: Attendance | null;
  status: 'booked' | 'ended' | 'cancelled';
}

/** Null for holds. `id` must be a UUID. */
export async function selectBookedVisit(db: Db, id: string): Promise<BookedVisit | null> {
  const row = await db
    .selectFrom('appointments as v')
    .innerJoin('advisors as a', 'a.id', 'v.advisor_id')
    .select([
      'v.id',
      'v.application_id as applicationId',
      'v.advisor_id as advisorId',
      'a.account_id as advisorAccount',
      'v.starts_at as startsAt',
      'v.attendance',
      'v.status',
    ])
    .where('v.id', '=', id)
    .where('v.status', '<>', 'held')
    .executeTakeFirst();
  return (row as BookedVisit | undefined) ?? null;
}

export async function selectAdvisorOf(db: Db, accountId: string): Promise<string | null> {
  const row = db.selectFrom('advisors').select('id').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.id ?? null;
}

export function selectHolds(db: Db, reach: Reach, now: Date, advisorId: string | undefined) {
  const held = db.selectFrom('appointments').select(['advisor_id', 'starts_at', 'ends_at', 'expires_at']);
  const live = held
    .where('status', '=', 'held')
    .where('expires_at', '>', now)
    .where(ofReached(reach, 'application_id'));
  const own = advisorId === undefined ? live : live.where('advisor_id', '=', advisorId);
  return own.orderBy('starts_at').execute();
}

export async function updateToEnded(trx: Trx, id: string, at: Date): Promise<void> {
  const visit = trx.updateTable('appointments').set({ status: 'ended', updated_at: at }).where('id', '=', id);
  await visit.where('status', '=', 'booked').execute();
}
