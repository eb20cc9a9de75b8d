import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ClockDeps, KeyDeps } from '../core/deps.ts';
import { allKeys } from '../core/keys.ts';

/** Lifetime of a file's URL, in seconds. */
export const ADDRESS_SECONDS = 15 * 60;

type Signer = KeyDeps & ClockDeps;

/** A file's URL on this origin. Until it expires, it needs no other proof. */
export function signAddress(deps: Signer, mediaId: string): string {
  const expires = String(Math.floor(deps.now().getTime() / 1000) + ADDRESS_SECONDS);
  return `/api/media/files/${mediaId}?expires=${expires}&signature=${sign(deps.keys.url, mediaId, expires)}`;
}

/** False for a forged, changed or expired URL. */
export function isAddressValid(deps: Signer, mediaId: string, expires: unknown, signature: unknown): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string') return false;
  const given = Buffer.from(signature);
  const genuine = allKeys(deps.keys, 'url').some((key) => {
    const expected = Buffer.from(sign(key, mediaId, expires));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return genuine && Number(expires) * 1000 > deps.now().getTime();
}

function sign(key: Buffer, mediaId: string, expires: string): string {
  return createHmac('sha256', key).update(`media ${mediaId} ${expires}`).digest('base64url');
}
