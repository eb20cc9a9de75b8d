import type { Role } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../../core/deps.ts';
import { Problem } from '../../../core/problem.ts';
import * as store from '../../accounts/account-store.ts';
import { normalEmail } from '../../accounts/invitations.ts';
import { deleteSessions } from '../../accounts/session-store.ts';
import { freeAssigned } from '../../queue/assignee-store.ts';

export type StaffDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps;

export interface AccountLine {
  id: string;
  email: string;
  name: string;
  role: Role;
  disabled: boolean;
}

export async function listAccounts(deps: DbDeps): Promise<AccountLine[]> {
  const rows = await store.selectPeoplesAccounts(deps.db);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    disabled: row.disabled_at !== null,
  }));
}

/** An account, identified as in the console or as in a command. */
type Who = { id: string } | { email: string };

/** Changes the role; sessions continue with the new one. Throws `not_found_error`, and `last_admin` for the only admin. */
export function changeRole(deps: DbDeps, who: Who, role: Role): Promise<void> {
  return transaction(deps, async (trx) => {
    const account = await pick(trx, who, role === 'admin' ? [] : ['admin']);
    await store.updateAccount(trx, account.id, { role });
  });
}

/** Disabling ends all sessions at once and unassigns the account's applications. Throws `not_found_error` and `last_admin`. */
export function setDisabled(deps: DbDeps & ClockDeps, who: Who, disabled: boolean): Promise<void> {
  return transaction(deps, async (trx) => {
    const account = await pick(trx, who, disabled ? ['admin'] : []);
    await store.updateAccount(trx, account.id, { disabled_at: disabled ? deps.now() : null });
    if (!disabled) return;
    await deleteSessions(trx, account.id);
    await freeAssigned(trx, account.id);
  });
}

// All accounts are locked, so that two admins can't demote each other at the same time.
async function pick(trx: Trx, who: Who, lost: Role[]): Promise<store.AccountRow> {
  const accounts = await store.lockAccounts(trx);
  const address = 'email' in who ? normalEmail(who.email) : null;
  const account = accounts.find((account) => ('id' in who ? account.id === who.id : account.email === address));
  if (!account) throw new Problem('not_found_error');
  const isLost = !account.disabled_at && lost.includes(account.role);
  const others = accounts.filter((item) => item !== account && !item.disabled_at && lost.includes(item.role));
  if (isLost && others.length === 0) throw new Problem('last_admin');
  return account;
}
