import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { endCovered, endOtherWeeks, isAsked, markAnswered, selectAsked } from './store.ts';

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

/** Staff have saved these paths themselves, so the applicant is no longer asked for them, nor told if the message still waits. */
export async function endCorrected(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  part: CorrectionPart,
  paths: readonly string[],
): Promise<void> {
  await endCovered(trx, applicationId, part, paths, deps.now());
}

/** The applications whose applicants are asked to correct this part. */
export function findAsked(db: Db, part: CorrectionPart): Promise<string[]> {
  return selectAsked(db, part);
}

/** Ends corrections of weeks that aren't among these any more: the applicant can't send them. */
export async function endOutdated(
  deps: ClockDeps,
  trx: Trx,
  applicationId: string,
  weeks: readonly string[],
): Promise<void> {
  await endOtherWeeks(trx, applicationId, weeks, deps.now());
}

/** Whether the applicant is asked to correct this part, which keeps it open to them. */
export function isAskedToCorrect(trx: Trx, applicationId: string, part: CorrectionPart): Promise<boolean> {
  return isAsked(trx, applicationId, part);
}

// The parts of corrections that other features use: they have the rules of asking, this feature stores the rows.
export {
  endCorrection,
  insertCorrection as addCorrection,
  lockCorrection,
  selectAnswered as findAnswered,
  selectAskedAt as findAskedAt,
} from './store.ts';
