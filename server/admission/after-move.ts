import { isDecided, type Stage } from '@volante/contract/admission/stages.ts';
import type { Trx } from '../core/database/db.ts';
import type { ConfigDeps } from '../core/deps.ts';
import type { Outbox } from '../notifications/notify.ts';
import { notifyMove } from '../notifications/notify-move.ts';
import { settleOpen } from './settle-open.ts';

/** What follows every change of stage, in its transaction: a decision ends what was open, and is told. */
export async function afterMove(
  deps: Outbox & ConfigDeps,
  trx: Trx,
  applicationId: string,
  stage: Stage,
): Promise<void> {
  if (isDecided(stage)) {
    await settleOpen(deps, trx, applicationId, { act: stage === 'approved' ? 'approve' : 'reject' });
  }
  await notifyMove(deps, trx, applicationId, stage);
}
