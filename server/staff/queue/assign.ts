import type { CountryCode } from '@volante/contract/country.ts';
import type { SkipReason } from '@volante/contract/staff/bulk/bulk.ts';
import type { Filters } from '@volante/contract/staff/queue.ts';
import { waitsForReviewers } from '@volante/contract/staff/queue-row.ts';
import { may, type Reach, reaches } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { type AccountRow, holdAccounts, isOver } from '../accounts/account-store.ts';
import * as store from './assignee-store.ts';
import { orderOf, readFilters } from './list.ts';
import { lockNext, selectNext } from './queue-store.ts';
import { changedMeanwhile } from './revision-store.ts';
import { lockQueueRows } from './row-store.ts';

/**
 * Assigns an application to an account, or unassigns it. Throws `changed_meanwhile` if it isn't assigned to `from`,
 * `role_refused` for others' work without the right to give it out, and a 422 at `to` for an account that is unknown, over, or may not work
 * on it.
 */
export function assign(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  { applicationId, country }: Pick<StaffApplicationFile, 'applicationId' | 'country'>,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const isOwn = (id: string | null) => id === null || id === account.id;
    if (!may(account, 'oversee') && !(isOwn(from) && isOwn(to))) throw new Problem('role_refused');
    const [receiver] = to === null ? [] : await holdAccounts(trx, [to]);
    if (to !== null && (!receiver || whyNotGiven(receiver, country, deps.now())))
      throw brokenRules(brokenRule('to', 'invalid_value'));
    if ((await store.selectAssignee(trx, applicationId)) !== from) throw changedMeanwhile('assignee');
    await store.updateAssignee(trx, applicationId, to);
  });
}

/** Why an account gets no application of a country; null if it may. */
export function whyNotGiven(
  account: AccountRow,
  country: CountryCode,
  now: Date,
): 'account_disabled' | 'other_country' | null {
  if (isOver(account, now) || !may(account, 'serve')) return 'account_disabled';
  return reaches(account, country) ? null : 'other_country';
}

/** Why an application isn't assigned together with others. */
export type NotAssigned = Extract<
  SkipReason,
  'not_found' | 'already' | 'changed_meanwhile' | 'account_disabled' | 'other_country'
>;

/** Assigns applications, or unassigns them, by the rules of `assign`; returns why each of the others is left as it is. */
export async function assignMany(
  trx: Trx,
  reach: Reach,
  now: Date,
  given: readonly { applicationId: string; from: string | null; to: string | null }[],
): Promise<Map<string, NotAssigned>> {
  // Of two for one application the first counts, as in the audit.
  const items = [...Map.groupBy(given, ({ applicationId }) => applicationId).values()].map(([first]) => first!);
  // Before the applications, as disabling does.
  const held = await holdAccounts(
    trx,
    items.flatMap(({ to }) => to ?? []),
  );
  const receivers = new Map(held.map((account) => [account.id, account]));
  await lockQueueRows(
    trx,
    items.map(({ applicationId }) => applicationId),
  );
  const found = await store.selectAssignees(
    trx,
    reach,
    items.map(({ applicationId }) => applicationId),
  );
  const left = new Map<string, NotAssigned>();
  for (const { applicationId, from, to } of items) {
    const row = found.get(applicationId);
    const why = row && whyNotAssigned(row, { from, to }, receivers, now);
    if (!row) left.set(applicationId, 'not_found');
    else if (why) left.set(applicationId, why);
  }
  await store.updateAssignees(
    trx,
    items.filter(({ applicationId }) => !left.has(applicationId)),
  );
  return left;
}

function whyNotAssigned(
  { assignee, country }: store.Assigned,
  { from, to }: { from: string | null; to: string | null },
  receivers: ReadonlyMap<string, AccountRow>,
  now: Date,
): NotAssigned | null {
  if (assignee === to) return 'already';
  if (assignee !== from) return 'changed_meanwhile';
  if (to === null) return null;
  const receiver = receivers.get(to);
  return receiver ? whyNotGiven(receiver, country, now) : 'account_disabled';
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
    // In which countries the caller works now stays so until it is theirs.
    const [{ countries = account.countries } = {}] = await holdAccounts(trx, [account.id]);
    const isPersons = filters.assignee !== undefined && filters.assignee !== 'none';
    const asked = { ...filters, waitsFor: filters.waitsFor ?? [...waitsForReviewers] };
    const wanted = await readFilters(deps, isPersons ? asked : { ...asked, assignee: 'none' }, {
      ...account,
      countries,
    });
    const applicationId = isPersons
      ? await selectNext(trx, wanted, account.id, orderOf(asked), after)
      : await lockNext(trx, wanted, account.id, orderOf(asked));
    note({ applicationId });
    if (applicationId && !isPersons) await store.updateAssignee(trx, applicationId, account.id);
    return applicationId;
  });
}
