import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { markAnswered } from './store.ts';

/**
 * What the applicant saves answers the corrections that ask for one of its paths, in the transaction that saves it. Whether the
 * answer is good is for staff to say.
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
