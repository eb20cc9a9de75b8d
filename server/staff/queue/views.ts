import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Filters, View } from '@volante/contract/staff/queue.ts';
import { may } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import { refuseOlder } from './revision-store.ts';
import * as store from './view-store.ts';

type ViewDeps = DbDeps & ClockDeps;
type Change = { name?: string | undefined; query?: Filters | undefined; shared?: boolean | undefined };

export async function listViews(deps: ViewDeps, account: StaffAccount): Promise<View[]> {
  return (await store.selectViews(deps.db, account.id)).map(showView);
}

/** Stores filters under a name. Throws `role_refused` if someone other than an admin shares them. */
export function addView(
  deps: ViewDeps,
  account: StaffAccount,
  { name, query, shared = false }: Change & { name: string; query: Filters },
): Promise<View> {
  if (shared) refuseSharing(account);
  return transaction(deps, async (trx) => {
    const view = { name, query, shared, account_id: account.id, created_at: deps.now() };
    return showView(await pick(trx, account, await store.insertView(trx, view)));
  });
}

/** Throws `not_found_error` for others' private views, `role_refused` for shared ones, and `changed_meanwhile`. */
export function changeView(
  deps: ViewDeps,
  account: StaffAccount,
  id: string,
  { revision, ...change }: Change & { revision: number },
): Promise<View> {
  return transaction(deps, async (trx) => {
    const row = await pick(trx, account, id);
    if (row.shared || change.shared) refuseSharing(account);
    refuseOlder(revision, row.revision, 'view');
    const { name = row.name, query = row.query, shared = row.shared } = change;
    await store.updateView(trx, id, { name, query, shared, revision: row.revision + 1 });
    return showView(await pick(trx, account, id));
  });
}

export function removeView(deps: ViewDeps, account: StaffAccount, id: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const row = await pick(trx, account, id);
    if (row.shared) refuseSharing(account);
    await store.deleteView(trx, row.id);
  });
}

/** Throws `not_found_error` for unknown views and private ones of others. */
export async function findView(deps: DbDeps, account: StaffAccount, id: string): Promise<void> {
  await transaction(deps, (trx) => pick(trx, account, id));
}

async function pick(trx: Trx, account: StaffAccount, id: string): Promise<store.ViewRow> {
  const row = isRequestId(id) ? await store.lockView(trx, id) : null;
  if (!row || (!row.shared && row.account_id !== account.id)) throw new Problem('not_found_error');
  return row;
}

function refuseSharing(account: StaffAccount): void {
  if (!may(account, 'administer')) throw new Problem('role_refused');
}

function showView(row: store.ViewRow): View {
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    query: row.query,
    shared: row.shared,
    owner: { id: row.account_id, name: row.owner_name },
  };
}
