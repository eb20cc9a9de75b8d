import type { CountryCode } from '@volante/contract/country.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { selectAccount } from '../accounts/account-store.ts';
import * as store from './assignee-store.ts';
import { changedMeanwhile } from './revision-store.ts';

/**
 * Assigns an application to an account, or unassigns it. Throws `changed_meanwhile` if it isn't assigned to `from`,
 * `role_refused` when an advisor changes others' work, and a 422 at `to` for an account that is disabled or unknown.
 */
export function assign(
  deps: DbDeps,
  account: StaffAccount,
  applicationId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const isOwn = (id: string | null) => id === null || id === account.id;
    if (!hasRole(account.role, 'reviewer') && !(isOwn(from) && isOwn(to))) throw new Problem('role_refused');
    const receiver = to === null ? null : await selectAccount(trx, to);
    if (to !== null && (!receiver || receiver.disabled_at)) throw brokenRules(brokenRule('to', 'invalid_value'));
    if ((await store.selectAssignee(trx, applicationId)) !== from) throw changedMeanwhile('assignee');
    await store.updateAssignee(trx, applicationId, to);
  });
}

/**
 * Assigns the oldest unassigned application that waits for review; null if there is none. Concurrent callers never get the same
 * one.
 */
export function takeNext(
  deps: DbDeps,
  account: StaffAccount,
  country: CountryCode | undefined,
  note: (details: { applicationId: string | null }) => void,
): Promise<string | null> {
  return transaction(deps, async (trx) => {
    const applicationId = await store.lockNext(trx, country);
    note({ applicationId });
    if (applicationId) await store.updateAssignee(trx, applicationId, account.id);
    return applicationId;
  });
}
