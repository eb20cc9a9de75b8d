import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { isWorkingDay } from '../../appointments/calendar/holidays.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { countOf, percentile } from './buckets.ts';
import type { FigureSource, WorkingDays } from './count-application.ts';
import * as store from './report-store.ts';

/** The answers of so many days count, and so many there must be. */
const DAYS = 60;
const LEAST_CASES = 30;

/** Computes from the figures what drivers are promised from now on, by country and stage. */
export async function keepAnswerTimes(deps: DbDeps & ClockDeps): Promise<void> {
  const times = await Promise.all(countryCodes.map((country) => answerTimesOf(deps, country)));
  await transaction(deps, (trx) => store.replaceAnswerTimes(trx, times.flat()));
}

async function answerTimesOf({ db, now }: DbDeps & ClockDeps, country: CountryCode): Promise<store.AnswerTime[]> {
  const to = dateIn(countries[country].zone, now());
  const found = await store.selectFigures(db, ['answers'], { from: addDays(to, -DAYS), to, country });
  return [...Map.groupBy(found, ({ name }) => name as store.AnswerTime['stage'])].flatMap(([stage, buckets]) => {
    if (countOf(buckets) < LEAST_CASES) return [];
    // An answer on the same day took a day, as people count.
    const [half, most] = [0.5, 0.8].map((share) => Math.max(1, percentile(buckets, share) ?? 1)) as [number, number];
    return [{ country, stage, half_days: half, most_days: most }];
  });
}

/** Counts working days between the turns of an application. */
export async function workingDaysIn({ country, createdAt, turns }: FigureSource): Promise<WorkingDays> {
  const last = turns.at(-1)?.at ?? createdAt;
  const { zone } = countries[country];
  const worked: string[] = [];
  for (let day = dateIn(zone, createdAt); day <= dateIn(zone, last); day = addDays(day, 1))
    if (await isWorkingDay(country, day)) worked.push(day);
  return (from, to) => worked.filter((day) => day > from && day <= to).length;
}
