import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyDeps } from '../core/deps.ts';
import { allKeys } from '../core/keys.ts';
import { brokenRule, brokenRules } from '../core/problem.ts';

const TAG_BYTES = 16;

/** Encrypts the position at which a page of a list ended, bound to the list's filters. */
export function writeCursor(deps: KeyDeps, list: unknown, place: readonly unknown[]): string {
  const body = Buffer.from(JSON.stringify(place));
  return `${body.toString('base64url')}.${tagOf(deps.keys.cookie, list, body).toString('base64url')}`;
}

/**
 * Decrypts a cursor's position; null if there is no cursor. Throws a 422 at `cursor` for a changed one, or one of another list.
 */
export function readCursor(deps: KeyDeps, list: unknown, cursor: string | undefined): unknown[] | null {
  if (cursor === undefined) return null;
  const [text = '', seal = ''] = cursor.split('.');
  const body = Buffer.from(text, 'base64url');
  const given = Buffer.from(seal, 'base64url');
  const isOurs = allKeys(deps.keys, 'cookie').some((key) => {
    const expected = tagOf(key, list, body);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) {
    throw brokenRules(brokenRule('cursor', 'invalid_value'));
  }
  return JSON.parse(body.toString()) as unknown[];
}

function tagOf(key: Buffer, list: unknown, body: Buffer): Buffer {
  const asked = createHash('sha256').update(JSON.stringify(list)).digest();
  return createHmac('sha256', key).update('cursor').update(asked).update(body).digest().subarray(0, TAG_BYTES);
}
