import type { ErrorCode } from '@volante/contract/errors.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { codeOfViolation } from '../database/constraint-code.ts';
import { brokenRule, Problem } from './problem.ts';

/**
 * Waits for a write that may break a constraint meaning `code`. The refusal then says which value broke it, by its dotted
 * path, which the database's own error does not know.
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
