interface Details {
  /** Retrying would fail in the same way. */
  final?: boolean;
  /** Milliseconds the service asks to wait before a retry. */
  retryAfterMs?: number | undefined;
}

/** A failed delivery. `code` gives the reason, without the service's response or the recipient. */
export class DeliveryFault extends Error {
  readonly code: string;
  readonly final: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, { final = false, retryAfterMs }: Details = {}) {
    super(code);
    this.name = 'DeliveryFault';
    this.code = code;
    this.final = final;
    this.retryAfterMs = retryAfterMs;
  }
}
