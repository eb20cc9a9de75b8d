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

// By itself Zod measures whatever has a `length`, also an object sent in the place of a text, and compares with what that holds.
function ofTextsAndLists<Check extends z.core.$ZodCheckMinLength | z.core.$ZodCheckMaxLength>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}
