import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

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
  const [memory = 0, passes = 0, parallelism = 0] = cost.split(',').map((one) => Number(one.slice(2)));
  const found = await run(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism });
  return timingSafeEqual(found, Buffer.from(hash, 'base64')) && stored !== null;
}

function run(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // Keyboards compose some letters differently; NFKC makes them equal.
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce, ...cost, tagLength: HASH_BYTES }) as Promise<Buffer>;
}

const nobodys = hashPassword(randomBytes(32).toString('hex'));
