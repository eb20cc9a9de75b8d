/**
 * `unreachable`: no connection, or 5xx. `timeout`: no complete response in time. `refused`: a redirect or 4xx.
 * `rate_limited`: 429. `broken_answer`: truncated, too large or malformed. `circuit_open`: not called after repeated faults.
 */
type OutsideFaultKind = 'unreachable' | 'timeout' | 'refused' | 'rate_limited' | 'broken_answer' | 'circuit_open';

interface FaultDetails {
  status?: number | undefined;
  /** Milliseconds the service asks to wait. */
  retryAfterMs?: number | undefined;
  /** The request never reached the service, so it can safely be sent again even if it isn't idempotent. */
  unsent?: boolean;
  /** A word for the log, such as `ECONNREFUSED`. */
  reason?: string | undefined;
}

/** A failed call to an outside service. Contains neither addresses nor request or response data. */
export class OutsideFault extends Error {
  readonly service: string;
  readonly kind: OutsideFaultKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly unsent: boolean;
  readonly reason: string | undefined;

  constructor(service: string, kind: OutsideFaultKind, details: FaultDetails = {}) {
    const { status, retryAfterMs, unsent = false, reason } = details;
    super([`${service}: ${kind}`, status, reason].filter((part) => part !== undefined).join(' '));
    this.name = 'OutsideFault';
    this.service = service;
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.unsent = unsent;
    this.reason = reason;
  }
}

interface Details {
  /** Retrying would fail in the same way. */
  final?: boolean;
  /** The person can't be reached by this channel, whatever is sent; another one may reach them. */
  elsewhere?: boolean;
  /** No answer came: the service may have accepted the message. */
  maybeSent?: boolean;
  /** Milliseconds the service asks to wait before a retry. */
  retryAfterMs?: number | undefined;
}

/** A failed delivery. `code` gives the reason, without the service's response or the recipient. */
export class DeliveryFault extends Error {
  readonly code: string;
  readonly final: boolean;
  readonly elsewhere: boolean;
  readonly maybeSent: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, { final = false, elsewhere = false, maybeSent = false, retryAfterMs }: Details = {}) {
    super(code);
    this.name = 'DeliveryFault';
    this.code = code;
    this.final = final;
    this.elsewhere = elsewhere;
    this.maybeSent = maybeSent;
    this.retryAfterMs = retryAfterMs;
  }
}
