import { timingSafeEqual } from 'node:crypto';
import { keyPrint } from '../keys.ts';
import type { Db } from './db.ts';
import { keepPrint } from './installation-store.ts';

/**
 * Throws, with a line an operator can act on, when the database was made with another secret: what is encrypted in it could not be
 * read, and identifiers given before would not be recognised. The first start on a database decides.
 */
export async function requireOwnKey(db: Db, secretKey: string): Promise<void> {
  const print = keyPrint(secretKey);
  if (timingSafeEqual(await keepPrint(db, print), print)) return;
  throw new Error(
    'SECRET_KEY is not the one this database was made with: restore the old one, as SECRET_KEY or as secret.key in DATA_DIR.',
  );
}
