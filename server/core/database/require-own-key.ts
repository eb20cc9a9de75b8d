import { timingSafeEqual } from 'node:crypto';
import { keyPrint } from '../keys.ts';
import type { Db } from './db.ts';
import { keepPrint, selectPrint, updatePrint } from './installation-store.ts';

/**
 * Throws an actionable message if the database was created with another secret, under which its encrypted values could not be
 * read nor its identifiers recognised. The first start on a database sets the secret. While it is being replaced, the previous one
 * may be the database's.
 */
export async function requireOwnKey(db: Db, secretKey: string, previousSecret?: string): Promise<void> {
  const kept = await keepPrint(db, keyPrint(secretKey));
  if (isPrintOf(kept, secretKey, previousSecret)) return;
  throw new Error(
    'SECRET_KEY is not the one this database was made with: restore the old one, as SECRET_KEY or as secret.key in DATA_DIR.',
  );
}

/** Whether the database was made with one of the secrets; null while it has none. */
export async function isOwnKey(db: Db, secretKey: string, previousSecret?: string): Promise<boolean | null> {
  const kept = await selectPrint(db);
  return kept && isPrintOf(kept, secretKey, previousSecret);
}

function isPrintOf(kept: Buffer, secretKey: string, previousSecret: string | undefined): boolean {
  if (timingSafeEqual(kept, keyPrint(secretKey))) return true;
  return previousSecret !== undefined && timingSafeEqual(kept, keyPrint(previousSecret));
}

/** From now on nothing starts without this secret. */
export function replacePrint(db: Db, secretKey: string): Promise<void> {
  return updatePrint(db, keyPrint(secretKey));
}
