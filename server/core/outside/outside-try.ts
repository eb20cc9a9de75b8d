import type { z } from 'zod';
import { OutsideFault } from './outside-fault.ts';

export interface OutsideRequest {
  /** Service name in the log; calls with the same name share a circuit breaker. */
  service: string;
  url: string | URL;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Text and bytes are sent as they are, a plain object as JSON. */
  body?: string | URLSearchParams | object | undefined;
  /** Statuses from 300 on that count as success, such as 404 when deleting. */
  accept?: readonly number[];
  /** Timeout per attempt in ms, to the last byte of the response; default 10,000. */
  timeoutMs?: number;
  /** Maximum response size in bytes; default 2 MB. */
  maxBytes?: number;
  /** The body of the answer is a `Buffer`, whatever it holds. */
  asBytes?: true;
  /** Aborts the call, including retries and backoff. */
  signal?: AbortSignal | undefined;
}

export interface OutsideAnswer {
  status: number;
  headers: Headers;
  /** Parsed if the response is JSON, otherwise its text; null when empty. Its bytes where they were asked for. */
  body: unknown;
  /** The body validated by the schema. Throws `broken_answer`. */
  as<Shape>(shape: z.ZodType<Shape>): Shape;
}

/** A single attempt. Throws `OutsideFault`. */
export async function tryOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const { service, accept = [], maxBytes = 2_000_000 } = request;
  const { signal, stop } = deadline(request.timeoutMs ?? 10_000, request.signal);
  try {
    const response = await send(request, signal);
    const { status, headers } = response;
    if (!response.ok && !accept.includes(status)) {
      await response.body?.cancel();
      throw faultOf(service, status, headers);
    }
    const bytes = await readBytes(response, maxBytes);
    const body = request.asBytes ? bytes : parse(bytes.toString('utf8'), headers);
    const as = <Shape>(shape: z.ZodType<Shape>) => {
      const read = shape.safeParse(body);
      if (!read.success) throw new OutsideFault(service, 'broken_answer', { status, reason: 'unexpected content' });
      return read.data;
    };
    return { status, headers, body, as };
  } catch (error) {
    if (error instanceof OutsideFault) throw error;
    if (signal.aborted) throw new OutsideFault(service, 'timeout');
    if (error instanceof BrokenAnswer) throw new OutsideFault(service, 'broken_answer', { reason: error.message });
    throw new OutsideFault(service, 'unreachable', connectionFault(error as Error));
  } finally {
    stop();
  }
}

class BrokenAnswer extends Error {}

function send({ url, method = 'GET', headers, body }: OutsideRequest, signal: AbortSignal): Promise<Response> {
  const isRaw =
    body === undefined || typeof body === 'string' || body instanceof URLSearchParams || body instanceof Uint8Array;
  return fetch(url, {
    method,
    signal,
    headers: { ...(!isRaw && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    // Keys must be sent only to the configured address.
    redirect: 'manual',
  });
}

async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw new BrokenAnswer('too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof BrokenAnswer ? error : new BrokenAnswer('cut off');
  }
  return Buffer.concat(chunks);
}

function parse(text: string, headers: Headers): unknown {
  if (text === '') return null;
  if (!/\bjson\b/.test(headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenAnswer('no JSON');
  }
}

function faultOf(service: string, status: number, headers: Headers): OutsideFault {
  const kind = status === 429 ? 'rate_limited' : status >= 500 ? 'unreachable' : 'refused';
  return new OutsideFault(service, kind, { status, retryAfterMs: retryAfterMs(headers.get('retry-after')) });
}

/** How long a service asks to wait, in ms: it says seconds or a date. */
export function retryAfterMs(said: string | null): number | undefined {
  if (!said) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

// fetch throws "fetch failed"; the cause has the reason.
function connectionFault({ cause }: Error) {
  const reason = (cause as { code?: string } | undefined)?.code;
  return { reason, unsent: reason !== undefined && neverConnected.has(reason) };
}

const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

function deadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort, { once: true });
  const stop = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, stop };
}
