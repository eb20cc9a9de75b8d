import type { Db } from '../../core/database/db.ts';

/** Records that the account was shown the first page of a file at a readable size. */
export async function insertSeen(db: Db, mediaId: string, accountId: string, at: Date): Promise<void> {
  await db
    .insertInto('staff_seen_files')
    .values({ media_id: mediaId, account_id: accountId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function wasSeen(db: Db, mediaId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_seen_files')
    .select('at')
    .where('media_id', '=', mediaId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
