import { lockApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps } from '../core/deps.ts';
import * as store from './store.ts';

/** Files that left their place count as unused from this moment on, not from when they were sent. */
export async function markUnused(trx: Trx, applicationId: string, mediaIds: string[], at: Date): Promise<void> {
  if (mediaIds.length > 0) await store.touchMedia(trx, applicationId, mediaIds, at);
}

/**
 * Deletes the files that no paper and no photo of the home has pointed to since `before`; returns how many. Their bytes are then
 * swept as ones without a row. Evidence of earnings stays: it shows what was read even after the week was cleared.
 */
export async function deleteUnused(deps: DbDeps, before: Date): Promise<number> {
  let deleted = 0;
  for (const applicationId of await store.selectApplicationsWithUnused(deps.db, before)) {
    deleted += await transaction(deps.db, async (trx) => {
      // Whoever attaches a file holds the same lock: none comes into use between the look and the deletion.
      await lockApplication(trx, applicationId);
      return store.deleteUnusedMedia(trx, applicationId, before);
    });
  }
  return deleted;
}
