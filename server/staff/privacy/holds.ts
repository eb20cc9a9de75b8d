import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import { todayOf } from './retention.ts';
import * as store from './retention-store.ts';

/** Keeps an application from being erased, until the hold is lifted; a later hold replaces an earlier one. */
export function hold(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  { reason, accountId }: { reason: string; accountId: string },
): Promise<void> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const row = { application_id: applicationId, reason, account_id: accountId, at: deps.now() };
    await store.upsertHold(trx, row);
  });
}

/**
 * Ends a hold. Throws `not_found_error` if there is none. A driver whose erasure fell due during the hold is notified again
 * before anything is erased.
 */
export function liftHold(deps: DbDeps & ClockDeps, applicationId: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    if ((await store.deleteHold(trx, applicationId)) === 0) throw new Problem('not_found_error');
    await store.deleteWarningUntil(trx, applicationId, todayOf(deps, { country }));
  });
}
