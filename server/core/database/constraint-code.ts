import { type ErrorCode, isErrorCode } from '@volante/contract/errors.ts';
import pg from 'pg';

/**
 * The error code of a violated database constraint, or null for any other error. Constraints and unique indexes are named
 * `code` or `code__detail`; several may share a code.
 */
export function codeOfViolation(error: unknown): ErrorCode | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(integrityViolation)) return null;
  const code = error.constraint?.split('__')[0] ?? '';
  return isErrorCode(code) ? code : null;
}

// SQLSTATE class 23: unique, exclusion, check, foreign key and not-null violations.
const integrityViolation = '23';
