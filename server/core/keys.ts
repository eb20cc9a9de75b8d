import { hkdfSync } from 'node:crypto';

/** One key per purpose (32 bytes each), so that what leaks from one use opens no other. */
export interface Keys {
  /** Signs cookies. */
  cookie: Buffer;
  /** Signs addresses that expire. */
  url: Buffer;
  /** Encrypts what must be read again, such as an SSN. */
  encryption: Buffer;
  /** Makes values comparable without keeping them. */
  fingerprint: Buffer;
  /** Names meeting rooms that nobody can guess. */
  meeting: Buffer;
}

/** Derives every key from SECRET_KEY by HKDF-SHA-256 (RFC 5869); the same secret gives the same keys. */
export function deriveKeys(secretKey: string): Keys {
  return {
    cookie: derive(secretKey, 'cookie'),
    url: derive(secretKey, 'url'),
    encryption: derive(secretKey, 'encryption'),
    fingerprint: derive(secretKey, 'fingerprint'),
    meeting: derive(secretKey, 'meeting'),
  };
}

/** Tells one secret from another (32 bytes). It is no key and leads back to none. */
export function keyPrint(secretKey: string): Buffer {
  return derive(secretKey, 'print');
}

function derive(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `volante ${purpose}`, 32));
}
