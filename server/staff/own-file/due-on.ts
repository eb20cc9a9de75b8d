import type { CountryCode } from '@volante/contract/countries/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Deadline } from '@volante/contract/own-file/deadlines.ts';
import { listHolidays } from '../../appointments/calendar/holidays.ts';

/** The last day of a period that starts the day after `from`. Days are `yyyy-mm-dd`. */
export async function dueOn(
  country: CountryCode,
  { days, counted }: Pick<Deadline, 'days' | 'counted'>,
  from: string,
): Promise<string> {
  if (counted === 'calendar') return addDays(from, days);
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (await isWorked(country, day)) left--;
  }
  return day;
}

async function isWorked(country: CountryCode, day: string): Promise<boolean> {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const holidays = await listHolidays(country.toUpperCase(), Number(day.slice(0, 4)));
  return !holidays.some((holiday) => holiday.day === day);
}
