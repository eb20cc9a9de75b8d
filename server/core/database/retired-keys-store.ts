import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from './db.ts';
import type { Database } from './schema.ts';

declare module './schema.ts' {
  interface Database {
    retired_keys: RetiredKeysTable;
  }
}

/** Purposes for which keys of an earlier secret are still needed to check values. */
export type RetiredPurpose = 'audit' | 'fingerprint';

interface RetiredKeysTable {
  id: string;
  purpose: RetiredPurpose;
  sealed: Buffer;
}

export function selectRetiredKeys(db: Db): Promise<Selectable<Database['retired_keys']>[]> {
  return db.selectFrom('retired_keys').selectAll().orderBy('id').execute();
}

export async function insertRetiredKey(db: Db, purpose: RetiredPurpose, sealed: Buffer): Promise<void> {
  await db.insertInto('retired_keys').values({ id: uuidv7(), purpose, sealed }).execute();
}

export async function updateRetiredKey(db: Db, id: string, sealed: Buffer): Promise<void> {
  await db.updateTable('retired_keys').set({ sealed }).where('id', '=', id).execute();
}
