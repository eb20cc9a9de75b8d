import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { findAskedAt } from '../corrections/answer.ts';
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

/** Empties a week that staff sent back, to be filled anew; false for any other one, which stays. */
export async function emptySentBackWeek(
  trx: Trx,
  applicationId: string,
  platform: Platform,
  week: string,
): Promise<boolean> {
  const isSo = await isSentBack(trx, applicationId, platform, week);
  if (isSo) await emptyWeek(trx, applicationId, platform, week);
  return isSo;
}

/** Whether staff asked to correct it, and nothing else has come since. `week`: null for the profile. */
export async function isSentBack(
  trx: Trx,
  applicationId: string,
  platform: Platform,
  week: string | null,
): Promise<boolean> {
  const askedAt = await findAskedAt(trx, applicationId, 'earnings', `${platform}.${week ?? 'profile'}`);
  const storedAt = askedAt && (await store.selectStoredAt(trx, applicationId, platform, week));
  return askedAt !== null && storedAt !== null && storedAt <= askedAt;
}
