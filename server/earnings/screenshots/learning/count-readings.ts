import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import type { Deps } from '../../../core/deps.ts';
import { addReading } from './counts-store.ts';

/** Counts a reading by month, platform, band and reason, and logs it with nothing that identifies the driver. */
export async function countReading(
  deps: Pick<Deps, 'db' | 'log' | 'now'>,
  { platform, uploadType }: { platform: Platform; uploadType: UploadType },
  { band, reason }: Pick<ScreenshotReading, 'band' | 'reason'>,
): Promise<void> {
  deps.log.info({ platform, uploadType, band, reason }, 'a screenshot was read');
  const month = `${deps.now().toISOString().slice(0, 7)}-01`;
  await addReading(deps.db, { month, platform, uploadType, band, reason: reason ?? '' });
}
