import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `open`: anyone. `link`: the path's parameter `id` or `requestId` is a valid request id. `holder`: a valid
 * request id in the header X-Admission-Request-Id or in the applicant cookie. `form`: the request id is a field of the
 * multipart form. An upload that proves an id before its first file, by header, cookie or that field, is treated like a
 * holder's; the others share a few slots.
 */
export type Gate = 'open' | 'link' | 'holder' | 'form';

/** A budget of calls; the numbers per kind are the server's settings. */
export type Budget = 'general' | 'uploads' | 'screenshots' | 'identity' | 'accounts';

/** One call. Paths are relative to `/api`, with parameters in braces. */
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
  /** The `data` of the response. */
  result: z.ZodMiniType;
  /** Codes the caller can act on, in addition to those of every call. */
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

/** Maps `"METHOD /path/{parameter}"` to input and output types. */
export type Calls<Endpoints extends Record<string, Endpoint>> = {
  [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: {
    params: Record<PathParameters<Endpoints[K]['path']>, string>;
    query: Input<Endpoints[K]['query']>;
    body: Input<Endpoints[K]['body']>;
    result: z.output<Endpoints[K]['result']>;
  };
};
