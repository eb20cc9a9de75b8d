import * as z from 'zod/mini';
import { email } from '../countries/contact.ts';
import { endpoint } from '../endpoint.ts';
import { isDate } from '../fields/dates.ts';
import type { FieldCode } from '../fields/field-codes.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';
import { waitingReasons } from './rules.ts';

const code = (c: FieldCode) => c;

/** The form of the screen "not there yet". */
export const WaitingEmail = z.strictObject({ email });

/** Sending it means that the applicant consents to be contacted about this. */
export const WaitingEntry = z.strictObject({
  email,
  why: z.enum(waitingReasons),
  /** Where they live, typed or chosen from a list; '' if not given. */
  place: z.string().check(tidied(), atMost(100, { error: code('value_too_long') })),
  /** The day from which they may apply (yyyy-mm-dd), with `age`. */
  fromDay: z.optional(z.string().check(z.refine(isDate, { error: code('invalid_value') }))),
  textVersion: z.string().check(atLeast(1), atMost(60)),
  language: z.enum(['es-MX', 'en']),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

export const waitingListEndpoints = {
  joinWaitingList: endpoint({
    method: 'PUT',
    path: '/public/admission/requests/{id}/waiting-list',
    summary:
      'Keeps the address of an applicant who cannot be served yet. One per application: sending it again replaces it.',
    gate: 'link',
    limited: 'refused',
    body: WaitingEntry,
    result: z.object({ kept: z.literal(true) }),
    refusals: ['application_closed'],
  }),
};
