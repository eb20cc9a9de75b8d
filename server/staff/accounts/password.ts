import { argon2, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { KeyDeps } from '../../core/deps.ts';

/** Memory in KiB, passes and lanes for new hashes: the minimum that OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;

const derive = promisify(argon2);

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await run(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  const parts = [`m=${memory},t=${passes},p=${parallelism}`, salt.toString('base64'), hash.toString('base64')];
  return `$argon2id$v=19$${parts.join('$')}`;
}

/** Compares in constant time. Without a stored hash it takes just as long and returns false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , cost = '', salt = '', hash = ''] = (stored ?? (await nobodys)).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = cost.split(',').map((item) => Number(item.slice(2)));
  const found = await run(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism });
  return timingSafeEqual(found, Buffer.from(hash, 'base64')) && stored !== null;
}

function run(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // Keyboards compose some letters differently; NFKC makes them equal.
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce, ...cost, tagLength: HASH_BYTES }) as Promise<Buffer>;
}

const nobodys = hashPassword(randomBytes(32).toString('hex'));

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
