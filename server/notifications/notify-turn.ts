import type { Stage } from '@volante/contract/admission/stages.ts';
import { askedByStage, needsOf, type TurnMessage, turns } from '@volante/contract/admission/turns.ts';
import type { Application } from '@volante/contract/application.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { isActing } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { Outbox } from './notify.ts';
import { notifyDriver } from './notify-move.ts';
import { notifySentBack } from './notify-sent-back.ts';
import * as store from './store.ts';

/** A driver who was told within this time, in ms, isn't told again each time a review returns the turn. */
const TOLD_FOR_MS = 24 * 3600_000;

/** Whose turn it was, and is now. */
interface TurnChange {
  before: { stage: Stage; waitsFor: WaitsFor; since: Date };
  waitsFor: WaitsFor;
  view: Application;
}

/**
 * Says that it is the driver's turn, if this transaction made it so and nothing has said it yet. The driver's own changes need no
 * message: the app shows what comes next. Called for every change of an application, so no change can forget it.
 */
export async function notifyTurn(
  deps: Outbox,
  trx: Trx,
  applicationId: string,
  { before, waitsFor, view }: TurnChange,
): Promise<void> {
  const message = before.stage === view.status ? null : (askedByStage(before.stage, view)?.message ?? null);
  if (message === 'visit_wanted') return notifyDriver(deps, trx, applicationId, message, view.status);
  const cameBack = message === null && before.waitsFor !== 'driver' && waitsFor === 'driver';
  const wanted = cameBack ? firstMessage(view) : message;
  if (!wanted || (await isActing(trx, applicationId, 'applicant'))) return;
  const since = new Date(Math.min(before.since.getTime(), deps.now().getTime() - TOLD_FOR_MS));
  if (cameBack && (await store.hasTurnMessage(trx, applicationId, since))) return;
  await notifySentBack(deps, trx, { applicationId, country: view.country }, { kind: 'turn', item: view.status });
}

function firstMessage(view: Application): TurnMessage | null {
  for (const { need } of needsOf(view)) if (turns[need].message) return turns[need].message;
  return null;
}
