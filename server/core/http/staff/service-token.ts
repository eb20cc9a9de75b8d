import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'vol_';
const SECRET = 43;
const CHECK = 6;

/** A token with 256 random bits. Its prefix and checksum let scanners of source code recognize one. */
export function newServiceToken(): string {
  const secret = randomBytes(32).toString('base64url');
  return PREFIX + secret + checkOf(secret);
}

/** False for a token with a typo, which therefore costs no look-up. */
export function isServiceToken(text: string): boolean {
  if (text.length !== PREFIX.length + SECRET + CHECK || !text.startsWith(PREFIX)) return false;
  const secret = text.slice(PREFIX.length, -CHECK);
  return checkOf(secret) === text.slice(-CHECK);
}

function checkOf(secret: string): string {
  return createHash('sha256').update(PREFIX).update(secret).digest('base64url').slice(0, CHECK);
}
