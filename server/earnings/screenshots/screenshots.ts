import { type OpenPicture, type ScreenshotResult, uploadTypes } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { isSamePicture } from '@volante/reader/screenshots/picture-hash.ts';
import * as z from 'zod/mini';
import { refuseWhenClosed } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { brokenAt, refusalAt } from '../../core/http/broken-at.ts';
import { parse } from '../../core/http/parse.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { Problem } from '../../core/problem.ts';
import { answerCorrections } from '../../corrections/answer.ts';
import { storePicture } from '../../media/evidence.ts';
import type { ReceivedForm } from '../../media/receive.ts';
import { countryOf, readWindow, refuseWhenApproved } from '../application.ts';
import { changeEarnings, holdWindow } from '../change.ts';
import { emptySentBackWeek, isSentBack } from '../empty-week.ts';
import * as store from '../store.ts';
import type { Window } from '../window.ts';
import { agree, judgeEarnings, judgeProfile, pathOf } from './judge.ts';
import { type Asked, askOfEarnings, askOfProfile, sureWeek } from './judge-open.ts';
import { differenceOf } from './judge-together.ts';
import { countReading } from './learning/count-readings.ts';
import { openPicture } from './open-pictures.ts';
import { type ReadScreenshot, readScreenshot, type Upload } from './read-screenshot.ts';
import * as screenshots from './screenshot-store.ts';
import { settleTogether } from './settle-together.ts';

type Result = z.infer<typeof ScreenshotResult> | OpenPicture;

/** The upload in a form of the application; refuses a platform not offered in the country and a missing file. */
export function readUpload(application: ApplicationFile, form: ReceivedForm): Upload {
  const platforms = z.enum(countryOf(application).platforms);
  const schema = z.object({ platform: platforms, uploadType: z.enum(uploadTypes), assist: z.optional(z.literal('1')) });
  const { assist, ...fields } = parse(schema, form.fields);
  const file = form.files.find(({ part }) => part === 'image');
  if (!file) throw new Problem('file_missing');
  if (file.tooLarge) throw new Problem('file_too_large');
  if (file.size === 0) throw new Problem('file_empty');
  return { ...fields, assist: assist !== undefined, file };
}

/**
 * Reads one screenshot and stores its data together with the picture, or neither: a refused picture leaves nothing behind and may
 * be sent again. For an applicant who helps, one that couldn't be read is stored open.
 */
export async function keepScreenshot(deps: Deps, application: ApplicationFile, upload: Upload): Promise<Result> {
  refuseWhenClosed(application);
  await refuseWhenApproved(deps.db, application.applicationId);
  // Reading takes seconds on all cores, so a picture sent many times at once is read once; the other requests find it stored.
  const picture = `${application.applicationId} ${upload.file.sha256.toString('base64url')}`;
  return onePictureAtATime(picture, () => keepUnknownScreenshot(deps, application, upload));
}

const onePictureAtATime = createKeyedMutex();

async function keepUnknownScreenshot(deps: Deps, application: ApplicationFile, upload: Upload): Promise<Result> {
  const known = await screenshots.selectByBytes(deps.db, application.applicationId, upload.file.sha256);
  const open = known && openPicture(known, (await readWindow(deps, deps.db, application)).weeks);
  if (open && upload.assist && known.platform === upload.platform) return open;
  if (known) throw new Problem('duplicate_image');
  await deps.virusScanner.scan(upload.file.path);
  const picture = await readScreenshot(deps, application, upload);
  try {
    await countReading(deps, upload, picture.reading);
    const open = upload.assist && (await keepOpen(deps, application, upload, picture));
    if (open) return open;
    return upload.uploadType === 'profile'
      ? await keepProfile(deps, application, upload, picture)
      : await keepWeek(deps, application, upload, picture);
  } finally {
    await picture.drop();
  }
}

