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

/** Of two that were drawn at once the first stays. */
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
