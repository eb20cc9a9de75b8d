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
  status = 200;
  constructor(bytes: Buffer | (() => Readable), headers: Record<string, string>) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** A file to be played, or the part of it that a player asked for: Safari plays nothing of which it can't have parts. */
export function playable(bytes: Buffer, headers: Record<string, string>, range: string | undefined): FileAnswer {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const [start, last] = [Number(from), bytes.length - 1];
  const common = { ...headers, 'accept-ranges': 'bytes' };
  if (from === undefined || start > last) return new FileAnswer(bytes, common);
  const end = to ? Math.min(Number(to), last) : last;
  const part = new FileAnswer(bytes.subarray(start, end + 1), {
    ...common,
    'content-range': `bytes ${start}-${end}/${bytes.length}`,
  });
  part.status = 206;
  return part;
}

export function sendFile(reply: FastifyReply, { bytes, headers, status }: FileAnswer): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(typeof bytes === 'function' ? bytes() : bytes);
}
