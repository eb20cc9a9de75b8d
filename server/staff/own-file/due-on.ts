import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Deadline } from '@volante/contract/own-file/deadlines.ts';
import { isWorkingDay } from '../../appointments/calendar/holidays.ts';

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
    if (await isWorkingDay(country, day)) left--;
  }
  return day;
}
