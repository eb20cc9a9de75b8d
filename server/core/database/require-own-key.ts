import { timingSafeEqual } from 'node:crypto';
import { keyPrint } from '../keys.ts';
import type { Db } from './db.ts';
import { keepPrint } from './installation-store.ts';

/**
 * Throws an actionable message if the database was created with another secret, under which its encrypted values could not be
 * read nor its identifiers recognised. The first start on a database sets the secret.
 */
export async function requireOwnKey(db: Db, secretKey: string): Promise<void> {
  const print = keyPrint(secretKey);
  if (timingSafeEqual(await keepPrint(db, print), print)) return;
  throw new Error(
    'SECRET_KEY is not the one this database was made with: restore the old one, as SECRET_KEY or as secret.key in DATA_DIR.',
  );
}