/** Stores a picture for its applicant to finish; null for one that fills something by itself. */
async function keepOpen(deps: Deps, application: ApplicationFile, upload: Upload, picture: ReadScreenshot) {
  const { platform, uploadType } = upload;
  const { reading } = picture;
  const country = countryOf(application);
  const { weeks } = await readWindow(deps, deps.db, application);
  const asked =
    uploadType === 'profile'
      ? askOfProfile(reading, platform, country.profileOnly.includes(platform))
      : (askOfEarnings(reading, platform, country, weeks) ??
        (await askIfItStandsOut(deps, application, platform, reading)));
  if (!asked) return null;
  const week = uploadType === 'earnings' ? sureWeek(reading) : null;
  let id = '';
  const mediaId = await keepPicture(deps, application, upload, picture, asked, async (trx, window, screenshotId) => {
    id = screenshotId;
    const mends = upload.mends && week !== null && (await isSentBack(trx, application.applicationId, platform, week));
    if (week !== null && !mends) await refuseProved(trx, application, platform, week);
    if (uploadType === 'earnings') await settleTogether(deps, trx, application, platform, window);
  });
  const result = uploadType === 'earnings' && (await resultNow(deps, application, id, weeks));
  return result || openPicture({ id, mediaId, platform, uploadType, reading, ...asked }, weeks);
}

/** What became of a picture beside the others: a question about it, or the week that it filled. */
async function resultNow(
  deps: Deps,
  { applicationId }: ApplicationFile,
  id: string,
  weeks: readonly string[],
): Promise<Result | null> {
  const kept = await screenshots.selectScreenshot(deps.db, applicationId, id);
  const week = kept?.reading.weekStart?.value;
  const amount = kept?.reading.amount?.value;
  const open = kept && openPicture(kept, weeks);
  if (open || !kept || week === undefined || amount === undefined) return open;
  return weekResult(kept.platform, week, amount);
}

function weekResult(platform: Platform, earningWeek: string, earning: number): Result {
  const profileMetrics = { fullName: null, rating: null };
  return { platform, uploadType: 'earnings', profileMetrics, earnings: [{ earningWeek, earning }] };
}

// Twelve pictures of one driver come from one app on one phone, so one that differs is suspicious.
async function askIfItStandsOut(
  deps: Deps,
  { applicationId }: ApplicationFile,
  platform: Platform,
  reading: ScreenshotReading,
) {
  const kept = await screenshots.selectKeptScreenshots(deps.db, applicationId, platform);
  const others = kept.flatMap((other) => (other.needs === null ? [other.reading] : []));
  const profile = await store.selectProfile(deps.db, applicationId, platform);
  const reason = differenceOf(reading, others, profile?.fullName ?? null);
  return reason && ({ needs: 'confirm', reason } as const);
}

async function refuseProved(trx: Trx, application: ApplicationFile, platform: Platform, week: string): Promise<void> {
  const before = await store.selectWeek(trx, application.applicationId, platform, week);
  if (before?.screenshotId) throw refusalAt(pathOf(week), 'week_already_filled');
}

async function keepProfile(
  deps: Deps,
  application: ApplicationFile,
  upload: Upload,
  picture: ReadScreenshot,
): Promise<Result> {
  const { applicationId } = application;
  const { platform } = upload;
  const profile = judgeProfile(picture.reading, platform);
  const nothingRead = profile.fullName === null && profile.rating === null;
  const before = await store.selectProfile(deps.db, applicationId, platform);
  // Any picture completes a platform without a reader of its own, but none deletes earlier data.
  const kept = !nothingRead || (countryOf(application).profileOnly.includes(platform) && !before);
  if (kept) {
    await keepPicture(deps, application, upload, picture, null, async (trx, window, screenshotId, replaces) => {
      const replaced = await store.selectProfile(trx, applicationId, platform);
      if (!(upload.mends && (await isSentBack(trx, applicationId, platform, null)))) replaces(replaced);
      await store.upsertProfile(trx, applicationId, platform, {
        ...profile,
        origin: 'screenshot',
        screenshotId,
        at: deps.now(),
      });
      if (replaced?.screenshotId) await screenshots.deleteScreenshot(trx, replaced.screenshotId);
      await answerCorrections(deps, trx, applicationId, 'earnings', `${platform}.profile`);
      await holdWindow(deps, trx, application, window);
    });
  }
  return { platform, uploadType: 'profile', profileMetrics: profile, earnings: [] };
}

