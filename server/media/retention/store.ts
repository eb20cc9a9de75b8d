import type { Db, Trx } from '../../core/database/db.ts';
import '../tables.ts';

/** Keys of stored files whose row was deleted, at most `most`. */
export async function selectRemovals(db: Db, most: number): Promise<string[]> {
  const rows = await db.selectFrom('media_removals').select('storage_key').limit(most).execute();
  return rows.map((row) => row.storage_key);
}

export async function deleteRemovals(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('media_removals').where('storage_key', 'in', keys).execute();
}

export async function selectLookedUntil(db: Db): Promise<Date | null> {
  return (await db.selectFrom('stray_search').select('looked_until').executeTakeFirst())?.looked_until ?? null;
}

export async function updateLookedUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('stray_search')
    .values({ looked_until: until })
    .onConflict((conflict) => conflict.column('one').doUpdateSet({ looked_until: until }))
    .execute();
}

export async function insertKept(
  trx: Trx,
  kept: { storage_key: string; application_id: string | null; until: Date },
): Promise<void> {
  await trx.insertInto('kept_files').values(kept).execute();
}

export async function deleteKept(db: Db, key: string): Promise<void> {
  await db.deleteFrom('kept_files').where('storage_key', '=', key).execute();
}

export async function deleteKeptUntil(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('kept_files').where('until', '<=', now).execute();
}
