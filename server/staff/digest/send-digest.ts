import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { may, type Reach, reachOf } from '@volante/contract/staff/roles.ts';
import { isWorkingDay } from '../../appointments/calendar/holidays.ts';
import { dayAt, momentOf } from '../../appointments/calendar/wall-clock.ts';
import { WORK_ENDS, workingHoursBetween } from '../../appointments/calendar/working-hours.ts';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { notifyAccountOwner, type Outbox } from '../../notifications/notify.ts';
import type { DigestFacts } from '../../notifications/tables.ts';
import { isOver, selectDigestReaders } from '../accounts/account-store.ts';
import { COMPANY_ZONE } from '../days.ts';
import { dueRanges } from '../queue/due/due-ranges.ts';
import { readWorkers } from '../work-rules/give-out-job.ts';
import * as store from './digest-store.ts';
import { hasNews } from './write-digest.ts';

/** Before work begins, so that it is there when somebody gives out the day. */
const DIGEST_AT = '08:00';

/**
 * Queues the day's digest for everybody who gives out work, once: from 8:00 of a working day until work ends. Of two servers the second one
 * finds the day taken; if a process ends in between, neither the day nor a mail is there, and the next run makes them.
 */
export async function sendDigest(deps: DbDeps & ClockDeps & Outbox): Promise<void> {
  const now = deps.now();
  const day = dayAt(now.getTime(), COMPANY_ZONE);
  const ends = new Date(momentOf(day, WORK_ENDS, COMPANY_ZONE));
  if (now.getTime() < momentOf(day, DIGEST_AT, COMPANY_ZONE) || now >= ends) return;
  if (!(await isWorkedSomewhere(day))) return;
  await transaction(deps, async (trx) => {
    if (!(await store.insertDay(trx, day, now))) return;
    const load = await readLoad(trx, now);
    for (const reader of await selectDigestReaders(trx, now)) {
      const digest = digestWithin(reachOf(reader), load);
      const facts = { ip: '', device: '', digest };
      if (hasNews(digest)) await notifyAccountOwner(deps, trx, reader.id, 'daily_digest', facts, ends);
    }
  });
}

/** Of every country. */
interface Load extends Omit<DigestFacts, 'longest'> {
  /** Of each country what is overdue the longest. */
  late: (NonNullable<DigestFacts['longest']> & { country: CountryCode })[];
}

function digestWithin(reach: Reach, { parts, late, away }: Load): DigestFacts {
  const mine = late.filter(({ country }) => reach.includes(country));
  const [longest = null] = mine.toSorted((a, b) => b.hours - a.hours);
  return { parts: parts.filter(({ country }) => reach.includes(country)), longest, away };
}

/** A holiday of one country is a working day of the other, whose answers are due. */
async function isWorkedSomewhere(day: string): Promise<boolean> {
  const worked = await Promise.all(countryCodes.map((country) => isWorkingDay(country, day)));
  return worked.includes(true);
}

async function readLoad(db: Db, now: Date): Promise<Load> {
  const ranges = (await dueRanges(['today'], now)) ?? [];
  const parts: Load['parts'] = [];
  const late: Load['late'] = [];
  for (const { country, to: tonight } of ranges) {
    if (!country) continue;
    const load = await store.selectLoad(db, country, now, tonight);
    const inOrder = load.toSorted((a, b) => waitsForUs.indexOf(a.turn) - waitsForUs.indexOf(b.turn));
    const some = inOrder.filter(({ overdue, today, unassigned }) => overdue + today + unassigned > 0);
    parts.push(...some.map((part) => ({ country, ...part })));
    const longest = await store.selectLongest(db, country, now);
    if (!longest) continue;
    const hours = await workingHoursBetween(country, countries[country].zone, longest.answerBy, now);
    // At night it is overdue without an hour having passed.
    late.push({ country, reference: longest.reference, hours: Math.max(1, hours) });
  }
  return { parts, late, away: await readAway(db, now) };
}

async function readAway(db: Db, now: Date): Promise<DigestFacts['away']> {
  return (await readWorkers(db, now)).flatMap((worker) =>
    worker.back && may(worker, 'serve') && !isOver(worker, now)
      ? [{ id: worker.id, back: worker.back.toISOString() }]
      : [],
  );
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'send-digest': Record<string, never>;
  }
}

export function digestJobs(deps: Deps): Pick<JobHandlers, 'send-digest'> {
  // The queue's clock is UTC, and knows no holidays.
  return { 'send-digest': { cron: '*/10 * * * *', run: () => sendDigest(deps) } };
}
