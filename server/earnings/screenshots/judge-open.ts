import type { Country } from '@volante/contract/country.ts';
import {
  type EarningRow,
  isContradiction,
  isProfileContradiction,
  type OpenPicture,
  type OpenProfilePicture,
  type OpenWeekPicture,
} from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { refusalAt } from '../../core/http/broken-at.ts';
import { Problem } from '../../core/problem.ts';
import { isPossible, judgeEarnings, judgeProfile, pathOf, SURE_ENOUGH } from './judge.ts';

/** The question to the applicant about a picture; null if it fills something without help. */
export type Asked<Picture extends OpenPicture = OpenPicture> = Pick<Picture, 'needs' | 'reason'> | null;

/** A picture of earnings, as the others of its platform are compared with it. */
export interface KeptScreenshot {
  id: string;
  mediaId: string;
  needs: NonNullable<Asked>['needs'] | null;
  reason: NonNullable<Asked>['reason'] | null;
  reading: ScreenshotReading;
  /** The week that it filled. */
  filled: { week: string; amount: number; origin: NonNullable<EarningRow['origin']> } | null;
}

/**
 * What to ask about a screenshot of earnings. Throws like `judgeEarnings` for what the applicant can't correct: another
 * platform's app or the one for passengers, a week outside the twelve.
 */
export function askOfEarnings(
  reading: ScreenshotReading,
  platform: Platform,
  country: Country,
  wanted: readonly string[],
): Asked<OpenWeekPicture> {
  refusePassengerApp(reading);
  try {
    judgeEarnings(reading, platform, country, wanted);
    return null;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unreadable_screenshot')) throw error;
  }
  const certain = sureWeek(reading);
  if (certain !== null && !wanted.includes(certain)) throw refusalAt(pathOf(certain), 'week_out_of_range');
  const { week, amount } = weekSeen(reading, wanted);
  if (reading.currency !== null && reading.currency !== country.currency)
    return { needs: 'type', reason: 'other_currency' };
  if (week !== null && amount !== null && reading.kind === 'earnings')
    return { needs: 'confirm', reason: isContradiction(reading.reason) ? reading.reason : 'unsure' };
  if (week === null && amount === null) return { needs: 'type', reason: 'other_screen' };
  // The screen shows both but doesn't look like a week's earnings: the driver says what it shows.
  if (week !== null && amount !== null) return { needs: 'type', reason: 'other_screen' };
  return { needs: 'type', reason: week === null ? 'no_week' : 'no_amount' };
}

/**
 * The question about a profile; null if it needs no help. Its name has to be sure; the rating, too, if only the profile is required of
 * the platform.
 */
export function askOfProfile(
  reading: ScreenshotReading,
  platform: Platform,
  profileOnly: boolean,
): Asked<OpenProfilePicture> {
  refusePassengerApp(reading);
  const { fullName, rating } = judgeProfile(reading, platform);
  if (fullName !== null && (rating !== null || !profileOnly)) return null;
  const seen = reading.fullName !== null && reading.rating !== null;
  const against = reading.fullName !== null && isProfileContradiction(reading.reason) ? reading.reason : null;
  return seen ? { needs: 'confirm', reason: against ?? 'unsure' } : { needs: 'type', reason: against ?? 'no_profile' };
}

// A screen of the app for passengers shows nothing that the driver could confirm or correct.
function refusePassengerApp({ passenger }: ScreenshotReading): void {
  if (passenger) throw new Problem('wrong_platform');
}

/** The week seen on a picture, certain or not, as a proposal; null for a week outside the twelve. */
export function weekSeen(reading: ScreenshotReading, wanted: readonly string[]): OpenWeekPicture['read'] {
  const week = reading.weekStart?.value ?? reading.proposed?.week ?? null;
  const amount = reading.amount?.value ?? reading.proposed?.amount ?? null;
  return {
    week: week !== null && wanted.includes(week) ? week : null,
    amount: amount !== null && isPossible(amount) ? amount : null,
  };
}

/** The week of a reading if it is certain. */
export function sureWeek({ weekStart }: ScreenshotReading): string | null {
  return weekStart !== null && weekStart.confidence >= SURE_ENOUGH ? weekStart.value : null;
}
