import type { CountryCode } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { PictureVerdict } from '@volante/contract/staff/administration/reading.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../core/database/db.ts';
import { inReach } from '../../../core/database/reach.ts';

/** A kept picture of a week, with what it shows. */
export interface KeptWeek {
  id: string;
  applicationId: string;
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
  reason: string | null;
  verdict: PictureVerdict | null;
  trueWeek: string | null;
  trueAmount: number | null;
  /** Where the values read are; null once the reading is gone, or if it has none. */
  boxes: NonNullable<ScreenshotReading['boxes']> | null;
}

/** A server of the release before keeps pictures unasked, so each query looks for the consent. */
const ofWilling = sql`exists (select from consents n
  where n.application_id = c.application_id and n.kind = 'improve_reading' and n.withdrawn_at is null)`;

const columns = sql`c.id, c.application_id as "applicationId", c.media_id as "mediaId", c.platform, c.country,
  c.captured_on as "capturedOn", c.week_start as week, c.amount::float8 as amount, c.read_week as "readWeek",
  c.read_amount::float8 as "readAmount", c.band, c.reader_version as "readerVersion", c.reason, c.verdict,
  c.true_week as "trueWeek", c.true_amount::float8 as "trueAmount",
  (select s.reading -> 'boxes' from screenshots s where s.application_id = c.application_id and s.media_id = c.media_id
    limit 1) as boxes`;

/** Every kept picture of a week, oldest first. */
export async function selectKept(db: Db): Promise<KeptWeek[]> {
  const { rows } = await sql<KeptWeek>`
    select ${columns} from reading_corrections c where ${ofWilling} order by c.id`.execute(db);
  return rows;
}

/** Those without a verdict, the newest first. */
export async function selectUnjudged(
  db: Db,
  { reach, platform, most }: { reach: Reach; platform?: Platform | undefined; most: number },
): Promise<KeptWeek[]> {
  const { rows } = await sql<KeptWeek>`
    select ${columns} from reading_corrections c
    where c.verdict is null and ${inReach(reach, 'c.country')} and c.platform = coalesce(${platform ?? null}, c.platform) and ${ofWilling}
    order by c.at desc, c.id desc limit ${most}`.execute(db);
  return rows;
}

/** Those of a platform that somebody answered about in a period, its end excluded; the newest first. */
export async function selectOfPeriod(
  db: Db,
  { reach, platform, from, to, most }: { reach: Reach; platform: Platform; from: Date; to: Date; most: number },
): Promise<KeptWeek[]> {
  const { rows } = await sql<KeptWeek>`
    select ${columns} from reading_corrections c
    where c.platform = ${platform} and ${inReach(reach, 'c.country')} and c.at >= ${from} and c.at < ${to} and ${ofWilling}
    order by c.at desc, c.id desc limit ${most}`.execute(db);
  return rows;
}

/** `id` must be a UUID. */
export async function selectOne(db: Db, id: string): Promise<KeptWeek | null> {
  const { rows } = await sql<KeptWeek>`
    select ${columns} from reading_corrections c where c.id = ${id} and ${ofWilling}`.execute(db);
  return rows[0] ?? null;
}

export async function countKept(db: Db, reach: Reach): Promise<{ judged: number; waiting: number }> {
  const { rows } = await sql<{ judged: number; waiting: number }>`
    select count(c.verdict)::int as judged, (count(*) - count(c.verdict))::int as waiting
    from reading_corrections c where ${inReach(reach, 'c.country')} and ${ofWilling}`.execute(db);
  return rows[0] ?? { judged: 0, waiting: 0 };
}

export async function updateVerdict(
  trx: Trx,
  id: string,
  change: { verdict: PictureVerdict; true_week: string | null; true_amount: number | null; judged_at: Date },
): Promise<void> {
  await trx.updateTable('reading_corrections').set(change).where('id', '=', id).execute();
}

/** A kept picture of a profile, with what it shows. */
export interface KeptProfile {
  mediaId: string;
  platform: Platform;
  fullName: string;
  rating: number | null;
  readName: string | null;
  readRating: number | null;
  band: ScreenshotReading['band'];
  readerVersion: string;
}

/** Every kept picture of a profile, oldest first. */
export async function selectKeptProfiles(db: Db): Promise<KeptProfile[]> {
  const { rows } = await sql<KeptProfile>`
    select c.media_id as "mediaId", c.platform, c.full_name as "fullName", c.rating::float8 as rating,
      c.read_name as "readName", c.read_rating::float8 as "readRating", c.band, c.reader_version as "readerVersion"
    from profile_corrections c where ${ofWilling} order by c.at`.execute(db);
  return rows;
}

/** Words of the driver's names, as they wrote them and as their profiles show them. */
export async function selectNames(db: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', p.first_name, p.last_name) as name from personal_data p where p.application_id = ${applicationId}
    union all select f.full_name from platform_profiles f where f.application_id = ${applicationId} and f.full_name is not null
    union all select s.reading ->> 'person' from screenshots s
      where s.application_id = ${applicationId} and s.reading ->> 'person' is not null`.execute(db);
  return rows.map(({ name }) => name);
}
