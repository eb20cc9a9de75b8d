import type { IncomingMessage } from 'node:http';

/** True when the sender's connection ended before the whole body had arrived: phones do that. Nobody will read the answer. */
export function isBrokenOff(raw: IncomingMessage): boolean {
  return raw.destroyed && !raw.complete;
}

/** True for the error that reading such a body ends with. */
export function isBrokenBody(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (code === 'ECONNRESET' && message === 'aborted') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
