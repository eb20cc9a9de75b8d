import { randomUUID } from 'node:crypto';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { VisitOutcome } from '@volante/contract/staff/visit.ts';
import { readApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import type { ConfigDeps } from '../core/deps.ts';
import { notifyCrm } from './crm/update-crm.ts';
import type { ReviewKind } from './kinds.ts';
import { languageFor, notify, type Outbox } from './notify.ts';

const kinds: Partial<Record<Stage, ReviewKind>> = {
  approved: 'approved',
  rejected: 'rejected',
};

/** Notifies the CRM of every change of stage, and the driver of a decision. `notifyTurn` says when it is the driver's turn. */
export async function notifyMove(
  deps: Outbox & ConfigDeps,
  trx: Trx,
  applicationId: string,
  stage: Stage,
): Promise<void> {
  await notifyCrm(deps, trx, applicationId, stage);
  const kind = kinds[stage];
  if (kind) await notifyDriver(deps, trx, applicationId, kind, stage);
}

/** Asks the driver to book again after a video call that has to be repeated, or was missed. */
export async function notifyVisitAgain(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  outcome: VisitOutcome,
): Promise<void> {
  if (outcome === 'repeat' || outcome === 'no_show')
    await notifyDriver(deps, trx, applicationId, 'visit_wanted', outcome);
}

export async function notifyDriver(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  kind: ReviewKind,
  detail: string,
): Promise<void> {
  const { country } = await readApplication(trx, applicationId);
  const language = await languageFor(trx, applicationId, null, country);
  // Each change of stage is its own event: after a reopening the same one may happen again.
  const about = `${kind} ${randomUUID()}`;
  await notify(deps, trx, { applicationId, kind, about, language, detail });
}

/**
 * Notifies the driver of the day (`yyyy-mm-dd`) on which the idle application is erased. From that day on it isn't sent any more.
 */
export async function notifyErasure(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { on, expiresAt }: { on: string; expiresAt: Date },
): Promise<void> {
  const { country } = await readApplication(trx, applicationId);
  const language = await languageFor(trx, applicationId, null, country);
  const about = `erasure_ahead ${on}`;
  await notify(deps, trx, { applicationId, kind: 'erasure_ahead', about, language, detail: on, expiresAt });
}
