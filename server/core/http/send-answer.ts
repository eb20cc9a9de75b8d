import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredAnswer } from './idempotency/idempotency.ts';

/** Sends an API response that must not be cached. Its errors are refusals; failures are thrown and not stored. */
export function sendAnswer(reply: FastifyReply, { status, body, replayed }: StoredAnswer): FastifyReply {
  if (replayed) reply.header('idempotent-replayed', 'true');
  reply.isRefusal = status >= 400;
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** A file as a response: its bytes, or a function that starts their stream once the response may be sent. */
export class FileAnswer {
  readonly headers: Record<string, string>;
  readonly bytes: Buffer | (() => Readable);
  constructor(bytes: Buffer | (() => Readable), headers: Record<string, string>) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

export function sendFile(reply: FastifyReply, { bytes, headers }: FileAnswer): FastifyReply {
  return reply.headers(headers).send(typeof bytes === 'function' ? bytes() : bytes);
}
