import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from './database/db.ts';
import type { Database } from './database/schema.ts';
import type { DbDeps, KeyDeps } from './deps.ts';
import { allKeys } from './keys.ts';
import { isResealed, openWithAny, sealText } from './sealed-text.ts';

declare module './database/schema.ts' {
  interface Database {
    retired_keys: RetiredKeysTable;
  }
}

/** Purposes for which keys of an earlier secret are still needed to check values. */
type RetiredPurpose = 'audit' | 'fingerprint';

interface RetiredKeysTable {
  id: string;
  purpose: RetiredPurpose;
  sealed: Buffer;
}

function selectRetiredKeys(db: Db): Promise<Selectable<Database['retired_keys']>[]> {
  return db.selectFrom('retired_keys').selectAll().orderBy('id').execute();
}

async function insertRetiredKey(db: Db, purpose: RetiredPurpose, sealed: Buffer): Promise<void> {
  await db.insertInto('retired_keys').values({ id: uuidv7(), purpose, sealed }).execute();
}

async function updateRetiredKey(db: Db, id: string, sealed: Buffer): Promise<void> {
  await db.updateTable('retired_keys').set({ sealed }).where('id', '=', id).execute();
}

/** All keys that may have created the value being checked: first those of the settings, then those of earlier secrets. */
export async function everyKey({ db, keys }: DbDeps & KeyDeps, purpose: RetiredPurpose): Promise<Buffer[]> {
  const retired = (await selectRetiredKeys(db)).filter((row) => row.purpose === purpose);
  const opened = retired.map(({ sealed }) => Buffer.from(openWithAny(keys, ownerOf(purpose), sealed), 'base64'));
  return [...allKeys(keys, purpose), ...opened];
}

/**
 * Stores the previous secret's keys for the values that still have to be checked with them, and re-encrypts the older ones with
 * the present secret.
 */
export async function retireKeys({ db, keys }: DbDeps & KeyDeps): Promise<void> {
  const { previous } = keys;
  if (!previous) return;
  for (const { id, purpose, sealed } of await selectRetiredKeys(db)) {
    const owner = ownerOf(purpose);
    if (isResealed(keys, owner, sealed)) continue;
    await updateRetiredKey(db, id, sealText(keys.encryption, owner, openWithAny(keys, owner, sealed)));
  }
  for (const purpose of ['audit', 'fingerprint'] as const) {
    const key = previous[purpose];
    const known = (await everyKey({ db, keys: { ...keys, previous: undefined } }, purpose)).slice(1);
    if (known.some((item) => item.equals(key))) continue;
    await insertRetiredKey(db, purpose, sealText(keys.encryption, ownerOf(purpose), key.toString('base64')));
  }
}

function ownerOf(purpose: RetiredPurpose): string {
  return `retired ${purpose}`;
}
