import { type Platform, platformSlugs } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { v7 as uuidv7 } from 'uuid';
import { dayAt } from '../../appointments/calendar/wall-clock.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { notifyAccountOwner, type Outbox } from '../../notifications/notify.ts';
import { selectPeople } from '../accounts/account-store.ts';
import { COMPANY_ZONE } from '../days.ts';
import { countUnasked } from '../reports/pictures.ts';
import * as store from './fall-store.ts';

/** Days of a week, and of the weeks that it is compared with. */
const WEEK = 7;
const WEEKS_BEFORE = 28;
/** More than the pictures of ten drivers, so that the twelve of one alone make no fall. */
const FEWEST = 121;
/** In percentage points. It is over once less than half of it is left, so that a share at the border makes one fall. */
const FALL = 10;

interface Counted {
  all: number;
  unasked: number;
}

type WatchDeps = DbDeps & ClockDeps & Outbox & Pick<Deps, 'log'>;

/**
 * Looks whether fewer pictures of a platform filled their week unasked in the last seven days than in the four weeks before: its app has
 * probably changed. Admins are told once, until it is over. Of two servers the second one finds it noted; if a process ends in between,
 * neither the note nor a mail is there, and the next run makes them.
 */
export async function watchReading(deps: WatchDeps): Promise<void> {
  const today = dayAt(deps.now().getTime(), COMPANY_ZONE);
  const from = addDays(today, 1 - WEEK);
  const week = await countUnasked(deps.db, { from, to: today, reach: everyCountry });
  const earlier = { from: addDays(from, -WEEKS_BEFORE), to: addDays(from, -1), reach: everyCountry };
  const before = await countUnasked(deps.db, earlier);
  for (const platform of platformSlugs) {
    const [now, then] = [week.get(platform), before.get(platform)];
    if (!now || !then || Math.min(now.all, then.all) < FEWEST) continue;
    if (fellBy(then, now, FALL)) await noteFall(deps, platform, then, now);
    else if (!fellBy(then, now, FALL / 2)) await store.endFall(deps.db, platform, deps.now());
  }
}

/** Whether the share fell by so many percentage points; in whole numbers, as 0.9 - 0.8 is less than 0.1. */
function fellBy(then: Counted, now: Counted, points: number): boolean {
  return 100 * (then.unasked * now.all - now.unasked * then.all) >= points * then.all * now.all;
}

async function noteFall(deps: WatchDeps, platform: Platform, then: Counted, now: Counted): Promise<void> {
  const id = uuidv7();
  const shares = { share: now.unasked / now.all, before: then.unasked / then.all };
  const fall = { id, platform, ...shares, pictures: now.all, picturesBefore: then.all };
  const isNew = await transaction(deps, async (trx) => {
    const { share, before: share_before } = shares;
    const counts = { pictures: now.all, pictures_before: then.all };
    if (!(await store.insertFall(trx, { id, platform, at: deps.now(), share, share_before, ...counts }))) return false;
    for (const person of await selectPeople(trx, deps.now(), 'administer'))
      await notifyAccountOwner(deps, trx, person.id, 'reading_fell', { ip: '', device: '', fall });
    return true;
  });
  if (isNew) deps.log.warn(fall, "fewer of a platform's screenshots are read with certainty");
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'watch-reading': Record<string, never>;
  }
}

export function watchJobs(deps: Deps): Pick<JobHandlers, 'watch-reading'> {
  return { 'watch-reading': { cron: '20 * * * *', run: () => watchReading(deps) } };
}
