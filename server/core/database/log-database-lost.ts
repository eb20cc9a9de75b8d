import type { FastifyBaseLogger } from 'fastify';
import { symbols } from 'pino';

/** Milliseconds between two log lines: in an outage every query fails for the same reason. */
const PAUSE = 10_000;
/** When each log said it last. The loggers of requests and of parts write to the same stream. */
const saidAt = new WeakMap<object, number>();

/** Logs that the database does not answer, at most once per 10 s, since requests, jobs and idle connections all report it. */
export function logDatabaseLost(log: Pick<FastifyBaseLogger, 'warn'>, error: unknown): void {
  const stream = (log as { [symbols.streamSym]?: object })[symbols.streamSym] ?? log;
  const now = performance.now();
  if (now - (saidAt.get(stream) ?? Number.NEGATIVE_INFINITY) < PAUSE) return;
  saidAt.set(stream, now);
  log.warn({ err: error }, 'the database does not answer');
}
