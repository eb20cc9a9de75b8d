import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { everyCountry, withinReach } from '@volante/contract/staff/roles.ts';
import { findPromised } from '../../admission/view.ts';
import { workingDaysBetween } from '../../appointments/calendar/holidays.ts';
import { hoursToKeep } from '../../appointments/calendar/working-hours.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { languageFor, notify, type Outbox } from '../../notifications/notify.ts';
import { countOf, percentile } from './buckets.ts';
import type { FigureSource, Work } from './count-application.ts';
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
  const found = await store.selectFigures(db, ['answers'], {
    ...{ from: addDays(to, -DAYS), to },
    reach: withinReach(everyCountry, country),
  });
  return [...Map.groupBy(found, ({ name }) => name as store.AnswerTime['stage'])].flatMap(([stage, buckets]) => {
    if (countOf(buckets) < LEAST_CASES) return [];
    // An answer on the same day took a day, as people count.
    const [half, most] = [0.5, 0.8].map((share) => Math.max(1, percentile(buckets, share) ?? 1)) as [number, number];
    return [{ country, stage, half_days: half, most_days: most }];
  });
}

/** Counts work between the turns of an application. */
export async function workIn({ country, createdAt, turns }: FigureSource): Promise<Work> {
  const last = turns.at(-1)?.at ?? createdAt;
  const { zone } = countries[country];
  const worked = await workingDaysBetween(country, addDays(dateIn(zone, createdAt), -1), dateIn(zone, last));
  return {
    days: (from, to) => worked.filter((day) => day > from && day <= to).length,
    hoursToKeep: (since, at) => {
      const [from, to] = [dateIn(zone, since), dateIn(zone, at)];
      const between = worked.filter((day) => day >= from && day <= to);
      return hoursToKeep(since.getTime(), at.getTime(), between, zone);
    },
  };
}

/** Says once to each driver whose answer takes longer than was promised that it does; the app says it, too, from then on. */
export async function notifyLateAnswers(deps: Outbox & DbDeps, signal?: AbortSignal): Promise<void> {
  const now = deps.now();
  const yesterday = new Date(now.getTime() - 24 * 3_600_000);
  for (const { applicationId, country, turnId, since, most } of await findPromised(deps, yesterday)) {
    signal?.throwIfAborted();
    const { zone } = countries[country];
    const took = await workingDaysBetween(country, dateIn(zone, since), dateIn(zone, now));
    if (took.length <= most) continue;
    await transaction(deps, async (trx) => {
      const language = await languageFor(trx, applicationId, null, country);
      const about = `answer_late ${turnId}`;
      await notify(deps, trx, { applicationId, kind: 'answer_late', about, language, detail: since.toISOString() });
    });
  }
}
