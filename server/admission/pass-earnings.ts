import { isClosed } from '@volante/contract/admission/closing.ts';
import { hasPassedEarnings, type Stage, stageReasons } from '@volante/contract/admission/stages.ts';
import type { PlatformSummary } from '@volante/contract/earnings/calls.ts';
import { lockApplication, moveStage, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, system } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { analyse, readAnalysis } from '../earnings/analysis.ts';

/**
 * Analyses the earnings and moves to the next stage once a platform is complete, in one transaction; an application that has passed
 * stays where it is. Throws `earnings_incomplete` and `application_closed`.
 */
export function startEarningsAnalysis(deps: Deps, application: ApplicationFile): Promise<void> {
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(locked);
    await pass(deps, trx, locked);
  });
}

/**
 * Like `startEarningsAnalysis`, but returns the sums. Reading stays possible after the decision: then the earlier analysis is
 * returned.
 */
export function getEarningsAnalysis(deps: Deps, application: ApplicationFile): Promise<PlatformSummary[]> {
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, application.applicationId);
    return isClosed(locked) ? readAnalysis(trx, locked) : pass(deps, trx, locked);
  });
}

async function pass(deps: Deps, trx: Trx, application: ApplicationFile): Promise<PlatformSummary[]> {
  if (hasPassedEarnings(application.stage)) return readAnalysis(trx, application);
  const summaries = await analyse(deps, trx, application);
  const move = (to: Stage, actor: Actor, reason: string) =>
    moveStage(deps, trx, application.applicationId, to, { actor, reason });
  if (application.stage === 'created') await move('earnings_analysis', applicant, stageReasons.analysisStarted);
  await move('judicial_analysis', system('earnings analysis'), stageReasons.platformComplete);
  if (deps.config.JUDICIAL_CHECK === 'automatic') {
    await move('documents_analysis', system('judicial check'), stageReasons.passedBySetting);
  }
  return summaries;
}
