import { parse as parseQuery } from 'node:querystring';
import type { Endpoint } from '@volante/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConfigDeps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { deviceCookiesOf } from './devices/device-cookie.ts';
import { errorBody, logFailure, problemOf } from './error-handler.ts';
import { staffCookieOf } from './staff/staff-cookie.ts';

/** The response to a call that the server makes to itself. */
interface InternalAnswer {
  status: number;
  body: string;
  /** In seconds; null for refusals that don't pass by themselves. */
  retryAfter: number | null;
}

/** Answers a request to one GET endpoint, including all checks of its gate. Throws a `Problem` for a refusal. */
type AnswerGet = (request: FastifyRequest, reply: FastifyReply) => Promise<{ status: number; body: string }>;

interface InternalCall {
  pattern: RegExp;
  names: readonly string[];
  answer: AnswerGet;
}

// By HTTP server, since every plugin has a different instance of the same app.
const mounted = new WeakMap<object, InternalCall[]>();

/** Makes a GET endpoint callable from inside the server. `path` is the complete path, with parameters in braces. */
export function mountInternalCall(app: FastifyInstance, path: Endpoint['path'], answer: AnswerGet): void {
  const calls = mounted.get(app.server) ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  calls.push({ pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`), names, answer });
  mounted.set(app.server, calls);
}

/**
 * Makes a GET call on behalf of the browser that sent `request`, with the same gate and limits, and wrong ids are counted.
 * Cookies go to `reply`. Going through the HTTP stack (`inject`) would cost as much as reading and rendering together. Never
 * rejects.
 */
export async function callInternally(
  { app, deps }: { app: FastifyInstance; deps: ConfigDeps },
  address: string,
  headers: Record<string, string>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<InternalAnswer> {
  try {
    const [pathname = '', search = ''] = address.split('?', 2);
    const { answer, params } = find(app, pathname);
    const cookies = { ...deviceCookiesOf(deps, request), ...staffCookieOf(deps.config, request) };
    const own = requestFrom(request, { headers, params, search, cookies });
    drawing.add(own);
    return { ...(await answer(own, reply)), retryAfter: null };
  } catch (error) {
    const problem = problemOf(error);
    logFailure(problem, error, request.log);
    return { status: problem.status, body: JSON.stringify(errorBody(problem)), retryAfter: problem.retryAfter };
  }
}

function find(app: FastifyInstance, pathname: string): { answer: AnswerGet; params: Record<string, string> } {
  for (const { pattern, names, answer } of mounted.get(app.server) ?? []) {
    const values = pattern.exec(pathname)?.slice(1);
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]));
    return { answer, params };
  }
  throw new Problem('not_found_error');
}

interface Own {
  headers: Record<string, string>;
  params: Record<string, string>;
  search: string;
  cookies: Record<string, string>;
}

const drawing = new WeakSet<FastifyRequest>();

/** Whether the server itself makes the call to draw a page: a preview of a link does that, too, so nobody has opened anything yet. */
export function isDrawing(request: FastifyRequest): boolean {
  return drawing.has(request);
}

// From the same client, device and member of staff, but without its other headers and cookies: those of a page differ from those of a call.
function requestFrom(request: FastifyRequest, { headers, params, search, cookies }: Own): FastifyRequest {
  const query = { ...parseQuery(search) };
  const own = { headers, params, query, cookies, body: undefined };
  const properties = Object.entries(own).map(([name, value]) => [name, { value, enumerable: true }]);
  return Object.create(request, Object.fromEntries(properties));
}
