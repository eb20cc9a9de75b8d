import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const VERSION = 1;
const IV = 12;
const TAG = 16;

/** Encrypts with AES-256-GCM, bound to an owner (a row's id): a value copied to another row can't be decrypted. */
export function sealText(key: Buffer, owner: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts; throws if the key, the owner or a single bit differs. */
export function openText(key: Buffer, owner: string, sealed: Buffer): string {
  if (sealed[0] !== VERSION) throw new Error('Unknown format of an encrypted text.');
  const iv = sealed.subarray(1, 1 + IV);
  const tag = sealed.subarray(1 + IV, 1 + IV + TAG);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]).toString('utf8');
}

/** Decrypts with the current secret's key or, failing that, the previous one's. Throws if neither fits. */
export function openWithAny(keys: Keys, owner: string, sealed: Buffer): string {
  const { previous } = keys;
  const isOlder = previous && !isResealed(keys, owner, sealed);
  return openText(isOlder ? previous.encryption : keys.encryption, owner, sealed);
}

/** Whether the value was encrypted under the current secret. */
export function isResealed(keys: Keys, owner: string, sealed: Buffer): boolean {
  try {
    openText(keys.encryption, owner, sealed);
    return true;
  } catch {
    return false;
  }
}
