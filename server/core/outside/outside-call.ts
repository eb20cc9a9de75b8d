import { setTimeout as pause } from 'node:timers/promises';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import type { Logger } from 'pino';
import { OutsideFault } from './outside-fault.ts';
import { type OutsideAnswer, type OutsideRequest, tryOutside } from './outside-try.ts';

export { type OutsideAnswer, OutsideFault };

declare module '../deps.ts' {
  interface Deps {
    outsideCall: OutsideCall;
  }
}

export interface OutsideCallRequest extends OutsideRequest {
  /** Whether repeating the call has no further effect; default: true except for POST and PATCH. */
  idempotent?: boolean;
  /** Retries after a transient fault; default 2. Non-idempotent calls are only retried if the service did nothing. */
  retries?: number;
}

/** Calls an outside service. Throws `OutsideFault`, immediately while the circuit is open. */
export type OutsideCall = (request: OutsideCallRequest) => Promise<OutsideAnswer>;

interface RetryPolicy {
  /** After how many consecutive faults the circuit opens, and after how many ms one call probes the service. */
  openAfter: number;
  openForMs: number;
  /** Backoff before the first retry, doubled each time, and its maximum. */
  pauseMs: number;
  longestPauseMs: number;
}

/** The gateway for all outbound HTTP calls, with a circuit breaker per service. */
export function openOutsideCalls(
  log: Logger,
  retryPolicy: RetryPolicy = ordinary,
  onState: (service: string, isDown: boolean) => void = () => {},
): OutsideCall {
  const breakers = new Map<string, CircuitBreakerPolicy>();

  function breakerOf(service: string): CircuitBreakerPolicy {
    const known = breakers.get(service);
    if (known) return known;
    const breaker = openBreaker(service, log, retryPolicy);
    breaker.onStateChange((state) => onState(service, state === CircuitState.Open));
    breakers.set(service, breaker);
    return breaker;
  }

  async function once(request: OutsideRequest): Promise<OutsideAnswer> {
    const { service } = request;
    const start = performance.now();
    const ms = () => Math.round(performance.now() - start);
    try {
      const answer = await breakerOf(service).execute(() => tryOutside(request));
      log.info({ service, status: answer.status, ms: ms() }, 'outside call');
      return answer;
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new OutsideFault(service, 'circuit_open');
      if (error instanceof OutsideFault)
        log.warn({ service, fault: error.kind, status: error.status, ms: ms() }, 'outside call failed');
      throw error;
    }
  }

  return async (request) => {
    const { method = 'GET', retries = 2, idempotent = method !== 'POST' && method !== 'PATCH', signal } = request;
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(request);
      } catch (error) {
        if (!(error instanceof OutsideFault) || attempt > retries || !mayRepeat(error, idempotent)) throw error;
        const ms = pauseBefore(error, attempt, retryPolicy);
        if (ms === null) throw error;
        await pause(ms, undefined, { signal }).catch(() => {
          throw error;
        });
      }
    }
  };
}

/** Backoff in ms before retry number `attempt` (from 1); null if the service asks for more than the maximum. */
export function pauseBefore(
  { retryAfterMs = 0 }: OutsideFault,
  attempt: number,
  retryPolicy: RetryPolicy,
): number | null {
  const { pauseMs, longestPauseMs } = retryPolicy;
  if (retryAfterMs > longestPauseMs) return null;
  const most = Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1));
  // Random, so that callers that failed together don't retry together.
  return Math.max(retryAfterMs, most * (0.5 + Math.random() / 2));
}

const ordinary: RetryPolicy = { openAfter: 5, openForMs: 20_000, pauseMs: 300, longestPauseMs: 5000 };

function openBreaker(service: string, log: Logger, { openAfter, openForMs }: RetryPolicy): CircuitBreakerPolicy {
  const isDown = (error: unknown) => error instanceof OutsideFault && countsAsDown(error);
  const breaker = circuitBreaker(handleWhen(isDown), {
    breaker: new ConsecutiveBreaker(openAfter),
    halfOpenAfter: openForMs,
  });
  breaker.onBreak(() => log.error({ service }, 'an outside service is down, calls to it are paused'));
  breaker.onReset(() => log.info({ service }, 'an outside service is back'));
  return breaker;
}

// A service that refuses or throttles isn't down.
function countsAsDown({ kind }: OutsideFault): boolean {
  return kind === 'unreachable' || kind === 'timeout' || kind === 'broken_answer';
}

function mayRepeat(fault: OutsideFault, idempotent: boolean): boolean {
  if (fault.kind === 'rate_limited' || fault.unsent) return true;
  return idempotent && countsAsDown(fault);
}
