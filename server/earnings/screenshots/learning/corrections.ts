import type { CountryCode } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { READER_VERSION, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../../core/database/db.ts';
import type { ApplicationFile, Deps } from '../../../core/deps.ts';
import { countryOf } from '../../application.ts';
import { selectWeek } from '../../store.ts';
import { selectScreenshot } from '../screenshot-store.ts';

/** The values that a driver, or staff, say a picture shows. */
interface Said {
  platform: Platform;
  mediaId: string;
  reading: ScreenshotReading;
  week: string;
  amount: number;
}

/**
 * Stores the values that a person confirmed or corrected beside the ones that were read, if LEARN_FROM_CORRECTIONS allows it. They
 * are deleted with the application; a later correction of the same picture replaces them.
 */
export async function keepCorrection(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  application: ApplicationFile,
  { platform, mediaId, reading, week, amount }: Said,
): Promise<void> {
  if (!config.LEARN_FROM_CORRECTIONS) return;
  const said = { week_start: week, amount, at: now() };
  const read = { read_week: reading.weekStart?.value ?? null, read_amount: reading.amount?.value ?? null };
  await trx
    .insertInto('reading_corrections')
    .values({ id: uuidv7(), ...pictureOf(application, { platform, mediaId, reading }, now()), ...read, ...said })
    .onConflict((conflict) => conflict.columns(['application_id', 'media_id']).doUpdateSet(said))
    .execute();
}

/** Like `keepCorrection`, for a filled week whose figure is corrected. Does nothing for a week that no picture filled. */
export async function keepCorrectedWeek(
  deps: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  application: ApplicationFile,
  { platform, week, amount }: Pick<Said, 'platform' | 'week' | 'amount'>,
): Promise<void> {
  if (!deps.config.LEARN_FROM_CORRECTIONS) return;
  const { applicationId } = application;
  const filled = await selectWeek(trx, applicationId, platform, week);
  const picture = filled?.screenshotId && (await selectScreenshot(trx, applicationId, filled.screenshotId));
  if (picture) await keepCorrection(deps, trx, application, { ...picture, week, amount });
}

/** Like `keepCorrection`, for a profile whose name and rating were typed beside its picture. */
export async function keepCorrectedProfile(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  application: ApplicationFile,
  { fullName, rating, ...picture }: Pick<Said, 'platform' | 'mediaId' | 'reading'> & Profile,
): Promise<void> {
  if (!config.LEARN_FROM_CORRECTIONS) return;
  const { reading } = picture;
  const said = { full_name: fullName, rating, at: now() };
  const read = { read_name: reading.fullName?.value ?? null, read_rating: reading.rating?.value ?? null };
  await trx
    .insertInto('profile_corrections')
    .values({ ...pictureOf(application, picture, now()), ...read, ...said })
    .onConflict((conflict) => conflict.columns(['application_id', 'media_id']).doUpdateSet(said))
    .execute();
}

interface Profile {
  fullName: string;
  /** Null if they have none, as new drivers do. */
  rating: number | null;
}

function pictureOf(
  application: ApplicationFile,
  { platform, mediaId, reading }: Pick<Said, 'platform' | 'mediaId' | 'reading'>,
  now: Date,
) {
  return {
    application_id: application.applicationId,
    media_id: mediaId,
    platform,
    country: application.country,
    captured_on: dateIn(countryOf(application).zone, now),
    band: reading.band ?? 'none',
    reader_version: READER_VERSION,
  };
}

export interface Correction {
  id: string;
  mediaId: string;
  platform: Platform;
  country: CountryCode;
  /** The server's date when the person answered. Weeks shown without a year are resolved by it. */
  capturedOn: string;
  week: string;
  amount: number;
  readWeek: string | null;
  readAmount: number | null;
  band: ScreenshotReading['band'];
  readerVersion: string;
}

export interface ProfileCorrection extends Profile {
  /** The id of the file. */
  id: string;
  mediaId: string;
  platform: Platform;
  country: CountryCode;
  capturedOn: string;
  readName: string | null;
  readRating: number | null;
  band: ScreenshotReading['band'];
  readerVersion: string;
}

/** Every kept picture of a profile with what it shows, oldest first. */
export function selectProfileCorrections(db: Db): Promise<ProfileCorrection[]> {
  return db
    .selectFrom('profile_corrections')
    .select([
      'media_id as id',
      'media_id as mediaId',
      'platform',
      'country',
      'captured_on as capturedOn',
      'rating',
      'band',
    ])
    .select(['full_name as fullName', 'read_name as readName', 'read_rating as readRating'])
    .select('reader_version as readerVersion')
    .orderBy('at')
    .execute();
}

/** Every kept picture of a week with what it shows, oldest first. */
export function selectCorrections(db: Db): Promise<Correction[]> {
  return db
    .selectFrom('reading_corrections')
    .select(['id', 'media_id as mediaId', 'platform', 'country', 'captured_on as capturedOn', 'amount', 'band'])
    .select(['week_start as week', 'read_week as readWeek', 'read_amount as readAmount'])
    .select('reader_version as readerVersion')
    .orderBy('id')
    .execute();
}
