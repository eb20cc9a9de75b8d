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

/** The stored hash of a recovery code; null if the text can't be one. Letters that look like digits are read as digits. */
export function recoveryHash({ keys }: KeyDeps, accountId: string, typed: string): Buffer | null {
  return recoveryHashes([keys.fingerprint], accountId, typed)[0] ?? null;
}

/** The possible stored hashes of a recovery code, one per key; empty if the text can't be one. */
export function recoveryHashes(keys: readonly Buffer[], accountId: string, typed: string): Buffer[] {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  if (letters.length !== LENGTH || [...letters].some((letter) => !LETTERS.includes(letter))) return [];
  return keys.map((key) => createHmac('sha256', key).update(`recovery:${accountId}:${letters}`).digest());
}
