import type { Disagreement, UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { READER_VERSION, type ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Asked, KeptScreenshot } from './judge-open.ts';

/** The pictures of a platform's earnings, oldest first. */
export async function selectKeptScreenshots(
  db: Db,
  applicationId: string,
  platform: Platform,
): Promise<KeptScreenshot[]> {
  const { rows } = await sql<KeptScreenshot>`
    select s.id, s.media_id as "mediaId", s.needs, s.reason, s.reading,
      (select json_build_object('week', w.week_start, 'amount', w.amount::float8, 'origin', w.origin)
        from earnings_weeks w where w.screenshot_id = s.id) as filled
    from screenshots s
    where s.application_id = ${applicationId} and s.platform = ${platform} and s.upload_type = 'earnings'
    order by s.id`.execute(db);
  return rows;
}

/** A reading with the version of its reader, which is absent in those from before it was noted. */
type StoredReading = ScreenshotReading & { version?: string };

/** The part of a reading that tells whether two pictures show the same. */
type Shown = Pick<ScreenshotReading, 'weekStart' | 'amount'>;

/** The pictures of one kind, as they are compared with a new one. */
export async function selectShown(
  db: Db,
  applicationId: string,
  uploadType: UploadType,
): Promise<(Shown & { pictureHash: string })[]> {
  const { rows } = await sql<Shown & { pictureHash: string }>`
    select picture_hash as "pictureHash", reading -> 'weekStart' as "weekStart", reading -> 'amount' as amount
    from screenshots where application_id = ${applicationId} and upload_type = ${uploadType}`.execute(db);
  return rows;
}

/** The picture with these bytes. */
export async function selectByBytes(db: Db, applicationId: string, sha256: Buffer): Promise<AskedScreenshot | null> {
  const [row] = await selectAsked(db, applicationId).where('sha256', '=', sha256).execute();
  return row ?? null;
}

interface NewScreenshot {
  applicationId: string;
  platform: Platform;
  uploadType: UploadType;
  sha256: Buffer;
  mediaId: string;
  reading: ScreenshotReading;
  /** Null if it fills something by itself. */
  asked: Asked;
  at: Date;
}

/** Breaks `duplicate_image__bytes` when the application already has the same bytes. */
export async function insertScreenshot(trx: Trx, kept: NewScreenshot): Promise<string> {
  const row = await trx
    .insertInto('screenshots')
    .values({
      id: uuidv7(),
      application_id: kept.applicationId,
      platform: kept.platform,
      upload_type: kept.uploadType,
      sha256: kept.sha256,
      picture_hash: kept.reading.pictureHash,
      media_id: kept.mediaId,
      reading: JSON.stringify({ ...kept.reading, version: READER_VERSION } satisfies StoredReading),
      needs: kept.asked?.needs ?? null,
      reason: kept.asked?.reason ?? null,
      at: kept.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Releases the picture's duplicate mark, so that it can be sent again; its file stays as evidence. */
export async function deleteScreenshot(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('screenshots').where('id', '=', id).execute();
}

/** A picture that waits for the applicant, or has waited. */
export interface AskedScreenshot {
  id: string;
  platform: Platform;
  uploadType: UploadType;
  mediaId: string;
  reading: StoredReading;
  needs: NonNullable<Asked>['needs'] | null;
  reason: NonNullable<Asked>['reason'] | null;
}

function selectAsked(db: Db, applicationId: string) {
  return db
    .selectFrom('screenshots')
    .select(['id', 'platform', 'upload_type as uploadType', 'media_id as mediaId', 'needs', 'reason'])
    .select((row) => row.ref('reading').$castTo<StoredReading>().as('reading'))
    .where('application_id', '=', applicationId);
}

/** The pictures with these files; `week` and `amount` of the week that it filled. */
export async function selectByMedia(db: Db, mediaIds: readonly string[]) {
  return db
    .selectFrom('screenshots as s')
    .leftJoin('earnings_weeks as w', 'w.screenshot_id', 's.id')
    .select(['s.media_id as mediaId', 's.platform', 'w.week_start as week', 'w.amount'])
    .select((row) => row('s.needs', 'is not', null).$castTo<boolean>().as('open'))
    .where('s.media_id', 'in', mediaIds)
    .execute();
}

/** The open pictures of a platform, oldest first. */
export async function selectOpen(db: Db, applicationId: string, platform: Platform): Promise<AskedScreenshot[]> {
  return selectAsked(db, applicationId)
    .where('platform', '=', platform)
    .where('needs', 'is not', null)
    .orderBy('id')
    .execute();
}

/** `id` must be a UUID. */
export async function selectScreenshot(db: Db, applicationId: string, id: string): Promise<AskedScreenshot | null> {
  const [row] = await selectAsked(db, applicationId).where('id', '=', id).execute();
  return row ?? null;
}

/** Marks a picture as finished: from now on it counts as one that filled something. */
export async function finishScreenshot(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('screenshots').set({ needs: null, reason: null }).where('id', '=', id).execute();
}

/** Asks about a picture that had filled a week; its day to be answered begins now. */
export async function askAgain(trx: Trx, id: string, reason: Disagreement, at: Date): Promise<void> {
  await trx.updateTable('screenshots').set({ needs: 'confirm', reason, at }).where('id', '=', id).execute();
}

/** The open pictures of all applications stored before then. */
export async function selectOpenBefore(
  db: Db,
  before: Date,
): Promise<{ id: string; applicationId: string; mediaId: string }[]> {
  return db
    .selectFrom('screenshots')
    .select(['id', 'application_id as applicationId', 'media_id as mediaId'])
    .where('needs', 'is not', null)
    .where('at', '<', before)
    .execute();
}
