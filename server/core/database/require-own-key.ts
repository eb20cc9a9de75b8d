import { timingSafeEqual } from 'node:crypto';
import { keyPrint } from '../keys.ts';
import type { Db } from './db.ts';
import { keepPrint, selectPrint, updatePrint } from './installation-store.ts';

/**
 * Throws an error that says what to do if the database was created with another secret, since its encrypted values couldn't be
 * read and its identifiers couldn't be recognized. The first start with a database stores the secret's fingerprint. While the
 * secret is being replaced, the previous one is accepted, too.
 */
export async function requireOwnKey(db: Db, secretKey: string, previousSecret?: string): Promise<void> {
  const kept = await keepPrint(db, keyPrint(secretKey));
  if (isPrintOf(kept, secretKey, previousSecret)) return;
  throw new Error(
    'SECRET_KEY is not the one this database was created with: restore the old one, as SECRET_KEY or as secret.key in DATA_DIR.',
  );
}

/** Whether the database was created with one of these secrets; null if it has no fingerprint yet. */
export async function isOwnKey(db: Db, secretKey: string, previousSecret?: string): Promise<boolean | null> {
  const kept = await selectPrint(db);
  return kept && isPrintOf(kept, secretKey, previousSecret);
}

function isPrintOf(kept: Buffer, secretKey: string, previousSecret: string | undefined): boolean {
  if (timingSafeEqual(kept, keyPrint(secretKey))) return true;
  return previousSecret !== undefined && timingSafeEqual(kept, keyPrint(previousSecret));
}

/** Stores the fingerprint of this secret: from now on nothing starts with another one. */
export function replacePrint(db: Db, secretKey: string): Promise<void> {
  return updatePrint(db, keyPrint(secretKey));
}
