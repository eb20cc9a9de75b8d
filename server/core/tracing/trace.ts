import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

/** A position in a trace: everything below it belongs to the call or job run with this id. */
export interface Trace {
  /** 32 hexadecimal digits, the same for everything that one call causes, in every service. */
  id: string;
  /** 16 hexadecimal digits: the span under way. */
  spanId: string;
  /** Whether its spans are recorded. */
  isSampled: boolean;
  /** Given by the caller of this server. */
  isRemote?: true;
}

const traces = new AsyncLocalStorage<Trace | undefined>();

/** The current trace; undefined outside calls and jobs, such as in timers of the process. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Runs `work`, and everything it awaits, as part of a trace. */
export function withTrace<Result>(trace: Trace, work: () => Result): Result {
  return traces.run(trace, work);
}

/** For things that outlive the call that happens to open them, such as connections: what they do later isn't part of that call. */
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

// Drawn for 256 calls together: the generator takes a call 10 µs, however few bytes it gives.
const drawn = Buffer.alloc(256 * 24);
let used = drawn.length;

/** The trace of a caller, from the header `traceparent` of W3C Trace Context; null if missing or malformed. */
export function readTraceparent(header: unknown): Trace | null {
  const [, version, id = '', spanId = '', flags = '', more] = shape.exec(String(header)) ?? [];
  // Later versions may say more after the flags, this one doesn't. Zeros mean nothing.
  if (!version || version === 'ff' || (version === '00' && more)) return null;
  if (/^0+$/.test(id) || /^0+$/.test(spanId)) return null;
  return { id, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1, isRemote: true };
}

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The `traceparent` header for outgoing calls of this trace. */
export function traceparentOf({ id, spanId, isSampled }: Trace): string {
  return `00-${id}-${spanId}-0${isSampled ? 1 : 0}`;
}
