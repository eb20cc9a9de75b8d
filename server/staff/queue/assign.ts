import type { Filters } from '@volante/contract/staff/queue.ts';
import { waitsForReviewers } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { isOver, selectAccount } from '../accounts/account-store.ts';
import * as store from './assignee-store.ts';
import { orderOf, readFilters } from './list.ts';
import { lockNext } from './queue-store.ts';
import { changedMeanwhile } from './revision-store.ts';

/**
 * Assigns an application to an account, or unassigns it. Throws `changed_meanwhile` if it isn't assigned to `from`,
 * `role_refused` for others' work without the right to give it out, and a 422 at `to` for an account that is unknown, over, or may not work on it.
 */
export function assign(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  applicationId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const isOwn = (id: string | null) => id === null || id === account.id;
    if (!may(account, 'oversee') && !(isOwn(from) && isOwn(to))) throw new Problem('role_refused');
    const receiver = to === null ? null : await selectAccount(trx, to);
    if (to !== null && (!receiver || isOver(receiver, deps.now()) || !may(receiver, 'serve')))
      throw brokenRules(brokenRule('to', 'invalid_value'));
    if ((await store.selectAssignee(trx, applicationId)) !== from) throw changedMeanwhile('assignee');
    await store.updateAssignee(trx, applicationId, to);
  });
}

/**
 * Assigns the first unassigned application of a list, in its order; null if there is none. Concurrent callers never get the same one.
 * Lists of one person's applications give the one after `after`, or else the first other one, and change nothing. A list that doesn't choose whom its applications
 * wait for gives those that wait for reviewers.
 */
export function takeNext(
  deps: DbDeps,
  account: StaffAccount,
  { after, ...filters }: Filters & { after?: string | undefined },
  note: (details: { applicationId: string | null }) => void,
): Promise<string | null> {
  return transaction(deps, async (trx) => {
    const isPersons = filters.assignee !== undefined && filters.assignee !== 'none';
    const asked = { ...filters, waitsFor: filters.waitsFor ?? [...waitsForReviewers] };
    const wanted = readFilters(isPersons ? asked : { ...asked, assignee: 'none' }, account);
    const applicationId = await lockNext(trx, wanted, account.id, orderOf(filters), isPersons ? after : undefined);
    note({ applicationId });
    if (applicationId && !isPersons) await store.updateAssignee(trx, applicationId, account.id);
    return applicationId;
  });
}
