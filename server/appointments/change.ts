import { isClosed } from '@volante/contract/admission/closing.ts';
import type { AppointmentRequest } from '@volante/contract/appointments/calls.ts';
import { startOfSlot } from '@volante/contract/appointments/rules.ts';
import type { CountryCode, Language } from '@volante/contract/country.ts';
import { findClosed, lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, recordEvent, system } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, DbDeps, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { Problem } from '../core/problem.ts';
import { notifyVisitCancelled, notifyVisitMoved } from '../notifications/notify-visit.ts';
import type { KeepVisit } from './book.ts';
import { takeHold } from './hold.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';
import { visitChangeOf } from './visit-change.ts';

/**
 * Moves the visit to another slot and frees the old one in the same transaction; the meeting keeps its link. Moving it to its own
 * time does nothing. Throws `appointment_not_found`, `device_not_proved`, `appointment_max_reschedule_limit_exceeded`, the refusals of holding a slot,
 * and `application_closed`.
 */
export function moveAppointment(
  deps: Deps,
  file: ApplicationFile,
  request: AppointmentRequest,
  timezone: string | undefined,
  language?: Language,
  keep?: KeepVisit,
): Promise<store.VisitRow> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, file.applicationId);
    refuseWhenClosed(application);
    const visit = await currentVisit(deps, trx, file.applicationId);
    refuseUnproved(deps, application, file);
    if (startOfSlot(request.slotId)?.getTime() === visit.starts_at.getTime()) return visit;
    if (visit.reschedule_count >= deps.config.MAX_RESCHEDULES)
      throw new Problem('appointment_max_reschedule_limit_exceeded');
    const { source = visit.source, entity = visit.entity } = request;
    const booking = { zone: timezone ?? visit.zone, source, entity };
    const { slotId } = request;
    const moved = await moveTo(deps, trx, visit, { application, slotId, booking, actor: applicant, language });
    await keep?.(trx, moved);
    return moved;
  });
}

/**
 * Cancels the visit with this id; its slot is free at once. Throws `appointment_not_found`, `device_not_proved` and
 * `application_closed`.
 */
export function cancelAppointment(
  deps: Deps,
  file: ApplicationFile,
  id: string,
  language?: Language,
  keep?: KeepVisit,
): Promise<store.VisitRow> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, file.applicationId);
    refuseWhenClosed(application);
    const visit = await currentVisit(deps, trx, file.applicationId);
    refuseUnproved(deps, application, file);
    if (visit.id !== id) throw new Problem('appointment_not_found');
    await cancel(deps, trx, visit, applicant, { country: file.country, language });
    await keep?.(trx, visit);
    return visit;
  });
}

/** Cancels the upcoming visits of applications that are decided or closed without decision. */
export async function cancelClosedVisits(deps: Deps, signal?: AbortSignal): Promise<void> {
  const visited = store.visitedApplications(deps.db, deps.now());
  for (const applicationId of await findClosed(deps.db, visited)) {
    signal?.throwIfAborted();
    await transaction(deps, async (trx) => {
      const application = await lockApplication(trx, applicationId);
      const visit = await store.selectVisit(trx, applicationId, deps.now());
      if (visit && isClosed(application))
        await cancel(deps, trx, visit, system('system'), { country: application.country });
    });
  }
}

/** The upcoming or current visit. Throws `appointment_not_found`. */
export function findAppointment(deps: DbDeps & ClockDeps, { applicationId }: ApplicationFile): Promise<store.VisitRow> {
  return currentVisit(deps, deps.db, applicationId);
}

async function currentVisit(deps: ClockDeps, db: Deps['db'], applicationId: string): Promise<store.VisitRow> {
  const visit = await store.selectVisit(db, applicationId, deps.now());
  if (!visit) throw new Problem('appointment_not_found');
  return visit;
}

/** Cancels in a transaction that has locked the application. `more` is added to the event, without personal data. */
export async function cancel(
  deps: Deps,
  trx: Trx,
  visit: store.VisitRow,
  actor: Actor,
  reader: { country: CountryCode; language?: Language | undefined },
  more: Record<string, unknown> = {},
): Promise<void> {
  await store.updateCancelled(trx, visit.id, deps.now());
  await deps.jobs.enqueue(trx, 'end-meeting', { key: visit.id });
  const details = { appointment: visit.id, startsAt: visit.starts_at.toISOString(), ...more };
  await recordEvent(trx, visit.application_id, actor, 'visit_cancelled', details);
  await notifyVisitCancelled(deps, trx, await visitChangeOf(trx, visit, reader));
}

interface Wanted {
  /** Must be locked. */
  application: Pick<ApplicationFile, 'applicationId' | 'country'>;
  slotId: string;
  booking: store.Booking;
  actor: Actor;
  language?: Language | undefined;
}

/**
 * Moves a visit to another slot. It keeps its advisor if they are free then; otherwise it gets another one who is. Only moves by
 * applicants count toward their limit. Throws the refusals of holding a slot.
 */
export async function moveTo(
  deps: Deps,
  trx: Trx,
  visit: store.VisitRow,
  { application, slotId, booking, actor, language }: Wanted,
): Promise<store.VisitRow> {
  const { hold } = await takeHold(deps, trx, application, slotId, { preferred: visit.advisor_id });
  await holds.deleteHoldOf(trx, application.applicationId);
  const place = { advisorId: hold.advisor_id, startsAt: hold.starts_at, endsAt: hold.ends_at };
  const counts = actor.kind === 'applicant';
  const moved = await store.updatePlace(trx, visit.id, place, { ...booking, counts, now: deps.now() });
  await deps.jobs.enqueue(trx, 'move-meeting', { key: visit.id });
  const [from, to] = [visit.starts_at, moved.starts_at].map((at) => at.toISOString());
  const given = moved.advisor_id !== visit.advisor_id && { takenFrom: visit.advisor_id, givenTo: moved.advisor_id };
  const details = { appointment: visit.id, from, to, ...given };
  await recordEvent(trx, application.applicationId, actor, 'visit_moved', details);
  await notifyVisitMoved(deps, trx, await visitChangeOf(trx, moved, { country: application.country, language }));
  return moved;
}
