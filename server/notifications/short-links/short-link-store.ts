import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

type ShortLinkRow = Selectable<Database['short_links']>;

/** Written again by every attempt, with the same token. */
export async function upsertShortLink(db: Db, row: ShortLinkRow): Promise<void> {
  const { path, address_print, phone_print, created_at, expires_at } = row;
  await db
    .insertInto('short_links')
    .values(row)
    .onConflict((same) =>
      same.column('token_hash').doUpdateSet({ path, address_print, phone_print, created_at, expires_at }),
    )
    .execute();
}

export async function selectShortLink(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<Pick<ShortLinkRow, 'path' | 'address_print' | 'phone_print' | 'application_id'> | null> {
  const row = await db
    .selectFrom('short_links')
    .select(['path', 'address_print', 'phone_print', 'application_id'])
    .where('token_hash', '=', hash)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('short_links').where('expires_at', '<=', now).execute();
}