async function keepWeek(
  deps: Deps,
  application: ApplicationFile,
  upload: Upload,
  picture: ReadScreenshot,
): Promise<Result> {
  const { platform } = upload;
  const judge = ({ weeks }: Window) => judgeEarnings(picture.reading, platform, countryOf(application), weeks);
  const { week, amount } = judge(await readWindow(deps, deps.db, application));
  let id = '';
  await keepPicture(deps, application, upload, picture, null, async (trx, window, screenshotId, replaces) => {
    id = screenshotId;
    // Checked again: another upload may have frozen the twelve weeks meanwhile.
    judge(window);
    const { applicationId } = application;
    if (!(upload.mends && (await emptySentBackWeek(trx, applicationId, platform, week)))) {
      const typed = await store.selectWeek(trx, applicationId, platform, week);
      if (typed && !typed.screenshotId) replaces(typed);
      await store.deleteUnprovedWeek(trx, applicationId, platform, week);
    }
    const filled = store.insertWeek(trx, {
      applicationId: application.applicationId,
      platform,
      week,
      amount,
      currency: countryOf(application).currency,
      origin: 'screenshot',
      readAmount: amount,
      screenshotId,
      at: deps.now(),
    });
    await brokenAt(pathOf(week), 'week_already_filled', filled);
    // Only an applicant who helps can be asked.
    if (upload.assist) await settleTogether(deps, trx, application, platform, window);
    const stands = await store.selectWeek(trx, application.applicationId, platform, week);
    if (stands) await answerCorrections(deps, trx, application.applicationId, 'earnings', `${platform}.${week}`);
    await holdWindow(deps, trx, application, window);
  });
  const { weeks } = await readWindow(deps, deps.db, application);
  return (upload.assist && (await resultNow(deps, application, id, weeks))) || weekResult(platform, week, amount);
}

async function keepPicture(
  deps: Deps,
  application: ApplicationFile,
  { file, platform, uploadType, after }: Upload,
  { reading, rewrite }: ReadScreenshot,
  asked: Asked,
  fill: (trx: Trx, window: Window, screenshotId: string, replaces: (before: unknown) => void) => Promise<void>,
): Promise<string> {
  const { applicationId } = application;
  let mediaId = '';
  const stored = await storePicture(deps, application, `${uploadType}_screenshot`, file, await rewrite());
  try {
    await changeEarnings(deps, application, async (trx, window, replaces) => {
      await refuseSamePicture(trx, applicationId, uploadType, reading);
      mediaId = await stored.record(trx);
      const { sha256 } = file;
      const kept = { applicationId, platform, uploadType, sha256, mediaId, reading, asked, at: deps.now() };
      await fill(trx, window, await screenshots.insertScreenshot(trx, kept), replaces);
      await after?.(trx, mediaId);
    });
    return mediaId;
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

// A recompressed copy has other bytes. Two weeks of one app look alike too, but read differently, or not at all.
async function refuseSamePicture(
  trx: Trx,
  applicationId: string,
  uploadType: Upload['uploadType'],
  reading: ScreenshotReading,
): Promise<void> {
  const kept = await screenshots.selectShown(trx, applicationId, uploadType);
  const same = kept.some(
    (other) =>
      isSamePicture(other.pictureHash, reading.pictureHash) && (uploadType === 'profile' || agree(other, reading)),
  );
  if (same) throw new Problem('duplicate_image');
}
