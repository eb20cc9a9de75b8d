import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

/** A position in a trace: what happens below it belongs to the call or job run with this id. */
export interface Trace {
  /** 32 hexadecimal digits, the same for everything that a call causes, in every service. */
  id: string;
  /** 16 hexadecimal digits: the current span. */
  spanId: string;
  /** Whether its spans are recorded. */
  isSampled: boolean;
  /** True if the caller of this server sent it. */
  isRemote?: true;
}

const traces = new AsyncLocalStorage<Trace | undefined>();

/** The current trace; undefined outside calls and jobs, for example in timers of the process. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs `work`, and everything it awaits, as part of a trace. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

/**
 * Runs work outside the current trace: for what outlives the call that opens it, such as connections, whose later events aren't
 * part of that call.
 */
export function withoutTrace<Result>(work: () => Result): Result {
  return traces.run(undefined, work);
}

/** A trace that isn't exported; its id still appears in the log. */
export function newTrace(): Trace {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const id = drawn.toString('hex', used, used + 16);
  const spanId = drawn.toString('hex', used + 16, used + 24);
  used += 24;
  return { id, spanId, isSampled: false };
}

// Random bytes for 256 calls at once: each use of the generator takes 10 µs, however few bytes it returns.
const drawn = Buffer.alloc(256 * 24);
let used = drawn.length;

/** The caller's trace, from the header `traceparent` of W3C Trace Context; null if it is missing or malformed. */
export function readTraceparent(header: unknown): Trace | null {
  const [, version, id = '', spanId = '', flags = '', more] = shape.exec(String(header)) ?? [];
  // Later versions may have more fields after the flags, this one doesn't. All zeros are invalid.
  if (!version || version === 'ff' || (version === '00' && more)) return null;
  if (/^0+$/.test(id) || /^0+$/.test(spanId)) return null;
  return { id, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1, isRemote: true };
}

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The `traceparent` header for outgoing calls of this trace. */
export function traceparentOf({ id, spanId, isSampled }: Trace): string {
  return `00-${id}-${spanId}-0${isSampled ? 1 : 0}`;
}
