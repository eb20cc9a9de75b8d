import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { Problem } from '../../problem.ts';
import { errorBody } from '../error-handler.ts';

type ClientErrorHandler = (error: Error & { code?: string }, socket: Socket) => void;

/** Answers malformed and too slow requests in the usual error format; there is no request to log yet. */
export function answerClientErrors(headers: Record<string, string>): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isHalfAnswered(socket)) {
      socket.destroy(error);
      return;
    }
    const code: ErrorCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout_error' : 'bad_request_error';
    const { status } = errors[code];
    const body = JSON.stringify(errorBody(new Problem(code)));
    const head = [
      `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };
}

/** Remembers the last response of each connection, since an error sent in the middle of it would be read as part of it. */
export function watchAnswers(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => lastAnswers.set(socket, response));
}

const lastAnswers = new WeakMap<Socket, ServerResponse>();

function isHalfAnswered(socket: Socket): boolean {
  const last = lastAnswers.get(socket);
  return last?.headersSent === true && !last.writableFinished;
}
