import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two log lines: in an outage every query fails for the same reason. */
const PAUSE = 10_000;
let saidAt = Number.NEGATIVE_INFINITY;

/** Logs that the database does not answer, at most once per 10 s, since requests, jobs and idle connections all report it. */
export function logDatabaseLost(log: Pick<FastifyBaseLogger, 'warn'>, error: unknown): void {
  const now = performance.now();
  if (now - saidAt < PAUSE) return;
  saidAt = now;
  log.warn({ err: error }, 'the database does not answer');
}
