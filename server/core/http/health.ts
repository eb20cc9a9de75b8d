import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { withTimeout } from '../with-timeout.ts';

/** Timeout of a check, in ms. */
const TIMEOUT = 2000;

/** Checks one part of the server; throws when it isn't working. */
type ReadinessCheck = () => Promise<unknown>;

/**
 * `/healthz`: the process is running. `/readyz`: every check passes within 2 seconds, and the process isn't stopping. When it
 * stops, it goes on answering calls for STOP_DELAY seconds, so that load balancers can take it out first.
 * `warnings` are for the operator, and don't keep it from being ready.
 */
export function reportHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'stopping' | 'log'>,
  checks: Record<string, ReadinessCheck>,
  warnings: () => string[] = () => [],
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (deps.stopping.aborted) return reply.code(503).send({ status: 'stopping', checks: {} });
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const passed = await withTimeout(check(), TIMEOUT).catch((error: unknown) => {
          deps.log.warn({ err: error, check: name }, 'not ready');
          return false;
        });
        return [name, passed === false ? 'failed' : 'ok'] as const;
      }),
    );
    const ready = results.every(([, result]) => result === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(results), warnings: warnings() });
  });
}

/** Caches a check's result for `ms` milliseconds. */
export function remembered(ms: number, check: ReadinessCheck): ReadinessCheck {
  let found: Promise<unknown> | undefined;
  let until = 0;
  return () => {
    if (found && performance.now() < until) return found;
    until = performance.now() + ms;
    found = check();
    return found;
  };
}
