import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Band } from '@volante/reader/screenshots/ocr.ts';
import type { Db } from '../../../core/database/db.ts';

interface CountedReading {
  /** The first day of the month. */
  month: string;
  platform: Platform;
  uploadType: UploadType;
  band: Band;
  reason: string;
}

export async function addReading(db: Db, { month, platform, uploadType, band, reason }: CountedReading): Promise<void> {
  await db
    .insertInto('reading_counts')
    .values({ month, platform, upload_type: uploadType, band, reason, count: 1 })
    .onConflict((same) =>
      same
        .columns(['month', 'platform', 'upload_type', 'band', 'reason'])
        .doUpdateSet((row) => ({ count: row('reading_counts.count', '+', 1) })),
    )
    .execute();
}

/** Every count, newest month first. */
export function selectCounts(db: Db) {
  return db
    .selectFrom('reading_counts')
    .select(['month', 'platform', 'upload_type as uploadType', 'band', 'reason', 'count'])
    .orderBy('month', 'desc')
    .orderBy('platform')
    .orderBy('count', 'desc')
    .execute();
}
