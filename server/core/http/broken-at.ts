import type { ErrorCode } from '@volante/contract/errors.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { codeOfViolation } from '../database/constraint-code.ts';
import { brokenRule, Problem } from './problem.ts';

/**
 * Awaits a write that may violate the constraint for `code`, and adds to the refusal the dotted path of the offending value,
 * which the database error doesn't contain.
 */
export async function brokenAt<T>(path: string, code: ErrorCode & FieldCode, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw codeOfViolation(error) === code ? refusalAt(path, code) : error;
  }
}

/** A refusal about one value. */
export function refusalAt(path: string, code: ErrorCode & FieldCode): Problem {
  return new Problem(code, { errors: [brokenRule(path, code)] });
}
