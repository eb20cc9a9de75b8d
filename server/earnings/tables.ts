import type { CountryCode, Currency } from '@volante/contract/country.ts';
import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { EarningRow, OpenPicture, PlatformSummary, UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { PictureVerdict } from '@volante/contract/staff/administration/reading.ts';
import type { Band } from '@volante/reader/screenshots/ocr.ts';
import type { ColumnType, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

type Day = string;
type Instant = ColumnType<Date, Date, Date>;
/** numeric(12,2): always exact in a double. */
type Amount = ColumnType<number, number, number>;

/** The twelve weeks requested of an application, from its first stored upload on. */
interface EarningsWindowsTable {
  application_id: string;
  first_upload_at: Instant;
  newest_week: Day;
  /** Null: frozen for good, since the analysis passed on these weeks. */
  frozen_until: Day | null;
}

/** A stored picture; only these count as duplicates. */
interface ScreenshotsTable {
  id: string;
  application_id: string;
  platform: Platform;
  upload_type: UploadType;
  sha256: Buffer;
  /** Perceptual hash, in the reader's own format. */
  picture_hash: string;
  media_id: string;
  /** The reader's result, each field with its confidence. */
  reading: JSONColumnType<object>;
  /** Null once it has filled something. */
  needs: OpenPicture['needs'] | null;
  reason: OpenPicture['reason'] | null;
  at: Instant;
}

export type ProfileOrigin = 'screenshot' | 'typed_from_screenshot' | 'widget';

interface PlatformProfilesTable {
  application_id: string;
  platform: Platform;
  full_name: string | null;
  rating: number | null;
  origin: ColumnType<ProfileOrigin, ProfileOrigin | undefined, ProfileOrigin>;
  screenshot_id: string | null;
  updated_at: Instant;
}

interface EarningsWeeksTable {
  application_id: string;
  platform: Platform;
  week_start: Day;
  amount: Amount;
  currency: Currency;
  origin: NonNullable<EarningRow['origin']>;
  /** The figure from the screenshot or the widget, kept beside a correction for the reviewer. */
  read_amount: ColumnType<number | null, number | null, number | null>;
  screenshot_id: string | null;
  played: boolean;
  updated_at: Instant;
}

/** A projection of profiles and weeks for lists, written with them. */
export interface PlatformAccountsTable {
  application_id: string;
  platform: Platform;
  account_id: string;
  origin: 'screenshots' | 'widget';
  status: 'pending' | 'success' | 'failed';
  earnings_status: 'pending' | 'success';
  metrics_status: 'pending' | 'success';
  /** Only for failed accounts. */
  reason: ColumnType<AccountFailure | null, AccountFailure | null | undefined, AccountFailure | null>;
  retry_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface EarningsAnalysesTable {
  application_id: string;
  status: 'pending' | 'completed' | 'approved';
  result: JSONColumnType<AnalysisResult>;
  at: Instant;
}

/** Counts of readings, with nothing that identifies a driver. */
interface ReadingCountsTable {
  month: Day;
  platform: Platform;
  upload_type: UploadType;
  band: Band;
  /** Empty when sure. */
  reason: string;
  count: number;
}

/** A picture with what it shows, kept with LEARN_FROM_CORRECTIONS of a driver who agreed to that. */
interface ReadingCorrectionsTable {
  id: string;
  application_id: string;
  media_id: string;
  platform: Platform;
  country: CountryCode;
  captured_on: Day;
  week_start: Day;
  amount: Amount;
  read_week: Day | null;
  read_amount: ColumnType<number | null, number | null, number | null>;
  band: Band;
  reader_version: string;
  /** Why it didn't fill its week unasked. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  at: Instant;
  /** Of staff; the other two are of the verdict `wrong`. */
  verdict: ColumnType<PictureVerdict | null, undefined, PictureVerdict>;
  true_week: ColumnType<Day | null, undefined, Day | null>;
  true_amount: ColumnType<number | null, undefined, number | null>;
  judged_at: ColumnType<Date | null, undefined, Date>;
}

/** A picture of a profile with what it shows, kept with LEARN_FROM_CORRECTIONS of a driver who agreed to that. */
interface ProfileCorrectionsTable {
  application_id: string;
  media_id: string;
  platform: Platform;
  country: CountryCode;
  captured_on: Day;
  full_name: string;
  rating: number | null;
  read_name: string | null;
  read_rating: number | null;
  band: Band;
  reader_version: string;
  at: Instant;
}

/** The record of a passed analysis: its weeks, newest first, and each platform's sums. */
export interface AnalysisResult {
  weeks: string[];
  platforms: PlatformSummary[];
}

declare module '../core/database/schema.ts' {
  interface Database {
    earnings_windows: EarningsWindowsTable;
    screenshots: ScreenshotsTable;
    platform_profiles: PlatformProfilesTable;
    earnings_weeks: EarningsWeeksTable;
    platform_accounts: PlatformAccountsTable;
    earnings_analyses: EarningsAnalysesTable;
    reading_counts: ReadingCountsTable;
    reading_corrections: ReadingCorrectionsTable;
    profile_corrections: ProfileCorrectionsTable;
  }
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const earningsTables = [
  declareTable('earnings_windows', {
    rows: 'application_id',
    exported: ['first_upload_at', 'newest_week', 'frozen_until'],
    technical: ['application_id'],
  }),
  declareTable('screenshots', {
    rows: 'application_id',
    exported: ['platform', 'upload_type', 'media_id', 'reading', 'needs', 'reason', 'at'],
    erased: { sha256: 'made of a file that is given itself', picture_hash: 'made of a file that is given itself' },
    technical: ['id', 'application_id'],
  }),
  declareTable('platform_profiles', {
    rows: 'application_id',
    exported: ['platform', 'full_name', 'rating', 'origin', 'updated_at'],
    technical: ['application_id', 'screenshot_id'],
  }),
  declareTable('earnings_weeks', {
    rows: 'application_id',
    exported: ['platform', 'week_start', 'amount', 'currency', 'origin', 'read_amount', 'played', 'updated_at'],
    technical: ['application_id', 'screenshot_id'],
  }),
  declareTable('platform_accounts', {
    rows: 'application_id',
    exported: ['platform', 'account_id', 'origin', 'status', 'earnings_status', 'metrics_status', 'reason'],
    technical: ['application_id', 'retry_at'],
  }),
  declareTable('earnings_analyses', {
    rows: 'application_id',
    exported: ['status', 'result', 'at'],
    technical: ['application_id'],
  }),
  declareTable('reading_counts', {
    rows: null,
    technical: ['month', 'platform', 'upload_type', 'band', 'reason', 'count'],
  }),
  declareTable('reading_corrections', {
    rows: 'application_id',
    exported: [
      'media_id',
      'platform',
      'captured_on',
      'week_start',
      'amount',
      'read_week',
      'read_amount',
      'at',
      'verdict',
      'true_week',
      'true_amount',
      'judged_at',
    ],
    technical: ['id', 'application_id', 'country', 'band', 'reader_version', 'reason'],
  }),
  declareTable('profile_corrections', {
    rows: 'application_id',
    exported: ['media_id', 'platform', 'captured_on', 'full_name', 'rating', 'read_name', 'read_rating', 'at'],
    technical: ['application_id', 'country', 'band', 'reader_version'],
  }),
];
