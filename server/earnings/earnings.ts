import type { EarningUpdate, ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type * as z from 'zod/mini';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile, ClockDeps, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { findChannels } from '../media/evidence.ts';
import { countryOf, readWindow } from './application.ts';
import { changeEarnings, holdWindow } from './change.ts';
import { emptyWeek } from './empty-week.ts';
import { earningRows, progressOf } from './progress.ts';
import { selectCounted } from './reviewed-weeks-store.ts';
import { keepCorrectedWeek } from './screenshots/learning/corrections.ts';
import { listOpenPictures } from './screenshots/open-pictures.ts';
import * as store from './store.ts';
import type { Window } from './window.ts';

/** The data of one platform: the profile, and exactly twelve rows, newest week first. */
export async function getProfileData(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
): Promise<ProfileData> {
  const window = await readWindow(deps, deps.db, application);
  const { platforms } = await store.selectPlatforms(deps.db, application.applicationId);
  const rows = platforms.find((p) => p.platform === platform);
  const counted = await selectCounted(deps.db, application.applicationId, platform);
  const pictures = rows?.weeks.flatMap(({ mediaId }) => mediaId ?? []) ?? [];
  const channels = await findChannels(deps.db, pictures);
  return {
    platform,
    currency: countryOf(application).currency,
    profileMetrics: { fullName: rows?.profile?.fullName ?? null, rating: rows?.profile?.rating ?? null },
    earnings: earningRows(rows, window.weeks, counted, channels),
    frozenUntil: window.frozenUntil,
    openPictures: await listOpenPictures(deps.db, application, platform, window.weeks),
  };
}

/** Those among these platforms of which the application has any data. */
export async function listPlatforms(db: Db, applicationId: string, among: readonly Platform[]): Promise<Platform[]> {
  const { platforms } = await store.selectPlatforms(db, applicationId);
  return among.filter((platform) => platforms.some((stored) => stored.platform === platform));
}

/** How many of the requested weeks of a platform are still empty. */
export async function countMissingWeeks(
  deps: ClockDeps,
  db: Db,
  application: ApplicationFile,
  platform: Platform,
): Promise<number> {
  const { weeks } = await readWindow(deps, db, application);
  const { platforms } = await store.selectPlatforms(db, application.applicationId);
  const rows = platforms.find((stored) => stored.platform === platform);
  return progressOf(platform, rows, countryOf(application), weeks).missingWeeks.length;
}

/**
 * Fills or replaces one week with the applicant's own figure. The figure from a screenshot is kept beside it for the reviewer.
 * Throws `week_not_wanted` outside the twelve weeks.
 */
export function setEarning(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
  week: string,
  { earning, reason = 'correction' }: z.infer<typeof EarningUpdate>,
): Promise<void> {
  return changeEarnings(deps, application, async (trx, window, replaces) => {
    refuseUnwanted(window, week);
    const before = await store.selectWeek(trx, application.applicationId, platform, week);
    replaces(before);
    await store.deleteWeek(trx, application.applicationId, platform, week);
    await store.insertWeek(trx, {
      applicationId: application.applicationId,
      platform,
      week,
      amount: reason === 'did_not_work' ? 0 : earning,
      currency: countryOf(application).currency,
      origin: reason,
      readAmount: before?.readAmount ?? null,
      screenshotId: before?.screenshotId ?? null,
      at: deps.now(),
    });
    if (reason === 'correction') await keepCorrectedWeek(deps, trx, application, { platform, week, amount: earning });
    await answerCorrections(deps, trx, application.applicationId, 'earnings', `${platform}.${week}`);
    await holdWindow(deps, trx, application, window);
    const details = { platform, week, reason, before: before?.amount ?? null, after: earning };
    await recordEvent(trx, application.applicationId, applicant, 'earning_set', details);
  });
}

/** Empties one week and releases its picture, so that it can be sent again. Empty weeks stay unchanged. */
export function clearEarning(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
  week: string,
): Promise<void> {
  return changeEarnings(deps, application, async (trx, window) => {
    refuseUnwanted(window, week);
    await emptyWeek(trx, application.applicationId, platform, week);
  });
}

function refuseUnwanted(window: Window, week: string): void {
  if (!window.weeks.includes(week)) throw new Problem('week_not_wanted');
}
