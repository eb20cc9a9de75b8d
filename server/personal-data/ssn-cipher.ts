import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV = 12;
const TAG = 16;

/** AES-256-GCM, bound to the application: a value copied to another row can't be decrypted. */
export function encryptSsn(key: Buffer, applicationId: string, ssn: string): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(applicationId));
  const text = Buffer.concat([cipher.update(ssn, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), text]);
}

/** Throws if the key, the application or a single bit differs. */
export function decryptSsn(key: Buffer, applicationId: string, sealed: Buffer): string {
  if (sealed[0] !== VERSION) throw new Error('Unknown format of an encrypted SSN.');
  const iv = sealed.subarray(1, 1 + IV);
  const tag = sealed.subarray(1 + IV, 1 + IV + TAG);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG })
    .setAAD(Buffer.from(applicationId))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]).toString('utf8');
}
