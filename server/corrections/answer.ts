import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { withdrawSentBack } from '../notifications/notify-sent-back.ts';
import { endCovered, isAsked, markAnswered } from './store.ts';

/**
 * Saving one of the paths that a correction asks for answers it, in the transaction that saves. Staff then decide whether the
 * answer is good.
 */
export async function answerCorrections(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  part: CorrectionPart,
  ...paths: readonly string[]
): Promise<void> {
  if (paths.length > 0) await markAnswered(trx, applicationId, part, paths, deps.now());
}

/** Staff have saved these paths themselves, so the applicant is no longer asked for them. */
export async function endCorrected(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  part: CorrectionPart,
  paths: readonly string[],
): Promise<void> {
  for (const item of await endCovered(trx, applicationId, part, paths, deps.now()))
    await withdrawSentBack(deps, trx, applicationId, { kind: 'correction', item });
}

/** Whether the applicant is asked to correct this part, which keeps it open to them. */
export function isAskedToCorrect(trx: Trx, applicationId: string, part: CorrectionPart): Promise<boolean> {
  return isAsked(trx, applicationId, part);
}
