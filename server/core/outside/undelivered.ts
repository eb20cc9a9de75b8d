interface Details {
  /** Trying again would fail in the same way. */
  final?: boolean;
  /** Milliseconds before which the service does not want to be asked again. */
  retryAfterMs?: number | undefined;
}

/** A service did not take what was to be delivered. `code` says why, without what the service said or who was meant. */
export class Undelivered extends Error {
  readonly code: string;
  readonly final: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, { final = false, retryAfterMs }: Details = {}) {
    super(code);
    this.name = 'Undelivered';
    this.code = code;
    this.final = final;
    this.retryAfterMs = retryAfterMs;
  }
}
