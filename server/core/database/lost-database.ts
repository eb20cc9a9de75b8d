import type { FastifyBaseLogger } from 'fastify';
import { symbols } from 'pino';

/**
 * True when a query failed because the database was unavailable: restarting, failing over, hanging or out of connections.
 * Retrying will work shortly. Judges by code and message, never by class: the job queue hands on copies of errors, which are
 * plain objects.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  // With the message `aborted` it is an upload whose client disconnected.
  if (typeof code === 'string') return sqlStates.test(code) || (socketFaults.has(code) && message !== 'aborted');
  return typeof message === 'string' && driverMessages.some((beginning) => message.startsWith(beginning));
}

// Connection errors; the server shutting down, crashed or starting; too many connections; the timeouts of db.ts; a replica that is
// not promoted yet (25006).
const sqlStates = /^(08...|57P0[123]|53300|57014|55P03|25P03|25006)$/;
const socketFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// For these, node-postgres sets no code.
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'timeout expired',
];

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
