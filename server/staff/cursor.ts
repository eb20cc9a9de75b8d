import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyDeps } from '../core/deps.ts';
import { brokenRule, brokenRules } from '../core/http/problem.ts';

const TAG_BYTES = 16;

/** The place where a page of a list ended, sealed with what the list was asked for. */
export function writeCursor(deps: KeyDeps, list: unknown, place: readonly unknown[]): string {
  const body = Buffer.from(JSON.stringify(place));
  return `${body.toString('base64url')}.${tagOf(deps, list, body).toString('base64url')}`;
}

/** The place of a cursor; null without one. Throws a 422 at `cursor` for a changed one, or one of another list. */
export function readCursor(deps: KeyDeps, list: unknown, cursor: string | undefined): unknown[] | null {
  if (cursor === undefined) return null;
  const [text = '', seal = ''] = cursor.split('.');
  const body = Buffer.from(text, 'base64url');
  const expected = tagOf(deps, list, body);
  const given = Buffer.from(seal, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw brokenRules(brokenRule('cursor', 'invalid_value'));
  }
  return JSON.parse(body.toString()) as unknown[];
}

function tagOf({ keys }: KeyDeps, list: unknown, body: Buffer): Buffer {
  const asked = createHash('sha256').update(JSON.stringify(list)).digest();
  return createHmac('sha256', keys.cookie).update('cursor').update(asked).update(body).digest().subarray(0, TAG_BYTES);
}
