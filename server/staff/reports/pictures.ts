import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { AskedReason, PictureOutcome, ReadingRow } from '@volante/contract/staff/administration/reading.ts';
import type { WeekDecision } from '@volante/contract/staff/earnings.ts';
import type { Band } from '@volante/reader/screenshots/ocr.ts';
import type { Db } from '../../core/database/db.ts';
import { isAskedReason } from '../../earnings/screenshots/learning/kept-pictures.ts';
import { type Period, selectFigures, selectMonths } from './report-store.ts';

/** A screenshot that filled a week: what the reader made of it, and what people said of the week. */
export interface FilledBy {
  at: Date;
  platform: Platform;
  language: ReadingRow['language'];
  version: string | null;
  /** Null in readings of old. */
  band: Band | null;
  reason: string | null;
  origin: NonNullable<EarningRow['origin']>;
  decision: WeekDecision | null;
}

const UNKNOWN = '-';

/** The kind of picture, as figures are named: platform, language of the screen, version of the reader. */
export function nameOf({ platform, language, version }: FilledBy): string {
  return [platform, language ?? UNKNOWN, version ?? UNKNOWN].join(' ');
}

/** What became of it, and why if the driver was asked. */
export function partOf(picture: FilledBy): string {
  const outcome = outcomeOf(picture);
  return outcome === 'asked' || outcome === 'typed' ? `${outcome} ${reasonOf(picture)}` : outcome;
}

function outcomeOf({ band, origin, decision }: FilledBy): PictureOutcome {
  if (origin === 'screenshot') return decision === 'corrected' ? 'wrong' : 'right';
  if (band === 'none') return 'typed';
  return origin !== 'typed_from_screenshot' && band === 'sure' ? 'changed' : 'asked';
}

/** As the driver was told it: a screen that is read but isn't certain is `unsure`. */
function reasonOf({ band, reason }: FilledBy): AskedReason {
  if (band === 'sure') return 'beside_others';
  if (band === 'ask' && reason === 'other_screen') return 'unsure';
  return isAskedReason(reason) ? reason : 'unsure';
}

interface Counted extends Pick<ReadingRow, 'platform' | 'language' | 'version'> {
  outcome: PictureOutcome;
  reason: AskedReason | null;
  count: number;
}

/** Pictures of a period, by month, newest first. */
export async function countPictures(db: Db, period: Period): Promise<(Counted & { month: string })[]> {
  const rows = await selectMonths(db, 'pictures', period);
  return rows.map(({ month, ...row }) => ({ month, ...readRow(row) }));
}

/** How many pictures of each platform filled a week in a period, and how many of them unasked. */
export async function countUnasked(db: Db, period: Period): Promise<Map<Platform, { all: number; unasked: number }>> {
  const sums = new Map<Platform, { all: number; unasked: number }>();
  for (const row of await selectFigures(db, ['pictures'], period)) {
    const { platform, outcome, reason, count } = readRow(row);
    const sum = sums.get(platform) ?? { all: 0, unasked: 0 };
    // Beside other pictures it is asked about, however well it was read.
    const isSure = outcome !== 'typed' && (outcome !== 'asked' || reason === 'beside_others');
    sums.set(platform, { all: sum.all + count, unasked: sum.unasked + (isSure ? count : 0) });
  }
  return sums;
}

function readRow({ name, part, count }: { name: string; part: string; count: number }): Counted {
  const [platform = '', language = UNKNOWN, version = UNKNOWN] = name.split(' ');
  const [outcome = '', reason = ''] = part.split(' ');
  return {
    platform: platform as Platform,
    language: language === UNKNOWN ? null : (language as ReadingRow['language']),
    version: version === UNKNOWN ? null : version,
    outcome: outcome as PictureOutcome,
    reason: isAskedReason(reason) ? reason : null,
    count,
  };
}
