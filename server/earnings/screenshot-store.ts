import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { ScreenshotReading } from '../providers/ocr/ocr.ts';

export interface KeptScreenshot {
  id: string;
  uploadType: UploadType;
  pictureHash: string;
  reading: ScreenshotReading;
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

/** Breaks `duplicate_image__bytes` when the application already has the same bytes. */
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

/** Releases the picture's duplicate mark, so that it can be sent again; its file stays as evidence. */
export async function deleteScreenshot(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('screenshots').where('id', '=', id).execute();
}
