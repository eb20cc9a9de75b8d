import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { markAnswered } from './store.ts';

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
