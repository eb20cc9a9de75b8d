import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../providers/storage/storage.ts';

const IV = 12;
const TAG = 16;

/** Encrypts a file (AES-256-GCM: nonce, bytes, tag) with a new key, which it returns in hex. */
export async function sealFile(from: string, to: string): Promise<string> {
  const [key, iv] = [randomBytes(32), randomBytes(IV)];
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const out = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  out.write(iv);
  await pipeline(createReadStream(from), cipher, out, { end: false });
  await new Promise<void>((resolve, reject) => {
    out.once('error', reject);
    out.end(cipher.getAuthTag(), resolve);
  });
  return key.toString('hex');
}

/**
 * Decrypts a stored file to a new one at `to`. If a single bit differs, or if there is no such file, it throws and leaves
 * nothing.
 */
export async function openSealedFile(storage: Storage, stored: string, keyInHex: string, to: string): Promise<void> {
  const size = (await storage.head(stored))?.size ?? 0;
  const [iv, tag, bytes] = [
    await storage.get(stored, { start: 0, end: IV - 1 }),
    await storage.get(stored, { start: size - TAG, end: size - 1 }),
    await storage.get(stored, { start: IV, end: size - TAG - 1 }),
  ];
  if (!iv || !tag || !bytes) throw new Error('The archive is not in the store.');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(keyInHex, 'hex'), await buffer(iv), {
    authTagLength: TAG,
  }).setAuthTag(await buffer(tag));
  const out = createWriteStream(to, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(bytes, decipher, out);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(to, { force: true });
    throw error;
  }
}
