import * as z from 'zod/mini';
import { stages } from '../admission/stages.ts';
import { countryCodes } from '../countries/country.ts';
import { publicEventKinds } from './event-kinds.ts';

/** At most so many events in one answer. */
export const MOST_EVENTS = 500;

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
    /** Of documents. */
    documentType: z.optional(z.string()),
    /** Of `document.reviewed`; `pending`: the review was withdrawn. */
    status: z.optional(z.enum(['approved', 'rejected', 'pending'])),
    /** Of visits. */
    visitId: z.optional(z.uuid()),
  }),
});
export type PublicEvent = z.infer<typeof PublicEvent>;
