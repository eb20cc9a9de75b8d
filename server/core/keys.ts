import { hkdfSync } from 'node:crypto';

/** One key per purpose (32 bytes each), so that a leaked key is useless for anything else. */
export interface Keys {
  /** Signs cookies. */
  cookie: Buffer;
  /** Signs URLs that expire. */
  url: Buffer;
  /** Encrypts values that must be readable again, such as an SSN. */
  encryption: Buffer;
  /** Fingerprints values, so that they can be compared without being stored. */
  fingerprint: Buffer;
  /** Seals the audit log of staff. */
  audit: Buffer;
  /** Signs the manifests of backups. */
  backup: Buffer;
  /** Generates unguessable meeting room names. */
  meeting: Buffer;
  /** The keys of SECRET_KEY_PREVIOUS. They still decrypt and verify old values, but are not used for new ones. */
  previous?: Keys | undefined;
}

/** The keys of a purpose that may have encrypted or signed an existing value, the present one first. */
export function allKeys({ previous, ...keys }: Keys, purpose: Exclude<keyof Keys, 'previous'>): Buffer[] {
  return previous ? [keys[purpose], previous[purpose]] : [keys[purpose]];
}

/** Derives all keys from SECRET_KEY by HKDF-SHA-256 (RFC 5869); the same secret gives the same keys. */
export function deriveKeys(secretKey: string, previousSecret?: string): Keys {
  return {
    ...(previousSecret && { previous: deriveKeys(previousSecret) }),
    cookie: derive(secretKey, 'cookie'),
    url: derive(secretKey, 'url'),
    encryption: derive(secretKey, 'encryption'),
    fingerprint: derive(secretKey, 'fingerprint'),
    audit: derive(secretKey, 'audit'),
    backup: derive(secretKey, 'backup'),
    meeting: derive(secretKey, 'meeting'),
  };
}

/** A fingerprint (32 bytes) by which secrets can be distinguished. It isn't a key and can't be reversed. */
export function keyPrint(secretKey: string): Buffer {
  return derive(secretKey, 'print');
}

function derive(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `volante ${purpose}`, 32));
}
