import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';

// Texts are trimmed before they are checked, so that blanks never count as letters.
const longest = (max: number) => z.maxLength(max, { error: 'value_too_long' satisfies FieldCode });

/** A person's first or last name: at least 3 characters. */
export function personName(required: FieldCode, short: FieldCode) {
  return z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, { error: required, abort: true }), z.minLength(3, { error: short }), longest(100));
}

/** Any text of at least `min` characters; one code tells that it is missing or too short. */
export function text(min: number, code: FieldCode, max = 120) {
  return z.string({ error: code }).check(z.trim(), z.minLength(min, { error: code }), longest(max));
}
