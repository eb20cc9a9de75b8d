import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { DueWord } from '@volante/contract/staff/queue.ts';
import { dayAt } from '../../../appointments/calendar/wall-clock.ts';
import { workingDaysFrom } from '../../../appointments/calendar/working-hours.ts';
import { firstMoment } from '../../days.ts';

/** Answers due from a moment on and before another; without a country those of all. */
export interface DueRange {
  country: CountryCode | null;
  from: Date | null;
  to: Date;
}

/** When answers are due by these words; null if none restricts it. */
export async function dueRanges(words: readonly DueWord[] | null, now: Date): Promise<DueRange[] | null> {
  if (!words) return null;
  const ranges = countryCodes.map(async (country) => {
    const { zone } = countries[country];
    const today = dayAt(now.getTime(), zone);
    const [next = today] = await workingDaysFrom(country, addDays(today, 1), 1);
    const [tonight, then] = [today, next].map((day) => firstMoment(addDays(day, 1), zone)) as [Date, Date];
    return [
      ...(words.includes('today') ? [{ country, from: now, to: tonight }] : []),
      ...(words.includes('next') ? [{ country, from: tonight, to: then }] : []),
    ];
  });
  const overdue = words.includes('overdue') ? [{ country: null, from: null, to: now }] : [];
  return [...overdue, ...(await Promise.all(ranges)).flat()];
}
