import { timingSafeEqual } from 'node:crypto';
import { keyPrint } from '../keys.ts';
import type { Db } from './db.ts';
import { keepPrint, updatePrint } from './installation-store.ts';

/**
 * Throws an actionable message if the database was created with another secret, under which its encrypted values could not be
 * read nor its identifiers recognised. The first start on a database sets the secret. While it is being replaced, the previous one
 * may be the database's.
 */
export async function requireOwnKey(db: Db, secretKey: string, previousSecret?: string): Promise<void> {
  const print = keyPrint(secretKey);
  const kept = await keepPrint(db, print);
  if (timingSafeEqual(kept, print)) return;
  if (previousSecret && timingSafeEqual(kept, keyPrint(previousSecret))) return;
  throw new Error(
    'SECRET_KEY is not the one this database was made with: restore the old one, as SECRET_KEY or as secret.key in DATA_DIR.',
  );
}

/** From now on nothing starts without this secret. */
export function replacePrint(db: Db, secretKey: string): Promise<void> {
  return updatePrint(db, keyPrint(secretKey));
}
