import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import * as screenshots from './screenshots/screenshot-store.ts';
import * as store from './store.ts';

/** Deletes what stands for a week, with its picture. Nothing happens to one that is empty. */
export async function emptyWeek(trx: Trx, applicationId: string, platform: Platform, week: string): Promise<void> {
  const before = await store.selectWeek(trx, applicationId, platform, week);
  if (!before) return;
  await store.deleteWeek(trx, applicationId, platform, week);
  if (before.screenshotId) await screenshots.deleteScreenshot(trx, before.screenshotId);
  const details = { platform, week, before: before.amount };
  await recordEvent(trx, applicationId, applicant, 'earning_cleared', details);
}
