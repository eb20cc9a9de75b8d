import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { type Holiday, listHolidays } from '../calendar/holidays.ts';
import type { Block } from '../calendar/weekly-hours.ts';
import { selectAdvisorOf } from '../store.ts';
import * as store from './advisor-store.ts';

type AdvisorDeps = DbDeps & ClockDeps;

export type AdvisorView = store.AdvisorRow;
export type AdvisorChange = store.AdvisorChange & { hours?: Block[] | undefined };

interface NewAdvisor {
  name: string;
  zone: string;
  hours: Block[];
  countries: CountryCode[];
  /** The place whose public holidays are days off; null if none are. */
  holidays: string | null;
  active?: boolean | undefined;
  /** The advisor's console account. */
  account_id?: string | null | undefined;
}

/** `reach`: the countries whose visits are counted. */
export function listAdvisors(deps: AdvisorDeps, reach: Reach): Promise<AdvisorView[]> {
  return store.selectAdvisors(deps.db, reach, deps.now());
}

/** True if it is a UUID and there is an advisor with it. */
export async function hasAdvisor(db: Db, id: string): Promise<boolean> {
  return isRequestId(id) && store.existsAdvisor(db, id);
}

/** Stores the fingerprint of the secret URL of an advisor's calendar file; null voids the URL. */
export function keepCalendarHash({ db }: DbDeps, id: string, hash: Buffer | null): Promise<void> {
  return transaction({ db }, (trx) => store.updateCalendarHash(trx, id, hash));
}

/** The advisor with this calendar URL, and their account. */
export function findCalendarOwner(db: Db, hash: Buffer): Promise<{ id: string; accountId: string | null } | null> {
  return store.selectCalendarOwner(db, hash);
}

/** The advisor with this name, or null. */
export function findAdvisorId(db: Db, name: string): Promise<string | null> {
  return store.selectAdvisorId(db, name);
}

/** Returns the id. Throws `advisor_exists` if another advisor has the name or the account. */
export function addAdvisor(deps: DbDeps, { hours, ...advisor }: NewAdvisor): Promise<string> {
  return transaction(deps, async (trx) => {
    const id = await store.insertAdvisor(trx, advisor);
    if (!id) throw new Problem('advisor_exists');
    await store.replaceHours(trx, id, hours);
    return id;
  });
}

/**
 * Updates the given fields; booked visits stay. `judge` gets the present revision, to throw if the caller saw an older one.
 * Throws `not_found_error`, and `advisor_exists` if another advisor has the name or the account.
 */
export function changeAdvisor(
  deps: DbDeps,
  id: string,
  { hours, ...change }: AdvisorChange,
  judge: (revision: number) => void = () => undefined,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const advisor = await store.selectAdvisorForUpdate(trx, id);
    if (!advisor) throw new Problem('not_found_error');
    judge(advisor.revision);
    await store.updateAdvisor(trx, id, change);
    if (hours) await store.replaceHours(trx, id, hours);
  });
}

/** Public holidays of a place in a year, and whether its advisors work on them. */
export async function listHolidaysOf(
  deps: DbDeps,
  place: string,
  year: number,
  language?: WordLanguage,
): Promise<(Holiday & { worked: boolean })[]> {
  const worked = new Set(await store.selectWorkedHolidays(deps.db, place));
  return (await listHolidays(place, year, language)).map((holiday) => ({
    ...holiday,
    worked: worked.has(holiday.day),
  }));
}

/** Marks a holiday as worked or as a day off. False if the day isn't a holiday there. */
export async function setHoliday(
  deps: DbDeps,
  place: string,
  day: string,
  { worked }: { worked: boolean },
): Promise<boolean> {
  const holidays = await listHolidays(place, Number(day.slice(0, 4)));
  if (!holidays.some((holiday) => holiday.day === day)) return false;
  await store.setHolidayWorked(deps.db, place, day, worked);
  return true;
}

/**
 * Links an account to an advisor; null unlinks it. Throws `not_found_error`, and `conflict_error` for an advisor linked to
 * another account.
 */
export function linkAdvisor(deps: DbDeps, accountId: string, advisorId: string | null): Promise<void> {
  return transaction(deps, async (trx) => {
    const present = await selectAdvisorOf(trx, accountId);
    if (present === advisorId) return;
    const advisor = advisorId === null ? null : await store.selectAdvisorForUpdate(trx, advisorId);
    if (advisorId !== null && !advisor) throw new Problem('not_found_error');
    if (advisor?.account_id) throw new Problem('conflict_error');
    if (present) await store.updateAdvisor(trx, present, { account_id: null });
    if (advisorId !== null) await store.updateAdvisor(trx, advisorId, { account_id: accountId });
  });
}

/** Like `linkAdvisor`, but does nothing if the advisor has an account or no longer exists. */
export async function linkFreeAdvisor(deps: DbDeps, accountId: string, advisorId: string): Promise<void> {
  await transaction(deps, async (trx) => {
    const advisor = await store.selectAdvisorForUpdate(trx, advisorId);
    if (advisor && !advisor.account_id) await linkAdvisor({ db: trx }, accountId, advisorId);
  });
}
