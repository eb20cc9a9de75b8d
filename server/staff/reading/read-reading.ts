import { addDays, addMonths } from '@volante/contract/fields/dates.ts';
import {
  type KeptPicture,
  READING_MONTHS,
  type ReadingFall,
  type ReadingRow,
  type readingFigureEndpoints,
} from '@volante/contract/staff/administration/reading.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { z } from 'zod/mini';
import { dayAt } from '../../appointments/calendar/wall-clock.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { countKept, listOfPeriod } from '../../earnings/screenshots/learning/kept-pictures.ts';
import { isUuid } from '../../media/media.ts';
import { COMPANY_ZONE } from '../days.ts';
import { countPictures } from '../reports/pictures.ts';
import { selectAsOf } from '../reports/report-store.ts';
import { type FallRow, selectFall, selectFalls } from './fall-store.ts';

const MOST_FALLS = 20;
const WEEK_MS = 7 * 24 * 3600 * 1000;

type Reading = z.infer<(typeof readingFigureEndpoints)['readReading']['result']>;

/** What became of the pictures of the last months, the newest month first. Falls are of all countries. */
export async function readReading(
  { db, config, now }: DbDeps & ConfigDeps & ClockDeps,
  reach: Reach,
): Promise<Reading> {
  const today = dayAt(now().getTime(), COMPANY_ZONE);
  // In the other country it may be a day later.
  const to = addDays(today, 1);
  const from = `${addMonths(today, 1 - READING_MONTHS).slice(0, 7)}-01`;
  // Read first, so that the figures are never older than stated.
  const asOf = await selectAsOf(db);
  const counted = await countPictures(db, { from, to, reach });
  return {
    ...sumUp(counted),
    falls: (await selectFalls(db, MOST_FALLS)).map(showFall),
    kept: await countKept(db, reach),
    learns: config.LEARN_FROM_CORRECTIONS,
    asOf: asOf?.toISOString() ?? null,
  };
}

type Counted = Awaited<ReturnType<typeof countPictures>>;

/** Without countries, which the language and the platform nearly tell. */
function sumUp(counted: Counted): Pick<Reading, 'rows' | 'reasons'> {
  const rows = new Map<string, ReadingRow>();
  const reasons = new Map<string, Reading['reasons'][number]>();
  for (const { month, platform, language, version, outcome, reason, count } of counted) {
    const key = [month, platform, language, version].join(' ');
    const row = rows.get(key) ?? { month, platform, language, version, ...none };
    rows.set(key, { ...row, [outcome]: row[outcome] + count });
    if (reason && (outcome === 'asked' || outcome === 'typed')) {
      const sum = reasons.get(`${platform} ${reason}`) ?? { platform, reason, asked: 0, typed: 0 };
      reasons.set(`${platform} ${reason}`, { ...sum, [outcome]: sum[outcome] + count });
    }
  }
  return {
    rows: [...rows.values()],
    reasons: [...reasons.values()].toSorted((a, b) => b.asked + b.typed - a.asked - a.typed),
  };
}

const none = { right: 0, wrong: 0, changed: 0, asked: 0, typed: 0 };

/** A fall with pictures of its week. Throws `not_found_error`. */
export async function readFall(
  { db }: DbDeps,
  fallId: string,
  reach: Reach,
): Promise<{ fall: ReadingFall; pictures: KeptPicture[] }> {
  const row = isUuid(fallId) ? await selectFall(db, fallId) : null;
  if (!row) throw new Problem('not_found_error');
  const from = new Date(row.at.getTime() - WEEK_MS);
  return { fall: showFall(row), pictures: await listOfPeriod(db, { reach, platform: row.platform, from, to: row.at }) };
}

function showFall({
  id,
  platform,
  at,
  share,
  share_before,
  pictures,
  pictures_before,
  ended_at,
}: FallRow): ReadingFall {
  return {
    ...{ id, platform, share, pictures },
    at: at.toISOString(),
    before: share_before,
    picturesBefore: pictures_before,
    endedAt: ended_at?.toISOString() ?? null,
  };
}
