import type { SkipReason } from '@volante/contract/staff/bulk/bulk.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import { waitsForReviewers } from '@volante/contract/staff/queue-row.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { isOver, selectAccount, selectPeople } from '../accounts/account-store.ts';
import * as store from './assignee-store.ts';
import { orderOf, readFilters } from './list.ts';
import { lockNext } from './queue-store.ts';
import { changedMeanwhile } from './revision-store.ts';
import { lockQueueRows } from './row-store.ts';

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

/** Why an application isn't assigned together with others. */
export type NotAssigned = Extract<SkipReason, 'not_found' | 'already' | 'changed_meanwhile' | 'account_disabled'>;

/** Assigns applications, or unassigns them, by the rules of `assign`; returns why each of the others is left as it is. */
export async function assignMany(
  trx: Trx,
  now: Date,
  given: readonly { applicationId: string; from: string | null; to: string | null }[],
): Promise<Map<string, NotAssigned>> {
  // Of two for one application the first counts, as in the audit.
  const items = [...Map.groupBy(given, ({ applicationId }) => applicationId).values()].map(([first]) => first!);
  await lockQueueRows(
    trx,
    items.map(({ applicationId }) => applicationId),
  );
  const assigned = await store.selectAssignees(
    trx,
    items.map(({ applicationId }) => applicationId),
  );
  const people = new Set((await selectPeople(trx, now, 'serve')).map(({ id }) => id));
  const left = new Map<string, NotAssigned>();
  for (const { applicationId, from, to } of items) {
    const current = assigned.get(applicationId);
    if (current === undefined) left.set(applicationId, 'not_found');
    else if (current === to) left.set(applicationId, 'already');
    else if (current !== from) left.set(applicationId, 'changed_meanwhile');
    else if (to !== null && !people.has(to)) left.set(applicationId, 'account_disabled');
  }
  await store.updateAssignees(
    trx,
    items.filter(({ applicationId }) => !left.has(applicationId)),
  );
  return left;
}

/**
 * Assigns the first unassigned application of a list, in its order; null if there is none. Concurrent callers never get the same one.
 * Lists of one person's applications give the one after `after`, or else the first other one, and change nothing. A list that doesn't choose whom its applications
 * wait for gives those that wait for reviewers.
 */
export function takeNext(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  { after, ...filters }: Filters & { after?: string | undefined },
  note: (details: { applicationId: string | null }) => void,
): Promise<string | null> {
  return transaction(deps, async (trx) => {
    const isPersons = filters.assignee !== undefined && filters.assignee !== 'none';
    const asked = { ...filters, waitsFor: filters.waitsFor ?? [...waitsForReviewers] };
    const wanted = await readFilters(deps, isPersons ? asked : { ...asked, assignee: 'none' }, account);
    const applicationId = await lockNext(trx, wanted, account.id, orderOf(asked), isPersons ? after : undefined);
    note({ applicationId });
    if (applicationId && !isPersons) await store.updateAssignee(trx, applicationId, account.id);
    return applicationId;
  });
}
