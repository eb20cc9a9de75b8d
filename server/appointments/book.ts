import { setTimeout as pause } from 'node:timers/promises';
import type { AppointmentRequest } from '@volante/contract/appointments/calls.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Language } from '@volante/contract/country.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { budgetOf, refuseUnproved } from '../core/http/devices/caller.ts';
import { Problem } from '../core/problem.ts';
import { notifyVisitBooked } from '../notifications/notify-visit.ts';
import type { Meeting } from '../providers/meetings/meetings.ts';
import { takeHold } from './hold.ts';
import * as holds from './hold-store.ts';
import { plannedOf } from './meetings.ts';
import * as store from './store.ts';
import { visitChangeOf } from './visit-change.ts';

/** Longer than the provider's timeout, so that the slot is still held when its response arrives. */
const LEASE_MS = 60_000;
const PROVIDER_MS = 20_000;
const DAY_MS = 24 * 3600_000;

type Visited = Pick<ApplicationFile, 'applicationId' | 'country'>;

interface Attempt extends AppointmentRequest {
  timezone?: string | undefined;
  language?: Language | undefined;
  actor: Actor;
  /** If given, no other advisor may get the visit. */
  advisorId?: string | undefined;
  keep?: KeepVisit | undefined;
  /** The application as the gate found it, for a booking by its applicant. */
  file?: ApplicationFile;
}

/**
 * Stores the call's response in the transaction that changes the visit. Without it, repeating the call after a crash would be
 * refused.
 */
export type KeepVisit = (trx: Trx, visit: store.VisitRow) => Promise<void>;

/** Books the visit for its applicant. Throws every error code of the call. */
export async function bookAppointment(
  deps: Deps,
  application: ApplicationFile,
  request: AppointmentRequest,
  timezone: string | undefined,
  language?: Language,
  keep?: KeepVisit,
): Promise<store.VisitRow> {
  // Failed attempts count, too: they may have created a meeting, for example if the hold was released meanwhile.
  await deps.limits.spend('bookings', ...budgetOf(deps, application));
  const guarded: KeepVisit = async (trx, visit) => {
    await deps.devices.guard(trx, application);
    await keep?.(trx, visit);
  };
  const attempt = { ...request, timezone, language, actor: applicant, keep: guarded, file: application };
  return (await book(deps, application, attempt))(deps);
}

/**
 * Books the visit on the applicant's behalf, in the zone of their last visit. It doesn't count toward the applicant's daily
 * limit. Throws the same codes, except `rate_limited`. The result is the last step, for the call's transaction.
 */
export async function bookByStaff(
  deps: Deps,
  application: Visited,
  wanted: { slotId: string; advisorId?: string | undefined; actor: Actor<'staff'> },
): Promise<LastStep> {
  const timezone = (await store.selectLastZone(deps.db, application.applicationId)) ?? undefined;
  return book(deps, application, { ...wanted, source: 'advisor', timezone });
}

type LastStep = (deps: Deps) => Promise<store.VisitRow>;

/**
 * Works in three steps: hold the slot, create the meeting, turn the hold into the visit. If a step fails, nothing is booked, and
 * the job `end-meeting` ends the unused meeting. Returns the last step.
 */
async function book(deps: Deps, application: Visited, attempt: Attempt): Promise<LastStep> {
  const { hold, isNew } = await holdForBooking(deps, application, attempt);
  const meeting = await makeMeeting(deps, hold).catch(async (error: unknown) => {
    deps.log.error({ err: error }, 'the meeting link could not be created');
    if (isNew) await holds.deleteHold(deps.db, hold.id);
    throw new Problem('meeting_link_creation_failed');
  });
  return (within) => confirm(within, application, hold.id, meeting, attempt);
}

function holdForBooking(deps: Deps, { applicationId }: Visited, { slotId, actor, advisorId, file }: Attempt) {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    const now = deps.now();
    if (await store.selectVisit(trx, applicationId, now)) throw new Problem('appointment_already_exists');
    if (actor.kind === 'applicant') await refuseTooMany(deps, trx, applicationId, now);
    const { hold, isNew } = await takeHold(deps, trx, application, slotId, {
      only: advisorId,
      beforeRelease: file && (() => refuseUnproved(deps, application, file)),
    });
    const leased = new Date(now.getTime() + LEASE_MS);
    if (hold.expires_at! < leased) await holds.extendHold(trx, hold.id, leased);
    const later = { startAfter: new Date(hold.expires_at!.getTime() + LEASE_MS), key: hold.id };
    await deps.jobs.enqueue(trx, 'end-meeting', { key: hold.id }, later);
    return { hold, isNew };
  });
}

// Every visit costs an e-mail to an unverified address, another one if it is cancelled, and a meeting.
async function refuseTooMany({ config }: Deps, trx: Trx, applicationId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const booked = await store.selectBookingsSince(trx, applicationId, dayAgo, config.BOOKINGS_PER_DAY);
  const oldest = booked.at(-1);
  if (!oldest || booked.length < config.BOOKINGS_PER_DAY) return;
  throw new Problem('rate_limited', { retryAfter: Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000) });
}

async function makeMeeting(deps: Deps, hold: store.AppointmentRow): Promise<Meeting> {
  const timer = new AbortController();
  const tooLong = pause(PROVIDER_MS, null, { signal: timer.signal }).then(() => {
    throw new Error(`the meeting provider took longer than ${PROVIDER_MS} ms`);
  });
  // If the meeting comes first, nothing else handles this rejection.
  tooLong.catch(() => {});
  return Promise.race([deps.meetings.create(plannedOf(deps, hold)), tooLong]).finally(() => timer.abort());
}

function confirm(
  deps: Deps,
  { applicationId, country }: Visited,
  holdId: string,
  meeting: Meeting,
  { timezone, language, actor, keep, file: _, ...request }: Attempt,
): Promise<store.VisitRow> {
  const { firstName, lastName, email, phone, source = 'customer', entity = 'home_visit' } = request;
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, applicationId));
    const now = deps.now();
    if (await store.selectVisit(trx, applicationId, now)) throw new Problem('appointment_already_exists');
    await store.updateEndedVisit(trx, applicationId, now);
    const visit = await store.updateHoldToVisit(trx, holdId, {
      zone: timezone ?? countries[country].zone,
      source,
      entity,
      contact: { firstName, lastName, email, phone },
      meeting,
      rescheduleCount: await store.selectRescheduleCount(trx, applicationId),
      byStaff: actor.kind === 'staff',
      now,
    });
    // A concurrent attempt by the same applicant has released it for another slot.
    if (!visit) throw new Problem('slot_is_not_available');
    // Well after the provider's timeout, when a meeting whose creation only seemed to fail would exist.
    const later = { startAfter: new Date(now.getTime() + LEASE_MS), key: visit.id };
    if (meeting.tried) await deps.jobs.enqueue(trx, 'end-tried-meetings', { key: visit.id }, later);
    if (meeting.link === null) await deps.jobs.enqueue(trx, 'find-meeting-link', { key: visit.id }, { key: visit.id });
    const details = { appointment: visit.id, startsAt: visit.starts_at.toISOString() };
    await recordEvent(trx, applicationId, actor, 'visit_booked', details);
    await notifyVisitBooked(deps, trx, await visitChangeOf(trx, visit, { country, language }));
    await keep?.(trx, visit);
    return visit;
  });
}
