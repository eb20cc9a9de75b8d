import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Band } from '@volante/reader/screenshots/ocr.ts';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/db.ts';
import { preparedAs } from '../../../core/database/prepared.ts';

interface CountedReading {
  /** The first day of the month. */
  month: string;
  platform: Platform;
  uploadType: UploadType;
  band: Band;
  reason: string;
}

interface Share {
  total: number;
  sure: number;
}

/**
 * Counts a reading. Returns how many readings its platform had before it, in its month and in the month before, and how many of
 * them were sure.
 */
export async function addReading(
  db: Db,
  { month, platform, uploadType, band, reason }: CountedReading,
  monthBefore: string,
): Promise<{ now: Share; before: Share }> {
  const { rows } = await sql<Share & { month: string }>`${sql.raw(preparedAs('add-reading'))}
    with added as (
      insert into reading_counts (month, platform, upload_type, band, reason, count)
      values (${month}, ${platform}, ${uploadType}, ${band}, ${reason}, 1)
      on conflict (month, platform, upload_type, band, reason) do update set count = reading_counts.count + 1
    )
    select month, sum(count)::int as total, coalesce(sum(count) filter (where band = 'sure'), 0)::int as sure
    from reading_counts
    where month in (${month}, ${monthBefore}) and platform = ${platform} and upload_type = ${uploadType}
    group by month`.execute(db);
  const shareOf = (wanted: string) => rows.find((row) => row.month === wanted) ?? { total: 0, sure: 0 };
  return { now: shareOf(month), before: shareOf(monthBefore) };
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
