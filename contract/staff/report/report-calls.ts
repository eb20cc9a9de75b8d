import * as z from 'zod/mini';
import { email } from '../../countries/contact.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { fileRefusals } from '../../media/rules.ts';
import { reasonText, revision } from '../application-calls.ts';
import {
  addressMatches,
  behaviours,
  ownershipProofs,
  ownershipStates,
  Report,
  stepStates,
  visitOutcomes,
} from '../visit.ts';
import { MAX_REPORT_IMAGES } from './report-rules.ts';

const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.optional(z.nullable(z.enum(words)));
const answer = z.optional(z.nullable(z.boolean()));
/** Kept as typed, including line breaks. */
const words = z.optional(z.string().check(atMost(4000, { error: 'value_too_long' })));
const step = z.optional(z.enum(stepStates));
const isEmailOrEmpty = (typed: string) => typed === '' || z.safeParse(email, typed).success;
const of = '/visits/{visitId}/report';

/** Omitted fields stay unchanged. Images whose ids are omitted from `images` are removed. */
export const ReportDraft = z.strictObject({
  revision,
  isAddressProvidedByApplicant: answer,
  residentOwnershipStatus: choice(ownershipStates),
  hasGarage: answer,
  characteristicsOfGarage: words,
  houseInformation: words,
  comments: words,
  doesProofOfAddressMatchLocation: choice(addressMatches),
  proofOfPropertyOwnership: choice(ownershipProofs),
  behaviourOfCustomerDuringCall: choice(behaviours),
  homeVisitStepsStatus: z.optional(
    z.strictObject({ call: step, address: step, house: step, garage: step, papers: step, closing: step }),
  ),
  images: z.optional(z.array(z.uuid()).check(atMost(MAX_REPORT_IMAGES))),
  visitorEmailAddress: z.optional(z.string().check(tidied(), z.refine(isEmailOrEmpty, { error: 'email_invalid' }))),
  visitDate: z.optional(z.nullable(z.string().check(z.refine(isDate)))),
  visitTime: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

export const reportEndpoints = {
  saveReport: staffEndpoint({
    method: 'PUT',
    path: of,
    summary: 'Saves fields of a visit’s report, which is a draft until it is finished.',
    needs: 'serve',
    body: ReportDraft,
    result: Report,
    refusals: ['appointment_not_found', 'changed_meanwhile', 'conflict_error', 'application_closed'],
  }),
  addReportImage: staffEndpoint({
    method: 'POST',
    path: `${of}/images`,
    summary: 'Adds a picture (part `file`) to the report.',
    needs: 'serve',
    form: z.object({ file: z.string() }),
    result: Report,
    refusals: ['appointment_not_found', 'conflict_error', 'application_closed', ...fileRefusals],
  }),
  finishReport: staffEndpoint({
    method: 'POST',
    path: `${of}/finish`,
    summary:
      'Finishes the report: a missed visit from ten minutes after its start, others with every step done, skipped or proved by an answer, and the three questions answered; passed only if the answers say so, and neither call, address nor house was skipped.',
    needs: 'serve',
    body: z.strictObject({ revision, outcome: z.enum(visitOutcomes) }),
    result: Report,
    refusals: ['appointment_not_found', 'changed_meanwhile', 'conflict_error', 'application_closed'],
  }),
  reopenReport: staffEndpoint({
    method: 'POST',
    path: `${of}/reopen`,
    summary: 'Makes a finished report a draft again, with a reason.',
    needs: 'decide',
    body: z.strictObject({ reason: reasonText(500) }),
    result: Report,
    refusals: ['appointment_not_found', 'conflict_error', 'application_closed'],
  }),
};
