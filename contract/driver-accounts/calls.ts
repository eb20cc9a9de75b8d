import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';

/**
 * Account id at the provider. Ids starting with `screenshots-` are our own; `.` and `..` would address other resources of the
 * provider.
 */
const accountId = z
  .string()
  .check(z.regex(/^(?!screenshots-|\.{1,2}$)[\w.@+-]{1,120}$/, { error: 'account_id_invalid' }));

// Compared with known values, none of which is as long.
const anyId = z.string().check(atMost(200));

/**
 * The widget's result, forwarded by the applicant's browser. Only `accountId` is used, and only as a hint: the account is
 * read from the provider, and another person's account is refused. `platform` is displayed until the provider has answered.
 */
export const WidgetAccount = z.object({
  accountId,
  requestId: z.optional(anyId),
  platform: z.optional(z.nullable(anyId)),
});
export type WidgetAccount = z.infer<typeof WidgetAccount>;

export const platformHealths = ['up', 'degraded', 'down', 'maintenance', 'unknown'] as const;
export type PlatformHealth = (typeof platformHealths)[number];

export const palencaEndpoints = {
  addPalencaAccount: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{requestId}/palenca-accounts',
    summary: 'Accepts an account from the driver-data widget and reads it from the provider.',
    gate: 'link',
    limited: 'refused',
    budget: 'accounts',
    body: WidgetAccount,
    result: Application,
    refusals: ['account_not_found', 'application_closed', 'section_approved'],
  }),
  getPalencaData: endpoint({
    method: 'GET',
    path: '/palenca/palencaData',
    summary: 'The platform of an account; null if unknown.',
    gate: 'open',
    limited: 'same',
    query: z.object({ account_id: z.optional(anyId) }),
    result: z.object({ platform: z.nullable(z.enum(platformSlugs)) }),
    refusals: [],
  }),
  updateProfileAndEarning: endpoint({
    method: 'GET',
    path: '/palenca/updateProfilAndEarning',
    summary: 'Reads profile and earnings of an account again. Never fails because of the provider.',
    gate: 'open',
    limited: 'same',
    query: z.object({
      account_id: z.optional(anyId),
      external_id: z.optional(anyId),
      platform: z.optional(anyId),
    }),
    result: z.object({ status: z.enum(['success', 'pending', 'failed', 'unknown']) }),
    refusals: [],
  }),
  getPlatformsStatus: endpoint({
    method: 'GET',
    path: '/palenca/platforms-status',
    summary: 'Whether the widget can currently reach each platform; check before sending anyone there.',
    gate: 'open',
    limited: 'same',
    result: z.object({
      platforms: z.array(z.object({ platform: z.enum(platformSlugs), status: z.enum(platformHealths) })),
    }),
    refusals: [],
  }),
  receiveWebhook: endpoint({
    method: 'POST',
    path: '/palenca/webhook/{secret}',
    summary: 'The provider’s webhook for a changed account. It only triggers a read of the account from the provider.',
    gate: 'open',
    limited: 'same',
    body: z.unknown(),
    result: z.object({ received: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
};
