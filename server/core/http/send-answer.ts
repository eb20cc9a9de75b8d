import type { FastifyReply } from 'fastify';
import type { StoredAnswer } from './idempotency/idempotency.ts';

/** Sends an API response that must not be cached. Its errors are refusals; failures are thrown and not stored. */
export function sendAnswer(reply: FastifyReply, { status, body, replayed }: StoredAnswer): FastifyReply {
  if (replayed) reply.header('idempotent-replayed', 'true');
  reply.isRefusal = status >= 400;
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}
