import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Db } from '../../core/database/db.ts';
import { listDocumentsOf } from '../../documents/documents.ts';
import { listScreenshotsOf } from '../../earnings/screenshots/open-pictures.ts';

/** Where the application uses a file that was sent by message. */
export type FileUse =
  | { document: DocumentType }
  /** `open`: it waits for its driver. `week`: the Monday and the amount of the week that it filled. */
  | { platform: Platform; open: boolean; week: { week: string; amount: number } | null };

/** How files are used, by their ids; those that aren't are left out. */
export async function findFileUses(db: Db, mediaIds: readonly string[]): Promise<Map<string, FileUse>> {
  if (mediaIds.length === 0) return new Map();
  const [screenshots, documents] = [await listScreenshotsOf(db, mediaIds), await listDocumentsOf(db, mediaIds)];
  return new Map<string, FileUse>([
    ...documents.map(({ mediaId, type }) => [mediaId, { document: type }] as const),
    ...screenshots.map(({ mediaId, ...use }) => [mediaId, use] as const),
  ]);
}
