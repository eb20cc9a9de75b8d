import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Db } from '../../../core/database/db.ts';
import type { Band } from '../../../providers/ocr/ocr.ts';

export interface CountedReading {
  /** The first day of the month. */
  month: string;
  platform: Platform;
  uploadType: UploadType;
  band: Band;
  reason: string;
}

export async function addReading(db: Db, { uploadType, ...reading }: CountedReading): Promise<void> {
  await db
    .insertInto('reading_counts')
    .values({ ...reading, upload_type: uploadType, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'platform', 'upload_type', 'band', 'reason'])
        .doUpdateSet((row) => ({ count: row('reading_counts.count', '+', 1) })),
    )
    .execute();
}

export interface Share {
  total: number;
  sure: number;
}

/** How many readings each month had and how many were sure, in the order asked for. */
export async function selectShares<const Months extends readonly string[]>(
  db: Db,
  { months, platform, uploadType }: { months: Months; platform: Platform; uploadType: UploadType },
): Promise<{ [K in keyof Months]: Share }> {
  const rows = await db
    .selectFrom('reading_counts')
    .select(['month', 'band', 'count'])
    .where('month', 'in', [...months])
    .where('platform', '=', platform)
    .where('upload_type', '=', uploadType)
    .execute();
  const shareOf = (month: string): Share => {
    const own = rows.filter((row) => row.month === month);
    const sum = (list: typeof rows) => list.reduce((total, { count }) => total + count, 0);
    return { total: sum(own), sure: sum(own.filter(({ band }) => band === 'sure')) };
  };
  return months.map(shareOf) as { [K in keyof Months]: Share };
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
