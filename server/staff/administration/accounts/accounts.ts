import type { CountryCode } from '@volante/contract/country.ts';
import { may, type Role, reachOf, sortCountries, sortRoles } from '@volante/contract/staff/roles.ts';
import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../../../core/deps.ts';
import { Problem } from '../../../core/problem.ts';
import * as store from '../../accounts/account-store.ts';
import { normalEmail, refuseEndless } from '../../accounts/invitations.ts';
import { deleteSessions } from '../../accounts/session-store.ts';
import { freeAssigned } from '../../queue/assignee-store.ts';

export type StaffDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps;

export interface AccountLine {
  id: string;
  email: string;
  name: string;
  roles: Role[];
  /** None: every country. */
  countries: CountryCode[];
  disabled: boolean;
  /** The moment from which it no longer works. */
  endsAt: string | null;
}

export async function listAccounts(deps: DbDeps): Promise<AccountLine[]> {
  const rows = await store.selectPeoplesAccounts(deps.db);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    roles: row.roles,
    countries: row.countries,
    disabled: row.disabled_at !== null,
    endsAt: row.ends_at?.toISOString() ?? null,
  }));
}

/** What is left out stays. */
interface Rights {
  roles?: readonly Role[] | undefined;
  countries?: readonly CountryCode[] | undefined;
  endsAt?: Date | null | undefined;
}

/** An account, identified as in the console or as in a command. */
type Who = { id: string } | { email: string };

/**
 * Changes the roles, the countries and the end; sessions continue with the new ones, over event streams opened anew. What the account may
 * no longer work on is nobody's again. Throws `not_found_error`, `last_admin` for the only admin without an end, and a 422 at `endsOn` for
 * roles that need an end.
 */
export function changeRights(deps: DbDeps, who: Who, { roles, countries, endsAt }: Rights): Promise<void> {
  return transaction(deps, async (trx) => {
    const change = {
      ...(roles && { roles: sortRoles(roles) }),
      ...(countries && { countries: sortCountries(countries) }),
      ...(endsAt !== undefined && { ends_at: endsAt }),
    };
    const account = await pick(trx, who, change);
    refuseEndless(roles ?? account.roles, endsAt === undefined ? account.ends_at : endsAt);
    await store.updateAccount(trx, account.id, change);
    await store.announceAccount(trx, account.id);
    if (roles && !may({ roles }, 'serve')) await freeAssigned(trx, account.id);
    else if (countries) await freeAssigned(trx, account.id, reachOf({ countries }));
  });
}

/** Disabling ends all sessions at once and unassigns the account's applications. Throws `not_found_error` and `last_admin`. */
export function setDisabled(deps: DbDeps & ClockDeps, who: Who, disabled: boolean): Promise<void> {
  return transaction(deps, async (trx) => {
    const change = { disabled_at: disabled ? deps.now() : null };
    const account = await pick(trx, who, change);
    await store.updateAccount(trx, account.id, change);
    if (!disabled) return;
    await deleteSessions(trx, account.id);
    await freeAssigned(trx, account.id);
  });
}

// All accounts are locked, so that two admins can't demote each other at the same time.
async function pick(trx: Trx, who: Who, change: Partial<store.AccountRow>): Promise<store.AccountRow> {
  const accounts = await store.lockAccounts(trx);
  const address = 'email' in who ? normalEmail(who.email) : null;
  const account = accounts.find((account) => ('id' in who ? account.id === who.id : account.email === address));
  if (!account) throw new Problem('not_found_error');
  const isLost = isLasting(account) && !isLasting({ ...account, ...change });
  if (isLost && !accounts.some((item) => item !== account && isLasting(item))) throw new Problem('last_admin');
  return account;
}

/** An admin who stays one. */
function isLasting(account: store.AccountRow): boolean {
  return may(account, 'administer') && account.disabled_at === null && account.ends_at === null;
}
