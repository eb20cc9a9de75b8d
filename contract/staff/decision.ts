import * as z from 'zod/mini';
import { rejectionGrounds } from '../admission/decision.ts';
import { stages } from '../admission/stages.ts';
import { staffEndpoint } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { TermsGiven } from '../terms/terms.ts';
import { DecisionNotice, PendingDecision, StaffApplication } from './application.ts';
import { despite, reasonText, revision } from './application-calls.ts';

const of = '/applications/{applicationId}';

/** Of a rejection: one to four, each once. */
export const groundsGiven = z.optional(
  z.array(z.enum(rejectionGrounds)).check(
    atLeast(1, { error: 'field_required' }),
    atMost(4),
    z.refine((named) => new Set(named).size === named.length, { error: 'invalid_value' }),
  ),
);

export const decisionEndpoints = {
  moveStage: staffEndpoint({
    method: 'POST',
    path: `${of}/stage`,
    summary:
      'Moves the application. A decision, a reopening and a move that skips something need a reason in words; a rejection also 1 to 4 grounds.',
    needs: 'decide',
    body: z.strictObject({
      revision,
      from: z.enum(stages),
      to: z.enum(stages),
      reason: z.optional(reasonText(500)),
      reasons: groundsGiven,
      told: z.optional(DecisionNotice),
      terms: z.optional(TermsGiven),
      despite,
    }),
    result: z.object({ case: StaffApplication, proposal: z.nullable(PendingDecision) }),
    refusals: [
      'changed_meanwhile',
      'application_closed',
      'invalid_transition',
      'visit_not_recorded',
      'open_requests',
      'already_exist',
    ],
  }),
  confirmProposal: staffEndpoint({
    method: 'POST',
    path: `${of}/proposal/confirm`,
    summary:
      'Confirms and carries out somebody else’s pending decision. That of a service account becomes the caller’s, for a second person.',
    needs: 'decide',
    body: z.strictObject({ proposalId: z.string().check(atMost(60)), revision }),
    result: z.object({ case: StaffApplication, proposal: z.nullable(PendingDecision) }),
    refusals: [
      'not_found_error',
      'changed_meanwhile',
      'second_person_needed',
      'visit_not_recorded',
      'invalid_transition',
    ],
  }),
  withdrawProposal: staffEndpoint({
    method: 'DELETE',
    path: `${of}/proposal`,
    summary: 'Withdraws a pending decision.',
    needs: 'decide',
    result: z.object({ case: StaffApplication, proposal: z.null() }),
    refusals: ['not_found_error'],
  }),
};
