import { compareClock } from '../clock.ts';
import { randomKey } from '../keys.ts';
import { getLanguage } from '../language.ts';
import { settings } from '../settings.ts';
import { perVisit } from '../visit.ts';
import { CallError, errorOfAnswer, isPassing } from './call-error.ts';
import { countWrite } from './unfinished.ts';
import { retrying } from './waiting.ts';

/** Timeout for a response, in ms. */
const TIME_OUT = 30_000;
/** Backoff before each retry, in ms. */
const PAUSES = [600, 1800];

interface Shape {
  params: unknown;
  query: unknown;
  body: unknown;
  result: unknown;
}

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

export type CallInput<S extends Shape> = Part<'params', S['params']> &
  Part<'query', S['query']> &
  Part<'body', S['body']> & {
    signal?: AbortSignal | undefined;
    /** For writes: the same key for the same intent. By default each `call` generates one, shared by its retries. */
    idempotencyKey?: string;
  };

type Rest<S extends Shape> = object extends CallInput<S> ? [input?: CallInput<S>] : [input: CallInput<S>];

export type Call<Calls> = <K extends keyof Calls & string>(
  name: K,
  ...rest: Calls[K] extends Shape ? Rest<Calls[K]> : never
) => Promise<Calls[K] extends Shape ? Calls[K]['result'] : never>;

interface CallOptions {
  /** Headers of every write that identify the sender. */
  headers?: () => Record<string, string>;
  /** Makes each call, and may make it again: by default it is made once. */
  around?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Prefix of its paths, below the API's base: `/staff`. */
  base?: string;
}

/**
 * Creates the function that calls a set of endpoints: `await call('GET /things/{id}', { params: { id } })` returns `data`.
 * Rejects with `CallError`. Transient failures are retried twice; aborting by `signal` rejects with the signal's reason.
 */
export function createCall<Calls>({
  headers = () => ({}),
  around = (_, work) => work(),
  base = '',
}: CallOptions = {}): Call<Calls> {
  return (async (name: string, input: CallInput<Shape> = {}) => {
    const answer = around(name, () => send(name, base, input, headers));
    return name.startsWith('GET ') ? answer : countWrite(answer);
  }) as Call<Calls>;
}

export function addressOf(path: string, params?: unknown, query?: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(key, String(item));
  }
  return `${settings.apiBase}${filled}${search.size ? `?${search}` : ''}`;
}

/** The parts of a response that a call uses. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };
type Fetch = (url: string, init: RequestInit) => Promise<Answer>;

/** Transport of calls: the browser's `fetch`, or the server itself during rendering. */
const network = perVisit(() => ({ fetch: ((url, init) => fetch(url, init)) as Fetch, repeats: true }));

/** Sets the transport for the current visit, without retries; server only. */
export function callThrough(fetch: Fetch): void {
  Object.assign(network(), { fetch, repeats: false });
}

async function send(
  name: string,
  base: string,
  input: CallInput<Shape>,
  identity: () => Record<string, string>,
): Promise<unknown> {
  const [method = 'GET', path = ''] = name.split(' ');
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') {
    const key = input.idempotencyKey ?? randomKey();
    // Consents and mails are in the language of the screen, which may differ from the browser's.
    Object.assign(headers, identity(), { 'Idempotency-Key': key, 'X-Language': getLanguage() });
  }
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  const url = addressOf(base + path, input.params, input.query);
  const body = input.body === undefined ? null : JSON.stringify(input.body);
  const pauses = network().repeats ? PAUSES : [];
  // Without a network a press fails at once instead of retrying. Some phones report that wrongly, so one attempt is
  // made.
  const passes = (error: unknown): error is CallError =>
    isPassing(error) && (method === 'GET' || error.status > 0 || navigator.onLine);
  const { signal } = input;
  return retrying(() => sendOnce(url, { method, headers, body }, signal), { pauses, passes, signal });
}

async function sendOnce(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<unknown> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const timer = setTimeout(cancel, TIME_OUT);
  if (signal?.aborted) throw signal.reason;
  signal?.addEventListener('abort', cancel);
  try {
    const answer = await network().fetch(url, { ...init, credentials: 'same-origin', signal: controller.signal });
    compareClock(answer.headers.get('Date'));
    const text = await answer.text();
    if (!answer.ok) throw errorOfAnswer(answer.status, text, answer.headers.get('Retry-After'));
    return text ? JSON.parse(text).data : undefined;
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (signal?.aborted) throw signal.reason;
    if (controller.signal.aborted) throw new CallError({ kind: 'timeout_error' });
    throw new CallError({ kind: error instanceof SyntaxError ? 'unknown_error' : 'network_error' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
