import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { Db, Trx } from '../../../core/database/db.ts';
import type { CaseFile, Deps } from '../../../core/deps.ts';
import { READER_VERSION, type ScreenshotReading } from '../../../providers/ocr/ocr.ts';
import { countryOf } from '../../case.ts';

/** The driver's own statement of what a picture shows. */
export interface Said {
  platform: Platform;
  mediaId: string;
  reading: ScreenshotReading;
  week: string;
  amount: number;
}

/**
 * Keeps what a driver said a picture shows beside what was read, if LEARN_FROM_CORRECTIONS allows it. It goes with the application;
 * a later word about the same picture replaces it.
 */
export async function keepCorrection(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  application: CaseFile,
  { platform, mediaId, reading, week, amount }: Said,
): Promise<void> {
  if (!config.LEARN_FROM_CORRECTIONS) return;
  const said = { week_start: week, amount, at: now() };
  await trx
    .insertInto('reading_corrections')
    .values({
      ...said,
      application_id: application.applicationId,
      media_id: mediaId,
      platform,
      country: application.country,
      captured_on: dateIn(countryOf(application).zone, now()),
      read_week: reading.weekStart?.value ?? null,
      read_amount: reading.amount?.value ?? null,
      band: reading.band ?? 'none',
      reader_version: READER_VERSION,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'media_id']).doUpdateSet(said))
    .execute();
}

export interface Correction {
  id: string;
  mediaId: string;
  platform: Platform;
  country: CountryCode;
  /** The server's date when it was said; weeks without a year are read by it. */
  capturedOn: string;
  week: string;
  amount: number;
  readWeek: string | null;
  readAmount: number | null;
  band: ScreenshotReading['band'];
  readerVersion: string;
}

/** Every kept picture with what it shows, oldest first. */
export function selectCorrections(db: Db): Promise<Correction[]> {
  return db
    .selectFrom('reading_corrections')
    .select(['id', 'media_id as mediaId', 'platform', 'country', 'captured_on as capturedOn', 'amount', 'band'])
    .select(['week_start as week', 'read_week as readWeek', 'read_amount as readAmount'])
    .select('reader_version as readerVersion')
    .orderBy('id')
    .execute();
}
