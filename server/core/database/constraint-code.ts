import { type ErrorCode, isErrorCode } from '@volante/contract/errors.ts';
import pg from 'pg';

/**
 * The error code that a broken database constraint means, or null when the error is something else.
 * Constraints and unique indexes are named `code` or `code__detail`; several may mean the same code.
 */
export function codeOfViolation(error: unknown): ErrorCode | null {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith(integrityViolation)) return null;
  const code = error.constraint?.split('__')[0] ?? '';
  return isErrorCode(code) ? code : null;
}

// SQLSTATE class 23: unique, exclusion, check, foreign key and not-null violations.
const integrityViolation = '23';
