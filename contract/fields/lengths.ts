import * as z from 'zod/mini';
import type { FieldCode } from './field-codes.ts';

interface Refusal {
  error?: FieldCode;
  /** Ends the checks of this value: the ones that follow would say the same again. */
  abort?: boolean;
}

/** At least `count` characters of a text, or entries of a list. */
export function atLeast(count: number, refusal?: Refusal) {
  return ofTextsAndLists(z.minLength(count, refusal));
}

/** At most `count` characters of a text, or entries of a list. */
export function atMost(count: number, refusal?: Refusal) {
  return ofTextsAndLists(z.maxLength(count, refusal));
}

// By itself Zod measures whatever has a `length`, also an object sent in the place of a text, and compares with what that holds.
function ofTextsAndLists<Check extends z.core.$ZodCheckMinLength | z.core.$ZodCheckMaxLength>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}
