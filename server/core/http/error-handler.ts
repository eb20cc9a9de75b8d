import { type ErrorBody, type ErrorCode, errors, isRefusal } from '@volante/contract/errors.ts';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOfViolation } from '../database/constraint-code.ts';
import { isDatabaseLost, logDatabaseLost } from '../database/lost-database.ts';
import { isDiskFull, noRoom } from '../full-disk.ts';
import { Problem } from '../problem.ts';
import { isBrokenBody } from './connection/broken-off.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the response is a refusal; its status alone doesn't show that. */
    isRefusal: boolean;
  }
}

/**
 * Sends every error in the same format. Anything but a refusal is a bug: it is logged with the request's id, and reported without
 * details.
 */
export function handleErrors(app: FastifyInstance): void {
  app.decorateReply('isRefusal', false);
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(problemOf(error), error, request, reply));
}

/** The body of a refusal. */
export function errorBody(problem: Problem): ErrorBody {
  return { error: { code: problem.code, message: errors[problem.code].message, errors: problem.errors } };
}

export function refuse(problem: Problem, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logFailure(problem, error, request.log);
  reply.isRefusal = isRefusal(problem.code);
  if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
  if (problem.code === 'body_too_large') hearOut(request, reply);
  reply.header('cache-control', 'no-store');
  return reply.code(problem.status).send(errorBody(problem));
}

/** Logs errors that are not refusals: bugs, a full disk, a lost database. */
export function logFailure(problem: Problem, error: unknown, log: FastifyBaseLogger): void {
  if (problem.code === 'unknown_error') log.error({ err: error }, 'unexpected failure');
  else if (isDiskFull(error)) log.warn({ err: error }, 'the disk is full');
  else if (isDatabaseLost(error)) logDatabaseLost(log, error);
}

// Fastify would close the connection, and a client that is still sending would get no response.
function hearOut(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  request.raw.resume();
}

/** The refusal sent to the caller for an error. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isBrokenBody(error)) return new Problem('bad_request_error');
  const violation = codeOfViolation(error);
  if (violation) return new Problem(violation);
  if (isDiskFull(error)) return noRoom();
  if (isDatabaseLost(error)) return new Problem('server_unavailable_error', { retryAfter: 2 });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const known = frameworkCodes[code];
  if (known) return new Problem(known);
  return new Problem(code.startsWith('FST_') && statusCode < 500 ? 'bad_request_error' : 'unknown_error');
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_NOT_FOUND: 'not_found_error',
};
