/**
 * `unreachable`: no connection, or it says itself that it is out of order (5xx). `timeout`: it took longer than it may.
 * `refused`: it understood and does not want to (a redirect, 4xx). `rate_limited`: 429. `broken_answer`: cut off, too
 * large, or not what was agreed. `circuit_open`: it failed so often that it was not asked.
 */
export type OutsideFaultKind =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'rate_limited'
  | 'broken_answer'
  | 'circuit_open';

interface FaultDetails {
  status?: number | undefined;
  /** Milliseconds until it wants to be asked again. */
  retryAfterMs?: number | undefined;
  /** Nothing of the request has arrived, so that it may be sent again whatever it does. */
  unsent?: boolean;
  /** A word for the log, such as `ECONNREFUSED`. */
  reason?: string | undefined;
}

/** An outside service did not do what it was asked. Tells neither addresses nor what was sent or answered. */
export class OutsideFault extends Error {
  readonly service: string;
  readonly kind: OutsideFaultKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly unsent: boolean;

  constructor(service: string, kind: OutsideFaultKind, details: FaultDetails = {}) {
    const { status, retryAfterMs, unsent = false, reason } = details;
    super([`${service}: ${kind}`, status, reason].filter((part) => part !== undefined).join(' '));
    this.name = 'OutsideFault';
    this.service = service;
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.unsent = unsent;
  }
}
