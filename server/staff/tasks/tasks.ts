import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { reaches } from '@volante/contract/staff/roles.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount, StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { selectPeople } from '../accounts/account-store.ts';
import * as store from './task-store.ts';

type Deps = DbDeps & ClockDeps;

/** Throws a 422 at `owner` for an account that is unknown, over, or may not work on the application. */
export function addTask(
  deps: Deps,
  account: StaffAccount,
  { applicationId, country }: StaffApplicationFile,
  { text, owner, due }: { text: string; owner: string; due: string },
): Promise<void> {
  return transaction(deps, async (trx) => {
    await refuseOthers(deps, trx, country, { owner });
    await store.insertTask(trx, {
      ...{ id: uuidv7(), application_id: applicationId, text, owner_id: owner, due_on: due },
      ...{ account_id: account.id, at: deps.now(), done_at: null, done_by: null },
    });
  });
}

/** Throws `not_found_error`, and a 422 at `owner`. What is done already keeps who did it. */
export function changeTask(
  deps: Deps,
  account: StaffAccount,
  { applicationId, country }: StaffApplicationFile,
  taskId: string,
  { owner, due, done }: { owner?: string | undefined; due?: string | undefined; done?: boolean | undefined },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const task = isRequestId(taskId) ? await store.lockTask(trx, applicationId, taskId) : null;
    if (!task) throw new Problem('not_found_error');
    if (owner !== undefined) await refuseOthers(deps, trx, country, { owner });
    const isNewlyDone = done === true && task.done_at === null;
    const change = {
      ...(owner !== undefined && { owner_id: owner }),
      ...(due !== undefined && { due_on: due }),
      ...(isNewlyDone && { done_at: deps.now(), done_by: account.id }),
      ...(done === false && { done_at: null, done_by: null }),
    };
    if (Object.keys(change).length > 0) await store.updateTask(trx, task.id, change);
  });
}

/** Refuses accounts, each at its path, that are unknown, over, or may not work on applications of the country. */
export async function refuseOthers(
  deps: ClockDeps,
  trx: Trx,
  country: CountryCode,
  accounts: Record<string, string>,
): Promise<void> {
  const people = await selectPeople(trx, deps.now(), 'serve');
  const able = new Set(people.filter((person) => reaches(person, country)).map(({ id }) => id));
  const wrong = Object.entries(accounts).flatMap(([path, id]) =>
    able.has(id) ? [] : brokenRule(path, 'invalid_value'),
  );
  if (wrong.length > 0) throw brokenRules(...wrong);
}

/** From now on, what comes back is in the account's inbox, too. */
export function watch(deps: Deps, accountId: string, applicationId: string): Promise<void> {
  return store.insertWatch(deps.db, applicationId, accountId, deps.now());
}

export function unwatch(deps: DbDeps, accountId: string, applicationId: string): Promise<void> {
  return store.deleteWatch(deps.db, applicationId, accountId);
}
