import * as z from 'zod/mini';
import { instant } from '../../application.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { limitText } from '../queue.ts';
import { deliveredKinds, publicEventKinds } from './event-kinds.ts';

/** An installation has at most so many endpoints. */
export const MOST_WEBHOOKS = 20;

/** Why nothing is sent: an admin paused it, it answered 410, or it failed for a day. */
export const offReasons = ['paused', 'gone', 'failing'] as const;

/** How long both secrets sign after a rotation, in hours. */
export const OVERLAP_HOURS = 24;

/** An address of another system that is sent events. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  kinds: z.array(z.enum(publicEventKinds)),
  countries: z.array(z.enum(countryCodes)),
  off: z.nullable(z.object({ why: z.enum(offReasons), at: instant })),
  /** Since when every attempt has failed. */
  failingSince: z.nullable(instant),
  /** Until then the secret before the last rotation signs, too. */
  previousSecretUntil: z.nullable(instant),
  createdAt: instant,
  /** Events that wait to be sent, counted up to 1,000. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

export const deliveryStates = ['waiting', 'sent', 'dead'] as const;

/** What was sent, or is going to be, and how the other system answered last. */
export const WebhookDelivery = z.object({
  /** The header `webhook-id`: the same at every attempt. */
  eventId: z.string(),
  kind: z.enum(deliveredKinds),
  /** Null for a test. */
  applicationId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  at: instant,
  state: z.enum(deliveryStates),
  tries: z.int(),
  /** The next attempt, while it waits. */
  dueAt: z.nullable(instant),
  /** The body, as JSON. */
  request: z.string(),
  /** The newest attempt; null before the first. */
  attempt: z.nullable(
    z.object({
      at: instant,
      /** Why it failed, such as `timeout`; null if it was accepted. */
      reason: z.nullable(z.string()),
      /** The HTTP status; null without an answer. */
      status: z.nullable(z.int()),
      /** The first part of the answer. */
      answer: z.nullable(z.string()),
      ms: z.int(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const url = z.string().check(
  atMost(500, { error: 'value_too_long' }),
  z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), { error: 'invalid_value' }),
);
const fields = {
  url,
  description: z.string().check(atMost(200, { error: 'value_too_long' })),
  kinds: z.array(z.enum(publicEventKinds)).check(atLeast(1, { error: 'field_required' }), atMost(50)),
  countries: z.array(z.enum(countryCodes)).check(atLeast(1, { error: 'field_required' }), atMost(50)),
};
const WithSecret = z.object({
  webhook: Webhook,
  /** `whsec_` and base64; shown only now. */
  secret: z.string(),
});

export const webhookEndpoints = {
  listWebhooks: staffEndpoint({
    method: 'GET',
    path: '/webhooks',
    summary: 'Addresses of other systems that are sent events, the oldest first.',
    needs: 'administer',
    scope: 'webhooks:manage',
    result: z.object({ items: z.array(Webhook).check(atMost(MOST_WEBHOOKS)) }),
    refusals: [],
  }),
  addWebhook: staffEndpoint({
    method: 'POST',
    path: '/webhooks',
    summary: 'Adds an address. Its secret is shown once; requests are signed by the Standard Webhooks specification.',
    needs: 'administer',
    scope: 'webhooks:manage',
    body: z.strictObject(fields),
    result: WithSecret,
    refusals: ['too_many_webhooks'],
  }),
  changeWebhook: staffEndpoint({
    method: 'PATCH',
    path: '/webhooks/{webhookId}',
    summary: 'Changes an address, pauses it, or goes on: then it is sent what happened meanwhile.',
    needs: 'administer',
    scope: 'webhooks:manage',
    body: z.strictObject({
      url: z.optional(fields.url),
      description: z.optional(fields.description),
      kinds: z.optional(fields.kinds),
      countries: z.optional(fields.countries),
      paused: z.optional(z.boolean()),
    }),
    result: Webhook,
    refusals: ['not_found_error'],
  }),
  rotateWebhook: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/secret',
    summary: 'Makes a new secret, shown once. For 24 hours requests carry a signature by each.',
    needs: 'administer',
    scope: 'webhooks:manage',
    result: WithSecret,
    refusals: ['not_found_error'],
  }),
  removeWebhook: staffEndpoint({
    method: 'DELETE',
    path: '/webhooks/{webhookId}',
    summary: 'Removes an address with its deliveries.',
    needs: 'administer',
    scope: 'webhooks:manage',
    result: z.object({ removed: z.literal(true) }),
    refusals: ['not_found_error'],
  }),
  listWebhookDeliveries: staffEndpoint({
    method: 'GET',
    path: '/webhooks/{webhookId}/deliveries',
    summary: 'What an address was sent in the last 90 days and how it answered, newest first.',
    needs: 'administer',
    scope: 'webhooks:manage',
    query: z.object({
      state: z.optional(z.enum(deliveryStates)),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({ items: z.array(WebhookDelivery), next: z.nullable(z.string()) }),
    refusals: ['not_found_error'],
  }),
  replayDelivery: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/deliveries/{eventId}/replay',
    summary: 'Sends an event again, with the same `webhook-id`. One that was given up gets one attempt.',
    needs: 'administer',
    scope: 'webhooks:manage',
    result: z.object({ queued: z.int() }),
    refusals: ['not_found_error'],
  }),
  replayWebhook: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/replay',
    summary:
      'Sends everything of a span again, at most 90 days and 100,000 events. What was given up gets one attempt.',
    needs: 'administer',
    scope: 'webhooks:manage',
    body: z.strictObject({
      since: z.iso.datetime(),
      /** Not part of the span; left out: until now. */
      until: z.optional(z.iso.datetime()),
    }),
    result: z.object({ queued: z.int() }),
    refusals: ['not_found_error'],
  }),
  testWebhook: staffEndpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/test',
    summary: 'Sends an event of the type `webhook.test`, signed like every other; how it went is in the deliveries.',
    needs: 'administer',
    scope: 'webhooks:manage',
    result: z.object({ queued: z.int() }),
    refusals: ['not_found_error'],
  }),
};
