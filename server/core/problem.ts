import { type ErrorCode, type ErrorDetail, errors } from '@volante/contract/errors.ts';
import { type FieldCode, fieldCodes } from '@volante/contract/fields/field-codes.ts';

interface ProblemDetails {
  errors?: ErrorDetail[];
  /** Seconds to wait before retrying. */
  retryAfter?: number;
}

/** A refusal the caller can act on. Any other thrown error is a bug and becomes `unknown_error`. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly errors: ErrorDetail[];
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(errors[code].message);
    this.name = 'Problem';
    this.code = code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** One invalid value at a dotted path, with the English message of its code. */
export function brokenRule(path: string, code: FieldCode): ErrorDetail {
  return { path, code, message: fieldCodes[code] };
}

/** A 422 with the invalid values. */
export function brokenRules(...rules: ErrorDetail[]): Problem {
  return new Problem('unprocessable_error', { errors: rules });
}
