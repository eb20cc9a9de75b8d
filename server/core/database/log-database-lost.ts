import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two lines: during an outage every query fails, and all of them for the same reason. */
const PAUSE = 10_000;
let saidAt = Number.NEGATIVE_INFINITY;

/** Logs that the database does not answer, at most once in 10 s: requests, jobs and idle connections all notice it. */
export function logDatabaseLost(log: Pick<FastifyBaseLogger, 'warn'>, error: unknown): void {
  const now = performance.now();
  if (now - saidAt < PAUSE) return;
  saidAt = now;
  log.warn({ err: error }, 'the database does not answer');
}
