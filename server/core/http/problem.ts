import { type ErrorCode, type ErrorDetail, errors } from '@volante/contract/errors.ts';
import { type FieldCode, fieldCodes } from '@volante/contract/fields/field-codes.ts';

interface ProblemDetails {
  errors?: ErrorDetail[];
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** A refusal that the caller can act on. Anything else that is thrown is a bug and answers `unknown_error`. */
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

/** One broken rule at a dotted path, with the fixed English text of its code. */
export function brokenRule(path: string, code: FieldCode): ErrorDetail {
  return { path, code, message: fieldCodes[code] };
}

/** A 422 that names the broken rules. */
export function brokenRules(...rules: ErrorDetail[]): Problem {
  return new Problem('unprocessable_error', { errors: rules });
}
