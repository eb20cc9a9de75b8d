import type { ErrorBody, ErrorCode, ErrorDetail } from '@volante/contract/errors.ts';

export type ErrorKind =
  | 'bad_request_error'
  | 'authentication_error'
  | 'forbidden_error'
  | 'not_found_error'
  | 'timeout_error'
  | 'conflict_error'
  | 'unprocessable_error'
  | 'too_many_requests_error'
  | 'server_error'
  | 'server_unavailable_error'
  | 'network_error'
  | 'unknown_error';

/** A failed call. `code` is the exact error, `kind` the class of its status. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode | 'network_error';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Invalid values of the payload, by dotted path. */
  readonly errors: ErrorDetail[];
  /** Wait requested by the server, in ms. */
  readonly retryAfter: number | null;

  constructor(fault: {
    kind: ErrorKind;
    code?: ErrorCode | undefined;
    status?: number;
    message?: string | undefined;
    errors?: ErrorDetail[] | undefined;
    retryAfter?: number | null;
  }) {
    super(fault.message ?? fault.kind);
    this.kind = fault.kind;
    this.code = fault.code ?? codeOfKind(fault.kind);
    this.status = fault.status ?? 0;
    this.errors = fault.errors ?? [];
    this.retryAfter = fault.retryAfter ?? null;
  }
}

/** The error in a response. A foreign body (a proxy's page) becomes `unknown_error`. */
export function errorOfAnswer(status: number, text: string, retryAfter: string | null): CallError {
  const body = parse(text);
  return new CallError({
    kind: kinds[status] ?? (status >= 500 ? 'server_error' : 'unknown_error'),
    code: body?.error?.code ?? 'unknown_error',
    status,
    message: body?.error?.message,
    errors: body?.error?.errors,
    retryAfter: readRetryAfter(retryAfter),
  });
}

/** True for transient failures, which may be retried. */
export function isPassing(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false;
  if (error.kind === 'network_error') return true;
  return error.code === 'rate_limited' || [408, 503, 504].includes(error.status);
}

const kinds: Record<number, ErrorKind> = {
  400: 'bad_request_error',
  401: 'authentication_error',
  403: 'forbidden_error',
  404: 'not_found_error',
  408: 'timeout_error',
  409: 'conflict_error',
  422: 'unprocessable_error',
  429: 'too_many_requests_error',
  500: 'server_error',
  503: 'server_unavailable_error',
  504: 'timeout_error',
};

function codeOfKind(kind: ErrorKind): ErrorCode | 'network_error' {
  return kind;
}

function parse(text: string): Partial<ErrorBody> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Seconds or a date, in ms from now. */
function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
