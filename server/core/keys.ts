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
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', `volante ${purpose}`, 32));
  return {
    cookie: derive('cookie'),
    url: derive('url'),
    encryption: derive('encryption'),
    fingerprint: derive('fingerprint'),
    meeting: derive('meeting'),
  };
}
