import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import type { FieldCode } from '../../fields/field-codes.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { Person, WorkCountries } from '../roles.ts';
import { scopes } from './scopes.ts';

/** Live service accounts. A company has one for each of its systems. */
export const MOST_SERVICE_ACCOUNTS = 50;
/** Live tokens of one account: a second one, so that a system can change over without a pause. */
export const MOST_TOKENS = 2;
export const MOST_NETWORKS = 20;
export const MOST_CALLS_PER_MINUTE = 60_000;

const error = 'invalid_value' satisfies FieldCode;
const isOnce = (named: unknown) => !Array.isArray(named) || new Set(named).size === named.length;

/** A token without its text, which is shown only once. */
export const ServiceToken = z.object({
  id: z.string(),
  createdAt: instant,
  /** To the minute. */
  lastUsedAt: z.nullable(instant),
});
export type ServiceToken = z.infer<typeof ServiceToken>;

/** A system of the company that calls the API. */
export const ServiceAccount = z.object({
  ...Person.shape,
  scopes: z.array(z.enum(scopes)),
  /** Empty: every country. */
  countries: WorkCountries,
  /** Addresses and networks from which it may call; empty: those of staff. */
  networks: z.array(z.string()).check(atMost(MOST_NETWORKS)),
  expiresAt: z.nullable(instant),
  /** Null: as many as the installation allows. */
  callsPerMinute: z.nullable(z.int()),
  createdAt: instant,
  /** Null: from the shell. */
  createdBy: z.nullable(Person),
  revokedAt: z.nullable(instant),
  /** The live ones, the oldest first. */
  tokens: z.array(ServiceToken).check(atMost(MOST_TOKENS)),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** What an admin says of a new service account. */
export const ServiceAccountGiven = z.strictObject({
  name: z
    .string({ error: 'field_required' })
    .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(80, { error: 'value_too_long' })),
  scopes: z
    .array(z.enum(scopes, { error }), { error: 'field_required' })
    .check(atLeast(1, { error: 'field_required' }), atMost(scopes.length, { error }), z.refine(isOnce, { error })),
  countries: z.optional(WorkCountries),
  networks: z.optional(
    z
      .array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()], { error }))
      .check(atMost(MOST_NETWORKS, { error: 'value_too_long' })),
  ),
  /** The last day on which its tokens work, in Mexico City; left out: no end. */
  expiresOn: z.optional(z.nullable(z.string().check(z.refine(isDate, { error })))),
  /** Left out: as many as the installation allows. */
  callsPerMinute: z.optional(
    z.nullable(z.int({ error }).check(z.minimum(1, { error }), z.maximum(MOST_CALLS_PER_MINUTE, { error }))),
  ),
});
export type ServiceAccountGiven = z.infer<typeof ServiceAccountGiven>;

/** What changes of it; what is left out stays. */
export const ServiceAccountChange = z.strictObject({
  name: z.optional(ServiceAccountGiven.shape.name),
  scopes: z.optional(ServiceAccountGiven.shape.scopes),
  countries: ServiceAccountGiven.shape.countries,
  networks: ServiceAccountGiven.shape.networks,
  /** Null: no end. */
  expiresOn: ServiceAccountGiven.shape.expiresOn,
  /** Null: as many as the installation allows. */
  callsPerMinute: ServiceAccountGiven.shape.callsPerMinute,
});
export type ServiceAccountChange = z.infer<typeof ServiceAccountChange>;

/** The account with its new token, which is shown only here. */
export const MadeToken = z.object({ account: ServiceAccount, token: z.string() });
export type MadeToken = z.infer<typeof MadeToken>;

const of = '/service-accounts/{accountId}';

export const serviceAccountEndpoints = {
  listServiceAccounts: staffEndpoint({
    method: 'GET',
    path: '/service-accounts',
    summary: 'The systems that may call the API, by name; the newest revoked ones come last.',
    needs: 'administer',
    result: z.object({
      items: z.array(ServiceAccount).check(atMost(2 * MOST_SERVICE_ACCOUNTS)),
      next: z.null(),
    }),
    refusals: [],
  }),
  makeServiceAccount: staffEndpoint({
    method: 'POST',
    path: '/service-accounts',
    summary: 'Makes a service account and its first token, which is returned only here.',
    needs: 'administer',
    stepUp: true,
    body: ServiceAccountGiven,
    result: MadeToken,
    refusals: ['conflict_error'],
  }),
  changeServiceAccount: staffEndpoint({
    method: 'PATCH',
    path: of,
    summary: 'Changes the given fields of a live service account, from its next call on.',
    needs: 'administer',
    stepUp: true,
    body: ServiceAccountChange,
    result: ServiceAccount,
    refusals: ['not_found_error'],
  }),
  addServiceToken: staffEndpoint({
    method: 'POST',
    path: `${of}/tokens`,
    summary: 'Makes a second token, which is returned only here, so that the first can be replaced without a pause.',
    needs: 'administer',
    stepUp: true,
    result: MadeToken,
    refusals: ['not_found_error', 'conflict_error'],
  }),
  revokeServiceToken: staffEndpoint({
    method: 'DELETE',
    path: `${of}/tokens/{tokenId}`,
    summary: 'Revokes a token: its next call is refused.',
    needs: 'administer',
    stepUp: true,
    result: ServiceAccount,
    refusals: ['not_found_error'],
  }),
  revokeServiceAccount: staffEndpoint({
    method: 'DELETE',
    path: of,
    summary: 'Revokes a service account with its tokens, for good.',
    needs: 'administer',
    stepUp: true,
    result: ServiceAccount,
    refusals: ['not_found_error'],
  }),
};
