import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token; from 256 random bits nobody finds the way back. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
