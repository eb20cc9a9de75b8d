import type { ErrorCode } from '@volante/contract/errors.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { codeOfViolation } from '../database/constraint-code.ts';
import { brokenRule, Problem } from '../problem.ts';
import { problemOf } from './error-handler.ts';

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

/**
 * What to answer for a failed call about an application. If it was erased after the gate had found it, the work may fail in any
 * way for lack of its rows: the answer is then that there is no such application. Other errors are returned as they are.
 */
export async function asErased(error: unknown, isThere: () => Promise<boolean>): Promise<unknown> {
  if (problemOf(error).code !== 'unknown_error') return error;
  return (await isThere().catch(() => true)) ? error : new Problem('admission_request_not_found');
}
