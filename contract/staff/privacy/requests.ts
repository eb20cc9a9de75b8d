import * as z from 'zod/mini';
import { day, instant } from '../../application.ts';
import { consentKinds, countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { LONGEST_ANSWER, requestKinds, requestOutcomes } from '../../own-file/rules.ts';
import { limitText } from '../queue.ts';
import { Person } from '../roles.ts';

/** A driver's request about their data, with its clock. */
export const PrivacyRequest = z.object({
  requestId: z.string(),
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  country: z.enum(countryCodes),
  state: z.enum(['open', 'answered']),
  kind: z.enum(requestKinds),
  consent: z.nullable(z.enum(consentKinds)),
  text: z.string(),
  askedAt: instant,
  /** The last day for the answer, in the country's zone. */
  dueOn: day,
  overdue: z.boolean(),
  /** The law that sets the day; null for our own period. */
  law: z.nullable(z.string()),
  /** Of a deletion: the first day on which the application may be erased; null: at any time. */
  keptUntil: z.nullable(day),
  outcome: z.nullable(z.enum(requestOutcomes)),
  answer: z.nullable(z.string()),
  by: z.nullable(Person),
  answeredAt: z.nullable(instant),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** What the driver reads. Kept as typed, including line breaks. */
const answerText = z.string({ error: 'field_required' }).check(
  z.refine((typed) => typed.trim() !== '', { error: 'field_required' }),
  atLeast(3, { error: 'field_required' }),
  atMost(LONGEST_ANSWER, { error: 'value_too_long' }),
);

const of = '/applications/{applicationId}/privacy-requests';

export const privacyRequestEndpoints = {
  listPrivacyRequests: staffEndpoint({
    method: 'GET',
    path: '/privacy-requests',
    summary:
      'Open requests of drivers about their data, the one due first at the top; or those that were answered, newest first.',
    needs: 'requests',
    query: z.object({
      state: z.optional(z.enum(['open', 'answered'])),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({
      items: z.array(PrivacyRequest),
      next: z.nullable(z.string()),
      /** Open ones, and of these those past their day. */
      counts: z.object({ open: z.number(), overdue: z.number() }),
    }),
    refusals: [],
  }),
  listOwnRequests: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'The newest requests of one driver about their data.',
    needs: 'requests',
    result: z.object({ items: z.array(PrivacyRequest).check(atMost(100)) }),
    refusals: [],
  }),
  answerPrivacyRequest: staffEndpoint({
    method: 'POST',
    path: `${of}/{requestId}/answer`,
    summary:
      'Answers a request; the driver gets a message and reads the text in their file. A granted deletion is a call of its own.',
    needs: 'requests',
    body: z.strictObject({ outcome: z.enum(requestOutcomes, { error: 'invalid_value' }), text: answerText }),
    result: PrivacyRequest,
    refusals: ['not_found_error', 'conflict_error'],
  }),
  grantDeletion: staffEndpoint({
    method: 'POST',
    path: `${of}/{requestId}/erasure`,
    summary: 'Grants a deletion: erases everything about the driver at once, and sends them the text.',
    needs: 'privacy',
    stepUp: true,
    body: z.strictObject({
      text: answerText,
      /** The application's reference, typed as confirmation. */
      confirm: z.string({ error: 'field_required' }).check(atMost(40)),
    }),
    result: z.object({ erased: z.literal(true) }),
    refusals: ['not_found_error', 'conflict_error', 'erasure_blocked'],
  }),
};
