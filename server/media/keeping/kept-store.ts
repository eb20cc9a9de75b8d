import type { Db, Trx } from '../../core/database/db.ts';
import '../tables.ts';

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
