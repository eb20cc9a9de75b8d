import type { IncomingMessage } from 'node:http';

/** True when the client disconnected before its whole body arrived, as phones do. Nobody will read the response. */
export function isBrokenOff(raw: IncomingMessage): boolean {
  return raw.destroyed && !raw.complete;
}

/** True for the error thrown by reading such a body. */
export function isBrokenBody(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (code === 'ECONNRESET' && message === 'aborted') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
