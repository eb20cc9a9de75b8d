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

/** With the failures that no server of ours reports. */
type CallErrorCode = ErrorCode | 'network_error' | 'proxy_limit';

/** A failed call. `code` is the exact error, `kind` the class of its status. */
export class CallError extends Error {
  override name = 'CallError';
  readonly kind: ErrorKind;
  readonly code: CallErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Invalid values of the payload, by dotted path. */
  readonly errors: ErrorDetail[];
  /** Wait requested by the server, in ms. */
  readonly retryAfter: number | null;

  constructor(fault: {
    kind: ErrorKind;
    code?: CallErrorCode | undefined;
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

/**
 * The error in a response. A foreign body is a proxy's page: either it takes no body of this size (`proxy_limit`), or it reaches
 * no server, which passes, or its fault is unknown.
 */
export function errorOfAnswer(status: number, text: string, retryAfter: string | null): CallError {
  const body = parse(text);
  const kind = kinds[status] ?? (status >= 500 ? 'server_error' : 'unknown_error');
  return new CallError({
    kind,
    code: body?.error?.code ?? foreignCode(status, kind),
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
  return error.code === 'rate_limited' || (error.status > 0 && passing.includes(error.kind));
}

const passing: ErrorKind[] = ['timeout_error', 'server_unavailable_error'];

const kinds: Record<number, ErrorKind> = {
  400: 'bad_request_error',
  401: 'authentication_error',
  403: 'forbidden_error',
  404: 'not_found_error',
  408: 'timeout_error',
  409: 'conflict_error',
  413: 'bad_request_error',
  422: 'unprocessable_error',
  429: 'too_many_requests_error',
  500: 'server_error',
  502: 'server_unavailable_error',
  503: 'server_unavailable_error',
  504: 'timeout_error',
  // Of Cloudflare: the server is down, can't be reached, or takes too long.
  521: 'server_unavailable_error',
  522: 'server_unavailable_error',
  523: 'server_unavailable_error',
  524: 'timeout_error',
};

function codeOfKind(kind: ErrorKind): ErrorCode | 'network_error' {
  return kind;
}

function foreignCode(status: number, kind: ErrorKind): CallErrorCode {
  if (status === 413) return 'proxy_limit';
  return passing.includes(kind) ? codeOfKind(kind) : 'unknown_error';
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
