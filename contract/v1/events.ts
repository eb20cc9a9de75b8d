import * as z from 'zod/mini';
import { closedReasons } from '../admission/closing.ts';
import { stages } from '../admission/stages.ts';
import { countryCodes } from '../country.ts';
import { serviceEndpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { publicEventKinds } from '../staff/administration/event-kinds.ts';
import { limitText } from '../staff/queue.ts';

/**
 * A fact about an application, without personal data. Webhooks send the same object, with the same id in the header `webhook-id`. Of
 * an erased application only the ids, the country and the kind remain.
 */
export const PublicEvent = z.object({
  id: z.uuid(),
  type: z.enum(publicEventKinds),
  timestamp: z.iso.datetime(),
  data: z.object({
    applicationId: z.uuid(),
    /** Null once the application is erased. */
    reference: z.nullable(z.string()),
    country: z.enum(countryCodes),
    /** Of `application.stage_changed` and `application.decided`. */
    stage: z.optional(z.enum(stages)),
    /** The stage before, of `application.stage_changed`. */
    from: z.optional(z.enum(stages)),
    /** Of `application.closed`: why it was closed without decision. */
    closedReason: z.optional(z.enum(closedReasons)),
    /** Of documents. */
    documentType: z.optional(z.string()),
    /** Of `document.reviewed`; `pending`: the review was withdrawn. */
    status: z.optional(z.enum(['approved', 'rejected', 'pending'])),
    /** Of visits. */
    visitId: z.optional(z.uuid()),
  }),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

/** What happened, in an order that never changes. */
export const v1EventEndpoints = {
  readEvents: serviceEndpoint({
    method: 'GET',
    path: '/events',
    summary:
      'What happened after an event, the oldest first, for 90 days. Ask again with `next`: nothing is skipped and nothing comes twice.',
    scope: 'applications:read',
    query: z.object({
      /** The id of the last event that was handled, of the feed or of a webhook. Left out: from the oldest one. */
      after: z.optional(z.uuid()),
      limit: limitText,
    }),
    result: z.object({
      items: z.array(PublicEvent).check(atMost(100)),
      /** The `after` of the next call, also when nothing is new; null if nothing has happened yet. */
      next: z.nullable(z.uuid()),
    }),
    refusals: ['event_unknown'],
  }),
};
