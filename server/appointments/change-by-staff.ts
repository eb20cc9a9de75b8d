import { startOfSlot } from '@volante/contract/appointments/rules.ts';
import { type LockedApplicationFile, lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { advisorsFreeAt } from './calendar/team-calendar.ts';
import { cancel, moveTo } from './change.ts';
import * as holds from './hold-store.ts';
import * as store from './store.ts';

interface Change {
  actor: Actor<'staff'>;
  visit: { id: string; applicationId: string };
  /** Throws if the caller saw an older revision. */
  judge(revision: number): void;
}

/**
 * Moves a visit on its applicant's behalf; moving it to its own time changes nothing. Throws `application_closed`,
 * `conflict_error` for a visit that is over, and the refusals of holding a slot.
 */
export function moveByStaff(deps: Deps, { slotId, ...change }: Change & { slotId: string }): Promise<void> {
  return transaction(deps, async (trx) => {
    const { application, visit } = await lockVisit(deps, trx, change);
    if (startOfSlot(slotId)?.getTime() === visit.starts_at.getTime()) return;
    const booking = { zone: visit.zone, source: 'advisor', entity: visit.entity } as const;
    await moveTo(deps, trx, visit, { application, slotId, booking, actor: change.actor });
  });
}

/** Cancels a visit with a reason. Throws `application_closed`, and `conflict_error` for a visit that is over. */
export function cancelByStaff(deps: Deps, { reason, ...change }: Change & { reason: string }): Promise<void> {
  return transaction(deps, async (trx) => {
    const { application, visit } = await lockVisit(deps, trx, change);
    await cancel(deps, trx, visit, change.actor, { country: application.country }, { reason });
  });
}

/**
 * Assigns a visit to another advisor, even shortly before it or while it takes place. Time, meeting and invitation stay the same,
 * so the applicant isn't notified. Throws `application_closed`, `conflict_error` for a past visit, and `slot_is_not_available` if
 * the advisor isn't free.
 */
export function reassign(deps: Deps, { advisorId, ...change }: Change & { advisorId: string }): Promise<void> {
  return transaction(deps, async (trx) => {
    const { application, visit } = await lockVisit(deps, trx, change);
    if (visit.advisor_id === advisorId) return;
    const free = await advisorsFreeAt(deps, trx, application, visit.starts_at);
    if (!free.includes(advisorId)) throw new Problem('slot_is_not_available');
    await holds.deleteExpiredHolds(trx, deps.now());
    await store.updateAdvisor(trx, visit.id, advisorId, deps.now());
    const details = { appointment: visit.id, from: visit.advisor_id, to: advisorId };
    await recordEvent(trx, visit.application_id, change.actor, 'visit_reassigned', details);
  });
}

/** Locks the visit. Refuses if the application is decided, if `judge` refuses the revision, or if the visit is over. */
async function lockVisit(
  deps: Deps,
  trx: Trx,
  { visit: { id, applicationId }, judge }: Change,
): Promise<{ application: LockedApplicationFile; visit: store.VisitRow }> {
  const application = await lockApplication(trx, applicationId);
  refuseWhenClosed(application);
  const visit = await store.selectVisitForUpdate(trx, id);
  if (!visit) throw new Problem('appointment_not_found');
  judge(visit.revision);
  if (visit.status !== 'booked' || visit.ends_at <= deps.now()) throw new Problem('conflict_error');
  return { application, visit };
}
