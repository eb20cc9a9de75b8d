import type { Role } from '@volante/contract/staff/roles.ts';
import { linkAdvisor } from '../../../appointments/advisors/advisors.ts';
import { findAdvisorOf } from '../../../appointments/visits.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../../core/deps.ts';
import type { StaffAccount } from '../../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { lockAccounts } from '../../accounts/account-store.ts';
import { changeRole, setDisabled } from './accounts.ts';

interface Change {
  role?: Role | undefined;
  disabled?: boolean | undefined;
  advisorId?: string | null | undefined;
}

/**
 * Applies the whole change or nothing. Throws `role_refused` for one's own role and for a caller who is no longer an admin,
 * `conflict_error` for an advisor linked to another account, `not_found_error`, `last_admin`, and a 422 at `advisorId`. `note`
 * gets the previous and the new values.
 */
export function changeAccount(
  deps: DbDeps & ClockDeps,
  by: StaffAccount,
  id: string,
  { role, disabled, advisorId }: Change,
  note: (details: Record<string, unknown>) => void,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const inside = { ...deps, db: trx };
    // Locked, so that if two admins change each other, the second one finds the result of the first.
    const accounts = await lockAccounts(trx);
    const account = accounts.find((account) => account.id === id);
    if (!account) throw new Problem('not_found_error');
    if (account.id === by.id && role !== undefined && role !== account.role) throw new Problem('role_refused');
    const before = {
      role: account.role,
      disabled: account.disabled_at !== null,
      advisorId: await findAdvisorOf(trx, account.id),
    };
    if (role !== undefined && role !== before.role) await changeRole(inside, account, role);
    if (disabled !== undefined && disabled !== before.disabled) await setDisabled(inside, account, disabled);
    if (advisorId !== undefined) await link(inside, account.id, advisorId);
    const mayStill = accounts.some(
      (account) => account.id === by.id && account.role === 'admin' && !account.disabled_at,
    );
    if (!mayStill) throw new Problem('role_refused');
    const after = Object.entries({ role, disabled, advisorId }).filter(([, value]) => value !== undefined);
    const changed = after.filter(([name, value]) => before[name as keyof typeof before] !== value);
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
