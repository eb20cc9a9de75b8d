import type { Country } from '@volante/contract/country.ts';
import { isProfileContradiction } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { LARGEST_WEEK } from '@volante/contract/earnings/weeks.ts';
import type { Read, ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { refusalAt } from '../../core/http/broken-at.ts';
import { Problem } from '../../core/problem.ts';

/** Fields below this confidence count as unread: sending the picture again costs less than a wrong figure. */
export const SURE_ENOUGH = 0.7;

/** The week and amount of a reading. */
interface WeekRead {
  week: string;
  amount: number;
}

/**
 * Validates a screenshot of earnings. Throws `wrong_platform` when it shows another platform's app, `unreadable_screenshot`
 * unless the reader is sure of week and amount in the country's currency, `week_out_of_range` for a week outside the twelve; that refusal
 * names the week.
 */
export function judgeEarnings(
  reading: ScreenshotReading,
  platform: Platform,
  country: Country,
  wanted: readonly string[],
): WeekRead {
  refuseOtherPlatform(reading, platform);
  const week = sure(reading.weekStart);
  const amount = sure(reading.amount);
  if (reading.band !== 'sure' || week === null || amount === null || !isPossible(amount))
    throw new Problem('unreadable_screenshot');
  if (reading.currency !== null && reading.currency !== country.currency) throw new Problem('unreadable_screenshot');
  if (!wanted.includes(week)) throw refusalAt(pathOf(week), 'week_out_of_range');
  return { week, amount };
}

/** Whether a week can have this amount. */
export function isPossible(amount: number): boolean {
  return amount >= 0 && amount <= LARGEST_WEEK;
}

/** The field name of a refusal about a week: the row of the platform's earnings. */
export function pathOf(week: string): string {
  return `earnings.${week}`;
}

/** The profile in a reading; uncertain fields are null, and a name that something on the screen speaks against. Throws `wrong_platform` like `judgeEarnings`. */
export function judgeProfile(
  reading: ScreenshotReading,
  platform: Platform,
): { fullName: string | null; rating: number | null } {
  refuseOtherPlatform(reading, platform);
  const isDoubted = isProfileContradiction(reading.reason);
  return { fullName: isDoubted ? null : sure(reading.fullName), rating: sure(reading.rating) };
}

type Shown = Pick<ScreenshotReading, 'weekStart' | 'amount'>;

/**
 * True when two readings of one app have a week or figure in common and none that differs. Only then do similar pictures count as
 * the same.
 */
export function agree(a: Shown, b: Shown): boolean {
  const compared = [compare(a.weekStart, b.weekStart), compare(a.amount, b.amount)];
  return compared.includes('same') && !compared.includes('other');
}

function compare<T>(x: Read<T> | null, y: Read<T> | null): 'same' | 'other' | null {
  if (x === null || y === null) return null;
  return x.value === y.value ? 'same' : 'other';
}

function refuseOtherPlatform(reading: ScreenshotReading, platform: Platform): void {
  // "other" covers every app without a reader of its own, so any app is right there.
  if (platform === 'other' || reading.kind === 'none') return;
  // An uncertain screen of earnings may merely mention another app, so its driver is asked.
  if (reading.kind === 'earnings' && reading.band === 'ask') return;
  if (reading.platformSeen !== null && reading.platformSeen !== platform) throw new Problem('wrong_platform');
}

function sure<T>(field: Read<T> | null): T | null {
  return field !== null && field.confidence >= SURE_ENOUGH ? field.value : null;
}
