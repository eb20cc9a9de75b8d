import { AsyncLocalStorage } from 'node:async_hooks';
import { isRequestId, readAddress } from '@volante/contract/fields/address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import { isDatabaseLost, logDatabaseLost } from './database/lost-database.ts';
import { isBrokenOff } from './http/connection/broken-off.ts';
import { forPeople } from './readable-log.ts';
import { currentTrace } from './tracing/trace.ts';

/**
 * The server's log: one JSON line per event on standard output, or one to read at a terminal, with the id of the call or job run it
 * belongs to.
 */
export function createLog(
  level: string,
  destination: DestinationStream = isWatched() ? forPeople() : standardOutput(),
): Logger {
  return pino(
    {
      level,
      redact: { paths: secrets, remove: true },
      serializers: { err: errorOf },
      mixin: traceOf,
      hooks: { logMethod: joinOutage },
    },
    destination,
  );
}

/**
 * In an outage every part of the server fails for the same reason. Whoever logs such a failure as an error, the log says once per
 * 10 s that the database does not answer.
 */
function joinOutage(this: Logger, inputs: Parameters<LogFn>, method: LogFn, level: number): void {
  const [first] = inputs as unknown[];
  const { err = first } = (typeof first === 'object' && first !== null ? first : {}) as { err?: unknown };
  if (level === this.levels.values.error && isDatabaseLost(err)) logDatabaseLost(this, err);
  else method.apply(this, inputs);
}

/** Writes Node's own warnings to the log instead of standard error. */
export function logWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warning'));
}

/**
 * Logs one line per request, except for uninteresting ones. The line contains the route's pattern instead of the URL, which
 * contains the request id.
 */
export function logRequests(app: FastifyInstance): void {
  // If the sender disconnects, there is no response, and the line below is never written.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const close = AsyncLocalStorage.bind(() => {
        if (!isBrokenOff(request.raw)) return;
        const route = request.routeOptions.url ?? 'none';
        request.log.info({ method: request.method, route, application: shortId(request) }, 'the client disconnected');
      });
      request.raw.once('close', close);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (saysNothing(request, reply)) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        application: shortId(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** True for probes, and for files of a page that exist. */
export function saysNothing({ routeOptions: { url = '' } }: FastifyRequest, reply: FastifyReply): boolean {
  if (url === '/healthz' || url === '/readyz') return true;
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  return url.endsWith('*') && reply.statusCode < 400 && !isPage;
}

/** The beginning of the request id in a URL; the complete id is the applicant's credential and is never logged. */
function shortId(request: FastifyRequest): string | undefined {
  const { id, requestId } = (request.params ?? {}) as Record<string, string | undefined>;
  return (id ?? requestId ?? idOfPage(request))?.slice(0, 8);
}

function idOfPage({ routeOptions, url }: FastifyRequest): string | undefined {
  if (!routeOptions.url?.endsWith('*')) return undefined;
  const [pathname = ''] = url.split('?', 1);
  const { id } = readAddress(pathname, '');
  return id && isRequestId(id) ? id : undefined;
}

// A new object each time, since the logger adds the line's own fields to it.
function traceOf(): { traceId?: string } {
  const trace = currentTrace();
  return trace ? { traceId: trace.id } : {};
}

// A second safeguard: nothing should log these in the first place.
const secrets = ['req', 'body', 'headers', 'ssn', 'email', 'phone', 'taxId', 'nationalId'];

function isWatched(): boolean {
  return process.stdout.isTTY === true && process.env.NODE_ENV !== 'production';
}

// Lines are buffered for half a second or up to 16,000 bytes: with 4,096, writing took a third of the log's cost. The rest is
// written when the process ends.
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });
}

// The details and parameters of a database error quote the row, so only the fields that identify the fault are kept. If the
// database can't parse a value (SQLSTATE class 22), even the message quotes it.
function errorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  if (quotesData(error)) return { type: error.name, code: (error as { code?: unknown }).code, stack: framesOf(error) };
  const { code, constraint, table, column, routine } = error as Error & Record<string, unknown>;
  const cause = error.cause === undefined ? {} : { cause: errorOf(error.cause) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    table,
    column,
    routine,
    ...cause,
  };
}

// Libraries also throw plain objects; only their message is known to describe the fault.
function messageOf(thrown: unknown): string {
  const { message } = (thrown ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : String(thrown);
}

function quotesData(error: Error): boolean {
  return /^22/.test(String((error as { code?: unknown }).code ?? ''));
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
