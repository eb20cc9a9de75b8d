import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';

interface Refusal {
  error?: FieldCode;
  /** Stops further checks of this value, which would only repeat the refusal. */
  abort?: boolean;
}

/** Minimum length of a text (characters) or a list (entries). */
export function atLeast(count: number, refusal?: Refusal) {
  return ofTextsAndLists(z.minLength(count, refusal));
}

/** Maximum length of a text (characters) or a list (entries). */
export function atMost(count: number, refusal?: Refusal) {
  return ofTextsAndLists(z.maxLength(count, refusal));
}

// Zod's own checks measure anything that has a `length`, even an object sent instead of a text, and trust its value.
function ofTextsAndLists<Check extends z.core.$ZodCheckMinLength | z.core.$ZodCheckMaxLength>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}
