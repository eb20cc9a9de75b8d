import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { isWorkingDay, workingDaysBetween } from './holidays.ts';
import { dayAt, momentOf } from './wall-clock.ts';

/**
 * When the company works on a working day, on the country's clock. Full-time office hours in both countries; 9 of them are a
 * working day, which keeps targets easy to say.
 */
export const WORK_BEGINS = '09:00';
export const WORK_ENDS = '18:00';
export const HOURS_A_DAY = 9;

const HOUR = 3_600_000;

/**
 * The moment at which so many working hours have passed since another one; both in ms since 1970. With 0 hours it is the next
 * moment at which somebody works. Null if the days don't suffice.
 *
 * @param days the working days (`yyyy-mm-dd`) from the day of that moment on, in order.
 */
export function afterWorkingHours(since: number, hours: number, days: readonly string[], zone: string): number | null {
  let left = hours * HOUR;
  for (const day of days) {
    const begins = Math.max(since, momentOf(day, WORK_BEGINS, zone));
    const ends = momentOf(day, WORK_ENDS, zone);
    if (begins >= ends) continue;
    if (begins + left <= ends) return begins + left;
    left -= ends - begins;
  }
  return null;
}

/**
 * The smallest target in whole working hours that an answer at a moment keeps: working hours rounded up, and one more for an answer
 * between the end of a working day and the next beginning if its time ended with that day.
 *
 * @param days the working days between, in order; others don't matter.
 */
export function hoursToKeep(since: number, at: number, days: readonly string[], zone: string): number {
  let worked = 0;
  for (const day of days) {
    const begins = Math.max(since, momentOf(day, WORK_BEGINS, zone));
    worked += Math.max(0, Math.min(at, momentOf(day, WORK_ENDS, zone)) - begins);
  }
  const hours = Math.ceil(worked / HOUR);
  const by = afterWorkingHours(since, hours, days, zone);
  return by !== null && by < at ? hours + 1 : hours;
}

/** The first working days from a day on, that day included if it is one. */
export async function workingDaysFrom(country: CountryCode, day: string, count: number): Promise<string[]> {
  const days: string[] = [];
  for (let next = day; days.length < count; next = addDays(next, 1))
    if (await isWorkingDay(country, next)) days.push(next);
  return days;
}

/** The same as `afterWorkingHours` on a country's working days, in its zone. */
export async function inWorkingHours(country: CountryCode, zone: string, since: Date, hours: number): Promise<Date> {
  // The first day may be over, and a day's end is the next one's beginning.
  const count = Math.ceil(hours / HOURS_A_DAY) + 2;
  const days = await workingDaysFrom(country, dayAt(since.getTime(), zone), count);
  return new Date(afterWorkingHours(since.getTime(), hours, days, zone) as number);
}

/** The same as `hoursToKeep` on a country's working days, in its zone. */
export async function workingHoursBetween(country: CountryCode, zone: string, since: Date, at: Date): Promise<number> {
  const [from, to] = [since.getTime(), at.getTime()];
  const days = await workingDaysBetween(country, addDays(dayAt(from, zone), -1), dayAt(to, zone));
  return hoursToKeep(from, to, days, zone);
}
