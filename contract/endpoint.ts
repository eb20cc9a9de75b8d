import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call.
 * `open`: anyone. `link`: whoever holds the request id, which is the parameter `id` or `requestId` of the path.
 * `holder`: whoever proves a request id by the header X-Admission-Request-Id or by the applicant cookie.
 * `form`: the request id is a field of the multipart form. Whoever proves one before the first file, by the header, the cookie or
 * that field, is received like any holder; for the others there are few places.
 */
export type Gate = 'open' | 'link' | 'holder' | 'form';

/** A budget of calls; the numbers per kind are the server's settings. */
export type Budget = 'general' | 'uploads' | 'screenshots' | 'identity' | 'accounts';

/** The shape of one call. Paths are written below `/api`, parameters in braces. */
export interface Endpoint {
  method: Method;
  path: string;
  summary: string;
  gate: Gate;
  budget?: Budget;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is multipart/form-data with these parts; only for the OpenAPI document. */
  form?: z.ZodMiniType;
  /** What stands in `data` of the answer. */
  result: z.ZodMiniType;
  /** Codes the caller can act on, besides those that every call can answer. */
  refusals: readonly ErrorCode[];
}

export function endpoint<const E extends Endpoint>(shape: E): E {
  return shape;
}

/** The names of a path's parameters. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** Maps `"METHOD /path/{parameter}"` to what goes in and what comes out, for typed callers. */
export type Calls<Endpoints extends Record<string, Endpoint>> = {
  [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: {
    params: Record<PathParameters<Endpoints[K]['path']>, string>;
    query: Input<Endpoints[K]['query']>;
    body: Input<Endpoints[K]['body']>;
    result: z.output<Endpoints[K]['result']>;
  };
};
