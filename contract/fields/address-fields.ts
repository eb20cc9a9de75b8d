import * as z from 'zod/mini';
import { isDate } from './dates.ts';
import type { FieldCode } from './field-codes.ts';
import { atMost } from './lengths.ts';
import { tidied } from './tidy-text.ts';

const code = (c: FieldCode) => c;

/** `yyyy-mm-dd`, from 1900 on. The age is checked separately (`checkBirthdate`), since a schema has no clock. */
export const birthdate = z.string({ error: code('birthdate_invalid') }).check(
  tidied(),
  z.refine((v) => isDate(v) && v >= '1900-01-01', { error: code('birthdate_invalid') }),
);

export const fiveDigits = z
  .string({ error: code('postal_code_invalid') })
  .check(tidied(), z.regex(/^\d{5}$/, { error: code('postal_code_invalid') }));

export const optionalText = z
  .string({ error: code('invalid_value') })
  .check(tidied(), atMost(60, { error: code('value_too_long') }));
