import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for URLs and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, which has 256 random bits and so needs no slow hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
