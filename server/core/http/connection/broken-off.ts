import type { IncomingMessage } from 'node:http';

/** True when the client disconnected before its whole body arrived, as phones do. The response can't be delivered. */
export function isBrokenOff(raw: IncomingMessage): boolean {
  return raw.destroyed && !raw.complete;
}

/** True for the error that reading such a body throws. */
export function isBrokenBody(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (code === 'ECONNRESET' && message === 'aborted') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
