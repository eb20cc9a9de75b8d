import { type ErrorCode, isErrorCode } from '@volante/contract/errors.ts';

/**
 * The error code of a violated database constraint, or null for any other error. Constraints and unique indexes are named
 * `code` or `code__detail`; several may share a code. Judges by these fields, not by the error's class.
 */
export function codeOfViolation(error: unknown): ErrorCode | null {
  const { code: sqlState, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (typeof sqlState !== 'string' || !sqlState.startsWith(integrityViolation)) return null;
  const [code = ''] = String(constraint ?? '').split('__');
  return isErrorCode(code) ? code : null;
}

// SQLSTATE class 23: unique, exclusion, check, foreign key and not-null violations.
const integrityViolation = '23';
