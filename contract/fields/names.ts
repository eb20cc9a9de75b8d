import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';
import { atLeast, atMost } from './lengths.ts';
import { SHORT_NAME } from './short-name.ts';
import { tidied } from './tidy-text.ts';

const longest = (max: number) => atMost(max, { error: 'value_too_long' satisfies FieldCode });

/** A person's first or last name: at least 3 characters. */
export function personName(required: FieldCode, short: FieldCode) {
  return shortName(required).check(atLeast(SHORT_NAME + 1, { error: short }));
}

/** The same for people called Li or Jo. */
export function shortName(required: FieldCode) {
  return z.string({ error: required }).check(tidied(), atLeast(1, { error: required, abort: true }), longest(100));
}

/** Text of at least `min` characters; one code for missing and too short. */
export function text(min: number, code: FieldCode, max = 120) {
  return z.string({ error: code }).check(tidied(), atLeast(min, { error: code }), longest(max));
}
