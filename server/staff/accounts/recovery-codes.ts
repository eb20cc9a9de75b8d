import { createHmac, randomInt } from 'node:crypto';
import type { KeyDeps } from '../../core/deps.ts';

const COUNT = 10;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Ten codes of 50 bits each, as they are shown: `XXXXX-XXXXX`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
}

/** What is kept of a code; null for what is no recovery code. Letters that look like digits are read as those. */
export function recoveryHash({ keys }: KeyDeps, accountId: string, typed: string): Buffer | null {
  return recoveryHashes([keys.fingerprint], accountId, typed)[0] ?? null;
}

/** What may be kept of a code, for each of the keys; none for what is no recovery code. */
export function recoveryHashes(keys: readonly Buffer[], accountId: string, typed: string): Buffer[] {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return [];
  return keys.map((key) => createHmac('sha256', key).update(`recovery:${accountId}:${letters}`).digest());
}
