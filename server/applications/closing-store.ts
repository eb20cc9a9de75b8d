import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { Trx } from '../core/database/db.ts';
import './store.ts';

/** Null opens it again. */
export async function updateClosed(
  trx: Trx,
  applicationId: string,
  closed: { reason: ClosedReason; duplicateOf: string | null } | null,
  at: Date,
): Promise<void> {
  const { reason = null, duplicateOf = null } = closed ?? {};
  await trx
    .updateTable('applications')
    .set({ closed_reason: reason, closed_at: closed && at, duplicate_of: duplicateOf, updated_at: at })
    .$if(!closed, (query) => query.set({ reopened_at: at }))
    .where('id', '=', applicationId)
    .execute();
}
