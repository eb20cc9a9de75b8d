import type { Country } from '@volante/contract/countries/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { PlatformRows } from './store.ts';

/** How far a platform is. */
export interface Progress {
  platform: Platform;
  hasProfile: boolean;
  /** The wanted weeks that are not filled, newest first. */
  missingWeeks: string[];
  complete: boolean;
}

/**
 * A platform is complete when all its wanted weeks are filled; where the country is content with a profile, when that is
 * there. `rows` is undefined for a platform that was not started.
 */
export function progressOf(
  platform: Platform,
  rows: PlatformRows | undefined,
  country: Country,
  wanted: readonly string[],
): Progress {
  const filled = new Set(rows?.weeks.map((row) => row.week));
  const missing = wanted.filter((week) => !filled.has(week));
  const hasProfile = Boolean(rows?.profile);
  const profileOnly = country.profileOnly.includes(platform);
  return {
    platform,
    hasProfile,
    missingWeeks: profileOnly ? [] : missing,
    complete: profileOnly ? hasProfile : missing.length === 0,
  };
}

/** One row for each wanted week, newest first; what is stored of other weeks does not show. */
export function earningRows(rows: PlatformRows | undefined, wanted: readonly string[]): EarningRow[] {
  const stored = new Map(rows?.weeks.map((row) => [row.week, row]));
  return wanted.map((week) => {
    const row = stored.get(week);
    return { earningWeek: week, earning: row?.amount ?? null, origin: row?.origin ?? null };
  });
}
