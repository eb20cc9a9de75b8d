import type { Db } from '../core/database/db.ts';
import './tables.ts';

export interface PageId {
  mediaId: string;
  page: number;
  edge: number;
}

export async function selectPage(
  db: Db,
  { mediaId, page, edge }: PageId,
): Promise<{ storage_key: string; size: number } | null> {
  const row = db
    .selectFrom('media_pages')
    .select(['storage_key', 'size'])
    .where('media_id', '=', mediaId)
    .where('page', '=', page)
    .where('edge', '=', edge);
  return (await row.executeTakeFirst()) ?? null;
}

/** False if this drawing of the page has already been deleted. */
export async function deletePage(db: Db, { mediaId, page, edge }: PageId, storageKey: string): Promise<boolean> {
  const rows = db.deleteFrom('media_pages').where('media_id', '=', mediaId).where('page', '=', page);
  const { numDeletedRows } = await rows
    .where('edge', '=', edge)
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** If two are drawn at the same time, the first one is stored. */
export async function insertPage(
  db: Db,
  { mediaId, page, edge }: PageId,
  drawn: { storage_key: string; size: number },
): Promise<void> {
  await db
    .insertInto('media_pages')
    .values({ media_id: mediaId, page, edge, ...drawn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
