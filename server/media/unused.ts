import { lockApplication } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps } from '../core/deps.ts';
import * as store from './store.ts';

/** Files removed from a document or step count as unused from this moment on, not from their upload. */
export async function markUnused(trx: Trx, applicationId: string, mediaIds: string[], at: Date): Promise<void> {
  if (mediaIds.length > 0) await store.touchMedia(trx, applicationId, mediaIds, at);
}

/** Deletes files that nothing uses. Their bytes are swept afterwards. */
export async function dropFiles(trx: Trx, applicationId: string, mediaIds: string[]): Promise<void> {
  if (mediaIds.length > 0) await store.deleteMedia(trx, applicationId, mediaIds);
}

/**
 * Among some files, deletes those that no document or photo of the home has used since `before`, together with the other unused files of
 * their applications; returns their number. Their bytes are swept afterwards. Evidence of earnings is kept: it shows what was
 * read, even after the week was cleared.
 */
export async function deleteUnused(
  deps: DbDeps,
  before: Date,
  some: store.SomeFiles,
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (const applicationId of await store.selectApplicationsWithUnused(deps.db, before, some)) {
    signal?.throwIfAborted();
    deleted += await transaction(deps, async (trx) => {
      // Attaching a file takes the same lock, so no file comes into use between the check and the deletion.
      await lockApplication(trx, applicationId);
      return store.deleteUnusedMedia(trx, applicationId, before);
    });
  }
  return deleted;
}
