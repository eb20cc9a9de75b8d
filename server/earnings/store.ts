import type { SectionStatus } from '@volante/contract/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { EarningRow, UploadType } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../core/db.ts';
import type { ScreenshotReading } from '../providers/ocr/ocr.ts';
import type { AnalysisResult, PlatformAccountsTable } from './tables.ts';
import type { StoredWindow } from './window.ts';

/** What is stored of one platform. */
export interface PlatformRows {
  platform: Platform;
  profile: ProfileRow | null;
  weeks: WeekRow[];
}

export interface ProfileRow {
  fullName: string | null;
  rating: number | null;
  screenshotId: string | null;
}

export interface WeekRow {
  week: string;
  amount: number;
  origin: NonNullable<EarningRow['origin']>;
  readAmount: number | null;
  screenshotId: string | null;
}

export interface KeptScreenshot {
  id: string;
  uploadType: UploadType;
  pictureHash: string;
  reading: ScreenshotReading;
}

export async function selectWindow(db: Db, applicationId: string): Promise<StoredWindow | undefined> {
  return db
    .selectFrom('earnings_windows')
    .select(['newest_week as newestWeek', 'frozen_until as frozenUntil'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function upsertWindow(trx: Trx, applicationId: string, window: StoredWindow, at: Date): Promise<void> {
  const values = { first_upload_at: at, newest_week: window.newestWeek, frozen_until: window.frozenUntil };
  await trx
    .insertInto('earnings_windows')
    .values({ application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

/** From now on the window no longer follows the calendar. */
export async function keepWindowForGood(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('earnings_windows')
    .set({ frozen_until: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Everything stored of an application's platforms; weeks outside the window are among it. */
export async function selectPlatforms(db: Db, applicationId: string): Promise<PlatformRows[]> {
  const profiles = await db
    .selectFrom('platform_profiles')
    .select(['platform', 'full_name as fullName', 'rating', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .execute();
  const weeks = await db
    .selectFrom('earnings_weeks')
    .select(['platform', 'week_start as week', 'amount', 'origin'])
    .select(['read_amount as readAmount', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .orderBy('week_start', 'desc')
    .execute();
  return [...new Set([...profiles, ...weeks].map((row) => row.platform))].map((platform) => ({
    platform,
    profile: profiles.find((row) => row.platform === platform) ?? null,
    weeks: weeks.filter((row) => row.platform === platform),
  }));
}

export async function selectProfile(db: Db, applicationId: string, platform: Platform): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('platform_profiles')
    .select(['full_name as fullName', 'rating', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row ?? null;
}

export async function selectWeek(
  db: Db,
  applicationId: string,
  platform: Platform,
  week: string,
): Promise<WeekRow | undefined> {
  return db
    .selectFrom('earnings_weeks')
    .select(['week_start as week', 'amount', 'origin'])
    .select(['read_amount as readAmount', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .executeTakeFirst();
}

export async function selectKeptScreenshots(db: Db, applicationId: string): Promise<KeptScreenshot[]> {
  const rows = await db
    .selectFrom('screenshots')
    .select(['id', 'upload_type as uploadType', 'picture_hash as pictureHash', 'reading'])
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map((row) => ({ ...row, reading: row.reading as ScreenshotReading }));
}

export async function hasScreenshot(db: Db, applicationId: string, sha256: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('screenshots')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewScreenshot {
  applicationId: string;
  platform: Platform;
  uploadType: UploadType;
  sha256: Buffer;
  mediaId: string;
  reading: ScreenshotReading;
  at: Date;
}

/** Breaks `duplicate_image__bytes` when the application keeps the same bytes already. */
export async function insertScreenshot(trx: Trx, kept: NewScreenshot): Promise<string> {
  const row = await trx
    .insertInto('screenshots')
    .values({
      application_id: kept.applicationId,
      platform: kept.platform,
      upload_type: kept.uploadType,
      sha256: kept.sha256,
      picture_hash: kept.reading.pictureHash,
      media_id: kept.mediaId,
      reading: JSON.stringify(kept.reading),
      at: kept.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Frees the picture's mark, so that it can be sent again; its file stays as evidence. */
export async function deleteScreenshot(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('screenshots').where('id', '=', id).execute();
}

export async function upsertProfile(
  trx: Trx,
  applicationId: string,
  platform: Platform,
  profile: { fullName: string | null; rating: number | null; screenshotId: string; at: Date },
): Promise<void> {
  const values = {
    full_name: profile.fullName,
    rating: profile.rating,
    screenshot_id: profile.screenshotId,
    updated_at: profile.at,
  };
  await trx
    .insertInto('platform_profiles')
    .values({ application_id: applicationId, platform, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'platform']).doUpdateSet(values))
    .execute();
}

export interface NewWeek extends WeekRow {
  applicationId: string;
  platform: Platform;
  currency: 'MXN' | 'USD';
  at: Date;
}

/** Breaks `week_already_filled__pk` when the week is filled. */
export async function insertWeek(trx: Trx, week: NewWeek): Promise<void> {
  await trx
    .insertInto('earnings_weeks')
    .values({
      application_id: week.applicationId,
      platform: week.platform,
      week_start: week.week,
      amount: week.amount,
      currency: week.currency,
      origin: week.origin,
      read_amount: week.readAmount,
      screenshot_id: week.screenshotId,
      updated_at: week.at,
    })
    .execute();
}

/** Gives way to a picture: a figure that rests on the applicant's word alone. */
export async function deleteUnprovedWeek(trx: Trx, applicationId: string, platform: Platform, week: string) {
  await trx
    .deleteFrom('earnings_weeks')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .where('origin', 'in', ['did_not_work', 'correction'])
    .where('screenshot_id', 'is', null)
    .execute();
}

export async function deleteWeek(trx: Trx, applicationId: string, platform: Platform, week: string): Promise<void> {
  await trx
    .deleteFrom('earnings_weeks')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .execute();
}

export async function replaceScreenshotAccounts(
  trx: Trx,
  applicationId: string,
  accounts: Insertable<PlatformAccountsTable>[],
): Promise<void> {
  await trx
    .deleteFrom('platform_accounts')
    .where('application_id', '=', applicationId)
    .where('origin', '=', 'screenshots')
    .execute();
  if (accounts.length > 0) await trx.insertInto('platform_accounts').values(accounts).execute();
}

/** Applications whose twelve weeks were held up to a day before `today` while an account says that it is complete. */
export async function selectOutdated(db: Db, country: CountryCode, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('earnings_windows')
    .innerJoin('platform_accounts', 'platform_accounts.application_id', 'earnings_windows.application_id')
    .innerJoin('applications', 'applications.id', 'earnings_windows.application_id')
    .select('applications.id')
    .distinct()
    .where('country', '=', country)
    .where('frozen_until', '<', today)
    .where('platform_accounts.origin', '=', 'screenshots')
    .where('earnings_status', '=', 'success')
    .execute();
  return rows.map((row) => row.id);
}

export async function selectAnalysis(
  db: Db,
  applicationId: string,
): Promise<{ status: SectionStatus; result: AnalysisResult } | undefined> {
  return db
    .selectFrom('earnings_analyses')
    .select(['status', 'result'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Keeps the newest result; an approval by staff stays. */
export async function upsertAnalysis(trx: Trx, applicationId: string, result: AnalysisResult, at: Date): Promise<void> {
  const values = { result: JSON.stringify(result), at };
  await trx
    .insertInto('earnings_analyses')
    .values({ application_id: applicationId, status: 'completed', ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}
