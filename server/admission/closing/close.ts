import { type ClosedReason, mayReopen } from '@volante/contract/admission/closing.ts';
import {
  type LockedApplicationFile,
  lockApplication,
  refuseWhenClosed,
  setClosed,
} from '../../applications/applications.ts';
import { type Actor, applicant, recordEvent } from '../../applications/events.ts';
import { releaseIdentities, takeIdentitiesBack } from '../../applications/identities.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { refuseUnproved } from '../../core/http/devices/caller.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { notifyDriver } from '../../notifications/notify-move.ts';
import { settleOpen } from '../settle-open.ts';
import { dayOf, lastDayToReopen } from './reopen-until.ts';

interface Close {
  reason: ClosedReason;
  actor: Actor;
  /** For the staff who read it later. */
  note?: string | undefined;
  /** Of a duplicate: the application that goes on. */
  duplicateOf?: string | undefined;
}

/**
 * Closes an application without decision and tells the driver why. It stays in its stage, and its identifiers are free for another
 * application. Throws `application_closed`, and a 422 at `duplicateOf` unless that is another application that goes on.
 */
export async function closeApplication(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  { reason, actor, note, duplicateOf }: Close,
): Promise<void> {
  const application = await lockBoth(trx, applicationId, reason, duplicateOf);
  refuseWhenClosed(application);
  await setClosed(deps, trx, applicationId, { reason, duplicateOf: duplicateOf ?? null });
  await releaseIdentities(deps, trx, applicationId);
  const details = { reason, ...(note && { note }) };
  await recordEvent(trx, applicationId, actor, 'closed', details);
  await settleOpen(deps, trx, applicationId, { act: 'close' });
  await notifyDriver(deps, trx, applicationId, `closed_${reason}`, reason);
}

/** Locks in the order of the ids, so that two duplicates that are closed for each other at once don't wait for each other. */
async function lockBoth(
  trx: Trx,
  applicationId: string,
  reason: ClosedReason,
  duplicateOf?: string,
): Promise<LockedApplicationFile> {
  if ((reason === 'duplicate') !== (duplicateOf !== undefined))
    throw brokenRules(brokenRule('duplicateOf', duplicateOf ? 'invalid_value' : 'field_required'));
  if (duplicateOf === undefined) return lockApplication(trx, applicationId);
  const wrong = brokenRules(brokenRule('duplicateOf', 'invalid_value'));
  if (duplicateOf === applicationId) throw wrong;
  const locked = new Map<string, LockedApplicationFile>();
  for (const id of [applicationId, duplicateOf].toSorted()) locked.set(id, await lockApplication(trx, id));
  const other = locked.get(duplicateOf);
  if (!other || other.closed || other.stage === 'rejected') throw wrong;
  return locked.get(applicationId) as LockedApplicationFile;
}

/**
 * Opens a closed application again, where it stood; one that is open stays as it is. Throws `already_exist` if another live application
 * has its identifiers by now.
 */
export async function reopenApplication(deps: Deps, trx: Trx, applicationId: string, actor: Actor): Promise<void> {
  const { closed } = await lockApplication(trx, applicationId);
  if (!closed) return;
  await setClosed(deps, trx, applicationId, null);
  await takeIdentitiesBack(trx, applicationId);
  await recordEvent(trx, applicationId, actor, 'reopened', { reason: closed });
  if (actor.kind !== 'applicant') await notifyDriver(deps, trx, applicationId, 'reopened', '');
}

/** The driver doesn't want to go on. Repeating it changes nothing. Throws `application_closed` and `device_not_proved`. */
export function withdraw(deps: Deps, application: ApplicationFile): Promise<void> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseUnproved(deps, current, application);
    if (current.closed === 'withdrew') return;
    await closeApplication(deps, trx, application.applicationId, { reason: 'withdrew', actor: applicant });
  });
}

/**
 * The driver comes back. Throws `application_closed` for a duplicate and after the last day, `already_exist` if they have another
 * application by now, and `device_not_proved`.
 */
export function comeBack(deps: Deps, application: ApplicationFile): Promise<void> {
  const { applicationId, country } = application;
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, applicationId);
    refuseUnproved(deps, current, application);
    const { closed, closedAt } = current;
    if (!closed || !closedAt) return;
    const until = mayReopen(closed) ? lastDayToReopen(deps, country, closedAt) : null;
    if (until === null || until < dayOf(country, deps.now())) throw new Problem('application_closed');
    await reopenApplication(deps, trx, applicationId, applicant);
  });
}
