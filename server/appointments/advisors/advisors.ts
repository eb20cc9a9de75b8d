import type { CountryCode } from '@volante/contract/countries/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { type Holiday, listHolidays } from '../calendar/holidays.ts';
import { momentOf, startOfDay } from '../calendar/wall-clock.ts';
import type { Block } from '../calendar/weekly-hours.ts';
import * as store from './advisor-store.ts';

type AdvisorDeps = DbDeps & ClockDeps;

export type AdvisorView = store.AdvisorRow;
export type AdvisorChange = store.AdvisorChange & { hours?: Block[] };

export interface NewAdvisor {
  name: string;
  zone: string;
  hours: Block[];
  countries: CountryCode[];
  /** The place whose public holidays are days off; null for none. */
  holidays: string | null;
}

/** A date (`2026-12-24`) means the whole day, an hour (`2026-12-24 13:00`) from or until then, in the advisor's zone. */
export interface Absence {
  from: string;
  to: string;
}

export function listAdvisors(deps: AdvisorDeps): Promise<AdvisorView[]> {
  return store.selectAdvisors(deps.db, deps.now());
}

/** False when the name is taken. */
export function addAdvisor(deps: AdvisorDeps, { hours, ...advisor }: NewAdvisor): Promise<boolean> {
  return transaction(deps.db, async (trx) => {
    const id = await store.insertAdvisor(trx, advisor);
    if (id) await store.replaceHours(trx, id, hours);
    return Boolean(id);
  });
}

/**
 * Updates the given fields; booked visits stay. False when the advisor is unknown or the new name is taken.
 * Throws `advisor_exists` for an account that stands for another advisor.
 */
export function changeAdvisor(deps: AdvisorDeps, name: string, { hours, ...change }: AdvisorChange): Promise<boolean> {
  return transaction(deps.db, async (trx) => {
    const advisor = await store.selectAdvisorForUpdate(trx, name);
    if (!advisor || (await isTaken(trx, name, change.name))) return false;
    await store.updateAdvisor(trx, advisor.id, change);
    if (hours) await store.replaceHours(trx, advisor.id, hours);
    return true;
  });
}

/**
 * Adds time off, or with `back` ends it by deleting every overlapping absence. Returns the visits booked in that time; they stay
 * until somebody moves them. Null when the advisor is unknown or the time ends before it starts.
 */
export function setTimeOff(
  deps: AdvisorDeps,
  name: string,
  absence: Absence,
  { back = false } = {},
): Promise<Date[] | null> {
  return transaction(deps.db, async (trx) => {
    const advisor = await store.selectAdvisorForUpdate(trx, name);
    if (!advisor) return null;
    const [from, to] = [startOf(absence.from, advisor.zone), endOf(absence.to, advisor.zone)].map((ms) => new Date(ms));
    if (!from || !to || from >= to) return null;
    if (back) await store.deleteTimeOff(trx, advisor.id, from, to);
    else await store.insertTimeOff(trx, advisor.id, from, to);
    return store.selectVisitsBetween(trx, advisor.id, from, to);
  });
}

/** Public holidays of a place in a year, and whether its advisors work on them. */
export async function listHolidaysOf(
  deps: DbDeps,
  place: string,
  year: number,
): Promise<(Holiday & { worked: boolean })[]> {
  const worked = new Set(await store.selectWorkedHolidays(deps.db, place));
  return (await listHolidays(place, year)).map((holiday) => ({ ...holiday, worked: worked.has(holiday.day) }));
}

/** Switches a holiday off (`worked`) or on again. False when the day isn't a holiday there. */
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

async function isTaken(trx: Trx, name: string, wanted: string | undefined): Promise<boolean> {
  if (wanted === undefined || wanted === name) return false;
  return (await store.selectAdvisorForUpdate(trx, wanted)) !== null;
}

function startOf(text: string, zone: string): number {
  const [day = '', time] = text.split(' ');
  return time ? momentOf(day, time, zone) : startOfDay(day, zone);
}

function endOf(text: string, zone: string): number {
  const [day = '', time] = text.split(' ');
  return time ? momentOf(day, time, zone) : startOfDay(addDays(day, 1), zone);
}
