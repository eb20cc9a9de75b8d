import type { Socket } from 'node:net';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { errorBody } from './error-handler.ts';
import { Problem } from './problem.ts';

/** Answers what was no HTTP request, or came too slowly, in the same envelope; there is no request to log yet. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy(error);
    return;
  }
  const code: ErrorCode = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'timeout_error' : 'bad_request_error';
  const { status } = errors[code];
  const body = JSON.stringify(errorBody(new Problem(code)));
  const head = [
    `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
