import { isDeepStrictEqual } from 'node:util';
import type { CountryCode } from '@volante/contract/country.ts';
import { may, type Role, sortCountries, sortRoles } from '@volante/contract/staff/roles.ts';
import { linkAdvisor } from '../../../appointments/advisors/advisors.ts';
import { findAdvisorOf } from '../../../appointments/visits.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../../core/deps.ts';
import type { StaffAccount } from '../../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { isOver, lockAccounts } from '../../accounts/account-store.ts';
import { endFor } from '../../days.ts';
import { changeRights, setDisabled } from './accounts.ts';

interface Change {
  roles?: readonly Role[] | undefined;
  countries?: readonly CountryCode[] | undefined;
  /** The last day. */
  endsOn?: string | null | undefined;
  disabled?: boolean | undefined;
  advisorId?: string | null | undefined;
}

/**
 * Applies the whole change or nothing. Throws `role_refused` for one's own roles, countries and end, and for a caller who is no longer an admin,
 * `conflict_error` for an advisor linked to another account, `not_found_error`, `last_admin`, and a 422 at `advisorId` and `endsOn`. `note`
 * gets the previous and the new values.
 */
export function changeAccount(
  deps: DbDeps & ClockDeps,
  by: StaffAccount,
  id: string,
  { roles: given, countries: chosen, endsOn, disabled, advisorId }: Change,
  note: (details: Record<string, unknown>) => void,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const inside = { ...deps, db: trx };
    // Locked, so that if two admins change each other, the second one finds the result of the first.
    const accounts = await lockAccounts(trx);
    const account = accounts.find((account) => account.id === id);
    if (!account) throw new Problem('not_found_error');
    const before = {
      roles: account.roles,
      countries: account.countries,
      endsAt: account.ends_at?.toISOString() ?? null,
      disabled: account.disabled_at !== null,
      advisorId: await findAdvisorOf(trx, account.id),
    };
    const roles = given && sortRoles(given);
    const countries = chosen && sortCountries(chosen);
    const end = endsOn === undefined ? undefined : endFor('endsOn', endsOn, deps.now());
    const endsAt = end === undefined ? undefined : (end?.toISOString() ?? null);
    const changed = Object.entries({ roles, countries, endsAt, disabled, advisorId }).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(before[name as keyof typeof before], value),
    );
    const isRight = changed.some(([name]) => ['roles', 'countries', 'endsAt'].includes(name));
    if (account.id === by.id && isRight) throw new Problem('role_refused');
    if (isRight) await changeRights(inside, account, { roles, countries, endsAt: end });
    if (disabled !== undefined && disabled !== before.disabled) await setDisabled(inside, account, disabled);
    if (advisorId !== undefined) await link(inside, account.id, advisorId);
    const mayStill = accounts.some(
      (account) => account.id === by.id && may(account, 'administer') && !isOver(account, deps.now()),
    );
    if (!mayStill) throw new Problem('role_refused');
    note({
      changes: Object.fromEntries(
        changed.map(([name, value]) => [name, { from: before[name as keyof typeof before], to: value }]),
      ),
    });
  });
}

async function link(deps: DbDeps, accountId: string, advisorId: string | null): Promise<void> {
  try {
    await linkAdvisor(deps, accountId, advisorId);
  } catch (error) {
    const isUnknown = error instanceof Problem && error.code === 'not_found_error';
    throw isUnknown ? brokenRules(brokenRule('advisorId', 'invalid_value')) : error;
  }
}
