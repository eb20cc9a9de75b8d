import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import type { Deps } from '../../../core/deps.ts';
import { addReading } from './counts-store.ts';

const EVERY = 25;
const FEWEST = 25;
const FALL = 0.15;

/**
 * Counts a reading by month, platform, band and reason, and logs it with nothing that identifies the driver. Warns when a
 * platform's share of sure readings has fallen since the month before: its app has probably changed.
 */
export async function countReading(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { platform, uploadType }: { platform: Platform; uploadType: UploadType },
  { band, reason }: Pick<ScreenshotReading, 'band' | 'reason'>,
): Promise<void> {
  deps.log.info({ platform, uploadType, band, reason }, 'a screenshot was read');
  const month = monthOf(deps.now());
  const counted = { month, platform, uploadType, band, reason: reason ?? '' };
  const { now, before } = await addReading(deps.db, counted, monthBefore(month));
  const [total, sure] = [now.total + 1, now.sure + (band === 'sure' ? 1 : 0)];
  if (total < FEWEST || before.total < FEWEST || total % EVERY !== 0) return;
  const [share, shareBefore] = [sure / total, before.sure / before.total];
  if (share < shareBefore - FALL)
    deps.log.warn(
      { platform, uploadType, month, share, shareBefore },
      "fewer of a platform's screenshots are read with certainty",
    );
}

/** The first day of the month. */
function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`;
}

function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 10);
}
