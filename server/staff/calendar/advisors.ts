import { countryCodes } from '@volante/contract/country.ts';
import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { may, type Reach } from '@volante/contract/staff/roles.ts';
import {
  type AdvisorChange,
  type AdvisorView,
  addAdvisor,
  changeAdvisor,
  hasAdvisor,
  listAdvisors,
} from '../../appointments/advisors/advisors.ts';
import { isHolidayPlace } from '../../appointments/calendar/holidays.ts';
import { findAdvisorOf } from '../../appointments/visits.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { selectAccount } from '../accounts/account-store.ts';
import { refuseOlder } from '../queue/revision-store.ts';

type CalendarDeps = DbDeps & ClockDeps;

type Given = Omit<AdvisorChange, 'account_id'> & { accountId?: string | null | undefined };

export async function showAdvisors(deps: CalendarDeps, reach: Reach): Promise<Advisor[]> {
  return (await listAdvisors(deps, reach)).map(showAdvisor);
}

/** Throws `not_found_error`. */
export async function readAdvisor(deps: CalendarDeps, reach: Reach, id: string): Promise<Advisor> {
  const found = (await listAdvisors(deps, reach)).find((advisorRow) => advisorRow.id === id.toLowerCase());
  if (!found) throw new Problem('not_found_error');
  return showAdvisor(found);
}

/** Throws `advisor_exists`, and a 422 at `holidays` or `accountId` for unknown ones. */
export function add(deps: CalendarDeps, given: Given & { name: string; zone: string }): Promise<string> {
  return transaction(deps, async (trx) => {
    const change = await readGiven({ ...deps, db: trx }, given);
    const { name, zone, hours = [], countries = [...countryCodes], holidays = null } = given;
    return addAdvisor({ db: trx }, { ...change, name, zone, hours, countries, holidays });
  });
}

/** Throws as `add` does, and `not_found_error` and `changed_meanwhile`. */
export function change(
  deps: CalendarDeps,
  id: string,
  { revision, ...given }: Given & { revision: number },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const change = await readGiven({ ...deps, db: trx }, given);
    await changeAdvisor({ db: trx }, id, change, (present) => refuseOlder(revision, present, 'advisor'));
  });
}

/** Advisors may change only what is their own, admins everything. Throws `role_refused` and `not_found_error`. */
export async function refuseOthers(deps: DbDeps, account: StaffAccount, advisorId: string): Promise<void> {
  if (may(account, 'administer')) {
    if (!(await hasAdvisor(deps.db, advisorId))) throw new Problem('not_found_error');
    return;
  }
  const own = await findAdvisorOf(deps.db, account.id);
  if (own === null || own !== advisorId.toLowerCase()) throw new Problem('role_refused');
}

async function readGiven({ db }: DbDeps, { accountId, ...change }: Given): Promise<AdvisorChange> {
  if (typeof change.holidays === 'string' && !(await isHolidayPlace(change.holidays)))
    throw brokenRules(brokenRule('holidays', 'invalid_value'));
  if (accountId === undefined) return change;
  const account = accountId === null ? null : await selectAccount(db, accountId);
  if (accountId !== null && (!account || account.disabled_at !== null))
    throw brokenRules(brokenRule('accountId', 'invalid_value'));
  return { ...change, account_id: accountId };
}

function showAdvisor(row: AdvisorView): Advisor {
  const { id, revision, name, zone, countries, holidays, active } = row;
  return {
    ...{ id, revision, name, zone, countries, holidays, active },
    hours: row.hours.map(({ weekday, starts, ends }) => ({
      weekday,
      starts: starts.slice(0, 5),
      ends: ends.slice(0, 5),
    })),
    accountId: row.account_id,
    timeOff: row.time_off.map(({ id, from, to }) => ({
      id,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    })),
    visitsAhead: row.visits,
    hasCalendarAddress: row.has_calendar,
  };
}
