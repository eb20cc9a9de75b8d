import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './staff/administration/scopes.ts';
import type { Right } from './staff/roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `open`: anyone. `link`: the path parameter `id` or `requestId` is a valid request id. `holder`: a valid request id
 * in the header X-Admission-Request-Id or in the applicant cookie. `form`: the request id is a field of the multipart form. An
 * upload that sends a valid id before its first file, in header, cookie or that field, is treated like a holder's; the others share
 * a few slots.
 */
export type Gate = 'open' | 'link' | 'holder' | 'form';

/** A rate limit shared by calls; the numbers are the server's settings. */
export type Budget = 'general' | 'uploads' | 'screenshots' | 'identity' | 'accounts' | 'rehearsals';

/** One call, of applicants or staff. Paths are relative to the API's base, with parameters in braces. */
export interface AnyEndpoint {
  method: Method;
  path: string;
  summary: string;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** The body is multipart/form-data with these parts; only for the OpenAPI document. */
  form?: z.ZodMiniType;
  /** The `data` of the response. */
  result: z.ZodMiniType;
  /** Codes the caller can act on, in addition to those of every call. */
  refusals: readonly ErrorCode[];
}

/**
 * What a device that proved nothing gets, once personal data is stored. `same`: the result shows nothing that is stored, and nothing
 * stored is changed. `refused`: 403 `device_not_proved`. A function: the result without what is stored; what is stored already must
 * not be changed, which the feature itself has to see to.
 */
export type Limited<Result> = 'same' | 'refused' | ((result: Result) => Result);

/** A call of the applicant's API, below `/api`. */
export interface Endpoint extends AnyEndpoint {
  gate: Gate;
  budget?: Budget;
  /** The answer is a file and not JSON. */
  file?: true;
  // biome-ignore lint/suspicious/noExplicitAny: the result is only known for one endpoint; see `endpoint`.
  limited: Limited<any>;
}

/**
 * A part of an application; reading it is recorded in the audit log. `identifiers` and `list` only by service accounts, of whom
 * every call is.
 */
export type ReadPart =
  | ('case' | 'earnings' | 'ledger' | 'file' | 'original' | 'ssn' | 'link' | 'export')
  | ('identifiers' | 'list');

/** A call of the staff's API, below `/api/staff`, for people who are signed in. */
export interface StaffEndpoint extends AnyEndpoint {
  gate: 'staff';
  /** What the caller has to be allowed to do. */
  needs: Right;
  /** Requires a second factor entered within the last minutes. */
  stepUp?: true;
  /** The part of an application that the answer shows, for the audit log. */
  reads?: ReadPart;
  /** The answer is a file and not JSON. */
  file?: true;
  /** The answer is a stream of events; requesting it doesn't count as activity. */
  stream?: true;
  /** Service accounts with this scope may call, too. Never with `stepUp`, and only for one country at a time (query `country`). */
  scope?: Scope;
}

/** A call of the API for other systems, below `/api/v1`, with the token of a service account. */
export interface ServiceEndpoint extends AnyEndpoint {
  gate: 'service';
  /** What the account has to have. */
  scope: Scope;
  /** The part of an application that the answer shows, for the audit log; otherwise the call is logged as a list. */
  reads?: ReadPart;
}

/** A call of the staff's API before signing in. */
export interface StaffDoor extends AnyEndpoint {
  gate: 'staff-door';
}

export function staffEndpoint<const E extends Omit<StaffEndpoint, 'gate'>>(shape: E): E & { gate: 'staff' } {
  return { ...shape, gate: 'staff' };
}

export function serviceEndpoint<const E extends Omit<ServiceEndpoint, 'gate'>>(shape: E): E & { gate: 'service' } {
  return { ...shape, gate: 'service' };
}

export function staffDoor<const E extends Omit<StaffDoor, 'gate'>>(shape: E): E & { gate: 'staff-door' } {
  return { ...shape, gate: 'staff-door' };
}

export function endpoint<const E extends Endpoint>(shape: E & { limited: Limited<z.output<E['result']>> }): E {
  return shape;
}

/** The names of a path's parameters. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** Maps `"METHOD /path/{parameter}"` to input and output types. */
export type Calls<Endpoints extends Record<string, AnyEndpoint>> = {
  [K in keyof Endpoints as `${Endpoints[K]['method']} ${Endpoints[K]['path']}`]: {
    params: Record<PathParameters<Endpoints[K]['path']>, string>;
    query: Input<Endpoints[K]['query']>;
    body: Input<Endpoints[K]['body']>;
    result: z.output<Endpoints[K]['result']>;
  };
};
