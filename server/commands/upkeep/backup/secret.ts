import { timingSafeEqual } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { keyPrint } from '../../../core/keys.ts';
import { type Manifest, parts } from './manifest.ts';
import type { Opening } from './sealing.ts';

/**
 * The secret that a backup was made with: `given`, or the one inside the backup. Throws if it is a different one, with which
 * nothing in the backup could be used.
 */
export async function secretOf(
  folder: string,
  { keyPrint: wanted }: Manifest,
  given: string | undefined,
  open: Opening | null,
): Promise<string> {
  const inside = path.join(folder, parts.key);
  const read = async () => {
    const bytes = createReadStream(inside);
    return (await text(open ? bytes.pipe(open(parts.key)) : bytes)).trim();
  };
  const secret = given ?? (existsSync(inside) ? await read() : undefined);
  if (!secret)
    throw new Error(
      'The backup contains no secret: set SECRET_KEY, or SECRET_KEY_FILE to the secret.key of the installation.',
    );
  if (!timingSafeEqual(keyPrint(secret), Buffer.from(wanted, 'hex')))
    throw new Error('This is not the secret that the backup was made with: nothing was restored.');
  return secret;
}
