import * as z from 'zod/mini';
import { stages } from '../admission/stages.ts';
import { instant } from '../application.ts';
import { countryCodes, currencies } from '../country.ts';
import { serviceEndpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { MOST_PLANS } from '../staff/administration/plans.ts';
import { DecisionNotice } from '../staff/application.ts';
import { despite, reasonText, revision } from '../staff/application-calls.ts';
import { groundsGiven } from '../staff/decision.ts';
import { LinkGiven } from '../staff/links/given.ts';
import { limitText } from '../staff/queue.ts';
import { PlanFacts, PlanVersion, TermsGiven } from '../terms/terms.ts';
import { ApplicationRow, WholeApplication } from './application.ts';

const of = '/applications/{applicationId}';
const listOf = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const word = z.enum(words);
  return z.optional(z.union([z.array(word).check(atMost(50)), word]));
};

/** A new application. `url` is the link that the driver opens; whoever has it can apply with it, so send it to nobody else. */
export const CreatedApplication = z.object({
  id: z.string(),
  reference: z.string(),
  externalReference: z.nullable(z.string()),
  url: z.string(),
});
export type CreatedApplication = z.infer<typeof CreatedApplication>;

/** What a service account decides; `told` is what the driver reads with it. */
export const DecisionGiven = z.strictObject({
  revision,
  outcome: z.enum(['approved', 'rejected'], { error: 'field_required' }),
  /** For the staff who read it later. */
  reason: reasonText(500),
  /** Of a rejection, one to four. */
  reasons: groundsGiven,
  told: z.optional(DecisionNotice),
  /** Of an approval: a plan, conditions, or both. */
  terms: z.optional(TermsGiven),
  despite,
});
export type DecisionGiven = z.infer<typeof DecisionGiven>;

/** A plan at its latest version, in minor units. */
export const OfferedPlan = z.object({
  ...PlanVersion.shape,
  country: z.enum(countryCodes),
  currency: z.enum(currencies),
  ...PlanFacts.shape,
});

/** Applications for other systems, in minor units and with stable ids. */
export const v1ApplicationEndpoints = {
  createApplication: serviceEndpoint({
    method: 'POST',
    path: '/applications',
    summary:
      'Opens an application with what is known of the driver, and returns its link. An `externalReference` is taken once per service account.',
    scope: 'applications:create',
    body: LinkGiven,
    result: CreatedApplication,
    refusals: ['scope_refused', 'already_exist'],
  }),
  readApplications: serviceEndpoint({
    method: 'GET',
    path: '/applications',
    summary: 'Applications by their last change, the oldest first, a page at a time.',
    scope: 'applications:read',
    query: z.object({
      /** Changed at this instant or later. */
      updatedSince: z.optional(z.iso.datetime({ offset: true })),
      stage: listOf(stages),
      country: listOf(countryCodes),
      /** Your own reference, ignoring case, or the product's. */
      reference: z.optional(z.string().check(atMost(100))),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({ items: z.array(ApplicationRow), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  readApplication: serviceEndpoint({
    method: 'GET',
    path: of,
    summary: 'Everything about one application.',
    scope: 'applications:read',
    reads: 'case',
    result: WholeApplication,
    refusals: ['admission_request_not_found'],
  }),
  readFile: serviceEndpoint({
    method: 'GET',
    path: `${of}/files/{mediaId}`,
    summary: 'An address for the bytes of a file that works for 15 minutes without a token.',
    scope: 'documents:read',
    reads: 'original',
    result: z.object({
      id: z.string(),
      fileName: z.string(),
      mimeType: z.string(),
      size: z.int(),
      url: z.string(),
      expiresAt: instant,
    }),
    refusals: ['admission_request_not_found', 'media_not_found'],
  }),
  readPlans: serviceEndpoint({
    method: 'GET',
    path: '/plans',
    summary: 'The plans that an approval in a country can choose.',
    scope: 'decisions:write',
    query: z.object({ country: z.enum(countryCodes, { error: 'field_required' }) }),
    result: z.object({ items: z.array(OfferedPlan).check(atMost(MOST_PLANS)), next: z.null() }),
    refusals: ['scope_refused'],
  }),
  decideApplication: serviceEndpoint({
    method: 'POST',
    path: `${of}/decision`,
    summary:
      'Approves or rejects by the rules of the console. Where two people decide, and for an approval above the limit of a reviewer, it becomes a proposal that people confirm.',
    scope: 'decisions:write',
    body: DecisionGiven,
    result: z.object({ stage: z.enum(stages), revision: z.int(), waitsForPeople: z.boolean() }),
    refusals: [
      'admission_request_not_found',
      'changed_meanwhile',
      'application_closed',
      'invalid_transition',
      'visit_not_recorded',
      'open_requests',
    ],
  }),
};
