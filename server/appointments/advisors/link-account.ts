import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { selectAdvisorOf } from '../store.ts';
import * as store from './advisor-store.ts';

/**
 * Links an account to an advisor; null unlinks it. Throws `not_found_error`, and `conflict_error` for an advisor linked to
 * another account.
 */
export function linkAdvisor(deps: DbDeps, accountId: string, advisorId: string | null): Promise<void> {
  return transaction(deps, async (trx) => {
    const present = await selectAdvisorOf(trx, accountId);
    if (present === advisorId) return;
    const advisor = advisorId === null ? null : await store.selectAdvisorForUpdate(trx, advisorId);
    if (advisorId !== null && !advisor) throw new Problem('not_found_error');
    if (advisor?.account_id) throw new Problem('conflict_error');
    if (present) await store.updateAdvisor(trx, present, { account_id: null });
    if (advisorId !== null) await store.updateAdvisor(trx, advisorId, { account_id: accountId });
  });
}

/** Like `linkAdvisor`, but does nothing if the advisor has an account or no longer exists. */
export async function linkFreeAdvisor(deps: DbDeps, accountId: string, advisorId: string): Promise<void> {
  await transaction(deps, async (trx) => {
    const advisor = await store.selectAdvisorForUpdate(trx, advisorId);
    if (advisor && !advisor.account_id) await linkAdvisor({ db: trx }, accountId, advisorId);
  });
}
