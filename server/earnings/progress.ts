import type { Country } from '@volante/contract/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { PlatformRows } from './store.ts';

/** Progress of a platform. */
interface Progress {
  platform: Platform;
  hasProfile: boolean;
  /** The requested weeks still empty, newest first. */
  missingWeeks: string[];
  complete: boolean;
}

/**
 * A platform is complete when all its requested weeks are filled; in a country that only needs a profile, when that exists.
 * `rows` is undefined for a platform that wasn't started.
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

/** One row per requested week, newest first; other stored weeks are left out. `counted`: what reviewers let count instead. */
export function earningRows(
  rows: PlatformRows | undefined,
  wanted: readonly string[],
  counted: ReadonlyMap<string, number | null>,
  channels?: ReadonlyMap<string, MessageChannel>,
): EarningRow[] {
  const stored = new Map(rows?.weeks.map((row) => [row.week, row]));
  return wanted.map((week) => {
    const row = stored.get(week);
    const instead = counted.get(week);
    const shown: EarningRow = { earningWeek: week, earning: row?.amount ?? null, origin: row?.origin ?? null };
    if (row && row.origin !== 'widget' && row.screenshotId === null) shown.onWord = true;
    const channel = channels?.get(row?.mediaId ?? '');
    if (channel) shown.channel = channel;
    return instead === undefined ? shown : { ...shown, counted: instead };
  });
}
