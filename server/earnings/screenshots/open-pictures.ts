import type { EarningUpdate, OpenPicture, ProfileUpdate } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type * as z from 'zod/mini';
import { lockApplication } from '../../applications/applications.ts';
import { applicant, recordEvent } from '../../applications/events.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { brokenAt } from '../../core/http/broken-at.ts';
import { Problem } from '../../core/problem.ts';
import { answerCorrections } from '../../corrections/answer.ts';
import { dropPicture } from '../../media/evidence.ts';
import { countryOf } from '../application.ts';
import { changeEarnings, holdWindow } from '../change.ts';
import { emptySentBackWeek } from '../empty-week.ts';
import * as store from '../store.ts';
import { pathOf } from './judge.ts';
import { weekSeen } from './judge-open.ts';
import { keepCorrectedProfile, keepCorrection } from './learning/corrections.ts';
import * as screenshots from './screenshot-store.ts';
import { settleTogether } from './settle-together.ts';

/** The pictures with these files, and the weeks that they filled. */
export async function listScreenshotsOf(db: Db, mediaIds: readonly string[]) {
  const rows = await screenshots.selectByMedia(db, mediaIds);
  return rows.map(({ week, amount, ...row }) => ({
    ...row,
    week: week !== null && amount !== null ? { week, amount } : null,
  }));
}

/** The pictures of a platform that wait for the applicant, oldest first. */
export async function listOpenPictures(
  db: Db,
  application: ApplicationFile,
  platform: Platform,
  wanted: readonly string[],
): Promise<OpenPicture[]> {
  const open = await screenshots.selectOpen(db, application.applicationId, platform);
  return open.flatMap((picture) => openPicture(picture, wanted) ?? []);
}

/** The question about a picture, for its applicant; null once it is finished. */
export function openPicture(picture: screenshots.AskedScreenshot, wanted: readonly string[]): OpenPicture | null {
  const { id, mediaId, platform, needs, reason, reading } = picture;
  if (needs === null || reason === null) return null;
  const asked = { pictureId: id, mediaId, platform, needs, reason };
  return picture.uploadType === 'earnings'
    ? { ...asked, uploadType: 'earnings', read: weekSeen(reading, wanted) }
    : {
        ...asked,
        uploadType: 'profile',
        read: { fullName: reading.fullName?.value ?? null, rating: reading.rating?.value ?? null },
      };
}

/**
 * Fills a week with what the applicant says its picture shows. The figure the reader saw is kept beside it. Throws
 * `week_not_wanted`, `week_already_filled`, and `picture_not_open` for a picture that filled another week or was deleted.
 */
export function finishWeek(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
  week: string,
  { earning, pictureId = '' }: z.infer<typeof EarningUpdate>,
): Promise<void> {
  const { applicationId } = application;
  return changeEarnings(deps, application, async (trx, window, replaces) => {
    if (!window.weeks.includes(week)) throw new Problem('week_not_wanted');
    const picture = await takePicture(trx, application, platform, 'earnings', pictureId);
    const before = await store.selectWeek(trx, applicationId, platform, week);
    const again = before?.screenshotId === pictureId;
    if (picture.needs === null && !again) throw new Problem('picture_not_open');
    replaces(before);
    if (again) await store.deleteWeek(trx, applicationId, platform, week);
    else if (!(await emptySentBackWeek(trx, applicationId, platform, week)))
      await store.deleteUnprovedWeek(trx, applicationId, platform, week);
    const { amount: readAmount } = weekSeen(picture.reading, window.weeks);
    const filled = store.insertWeek(trx, {
      applicationId,
      platform,
      week,
      amount: earning,
      currency: countryOf(application).currency,
      origin: 'typed_from_screenshot',
      readAmount,
      screenshotId: pictureId,
      at: deps.now(),
    });
    await brokenAt(pathOf(week), 'week_already_filled', filled);
    await screenshots.finishScreenshot(trx, pictureId);
    await keepCorrection(deps, trx, application, { ...picture, week, amount: earning });
    await answerCorrections(deps, trx, applicationId, 'earnings', `${platform}.${week}`);
    await holdWindow(deps, trx, application, window);
    const details = { platform, week, reason: 'typed_from_screenshot', before: before?.amount ?? null, after: earning };
    await recordEvent(trx, applicationId, applicant, 'earning_set', details);
  });
}

/** Stores name and rating as the applicant says their picture shows them; an earlier profile is replaced. */
export function finishProfile(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
  { pictureId, fullName, rating }: ProfileUpdate,
): Promise<void> {
  const { applicationId } = application;
  return changeEarnings(deps, application, async (trx, window, replaces) => {
    const picture = await takePicture(trx, application, platform, 'profile', pictureId);
    const before = await store.selectProfile(trx, applicationId, platform);
    const again = before?.screenshotId === pictureId;
    if (picture.needs === null && !again) throw new Problem('picture_not_open');
    replaces(before);
    const origin = 'typed_from_screenshot';
    const profile = { fullName, rating, origin, screenshotId: pictureId, at: deps.now() } as const;
    await store.upsertProfile(trx, applicationId, platform, profile);
    if (before?.screenshotId && !again) await screenshots.deleteScreenshot(trx, before.screenshotId);
    await screenshots.finishScreenshot(trx, pictureId);
    await keepCorrectedProfile(deps, trx, application, { ...picture, fullName, rating });
    await answerCorrections(deps, trx, applicationId, 'earnings', `${platform}.profile`);
    await holdWindow(deps, trx, application, window);
    await recordEvent(trx, applicationId, applicant, 'profile_typed', { platform });
  });
}

/** Deletes an open picture, with the doubts that it cast on others; one that is gone already counts as deleted. */
export function dropOpenPicture(
  deps: Deps,
  application: ApplicationFile,
  platform: Platform,
  pictureId: string,
): Promise<void> {
  return changeEarnings(deps, application, async (trx, window) => {
    const picture = await screenshots.selectScreenshot(trx, application.applicationId, pictureId);
    if (picture?.platform !== platform || picture.needs === null) return;
    await remove(trx, application.applicationId, picture);
    if (picture.uploadType === 'earnings') await settleTogether(deps, trx, application, platform, window);
  });
}

const DAY = 24 * 3600 * 1000;

/** Deletes the pictures that weren't finished within a day. */
export async function sweepOpenPictures(deps: Deps, signal?: AbortSignal): Promise<void> {
  const old = await screenshots.selectOpenBefore(deps.db, new Date(deps.now().getTime() - DAY));
  for (const { id, applicationId } of old) {
    signal?.throwIfAborted();
    await transaction(deps, async (trx) => {
      await lockApplication(trx, applicationId);
      const picture = await screenshots.selectScreenshot(trx, applicationId, id);
      if (picture?.needs) await remove(trx, applicationId, picture);
    });
  }
  if (old.length > 0) deps.log.info({ count: old.length }, 'unfinished pictures were deleted');
}

async function takePicture(
  trx: Trx,
  application: ApplicationFile,
  platform: Platform,
  uploadType: OpenPicture['uploadType'],
  id: string,
): Promise<screenshots.AskedScreenshot> {
  const picture = await screenshots.selectScreenshot(trx, application.applicationId, id);
  if (picture?.platform !== platform || picture.uploadType !== uploadType) throw new Problem('picture_not_open');
  return picture;
}

async function remove(trx: Trx, applicationId: string, { id, mediaId }: screenshots.AskedScreenshot): Promise<void> {
  await screenshots.deleteScreenshot(trx, id);
  await dropPicture(trx, applicationId, mediaId);
}
