import * as z from 'zod/mini';
import { closedReasons } from '../admission/closing.ts';
import { staffEndpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { StaffApplication } from './application.ts';
import { reasonText, revision } from './application-calls.ts';

const of = '/applications/{applicationId}';
const reason = z.enum(closedReasons, { error: 'field_required' });

/** The message that the driver gets when the application is closed. */
export const ClosingMail = z.object({
  subject: z.string(),
  lines: z.array(z.string()).check(atMost(20)),
  /** The driver gave no address and no number, so nobody can be told. */
  reaches: z.boolean(),
});
export type ClosingMail = z.infer<typeof ClosingMail>;

export const closingEndpoints = {
  closeApplication: staffEndpoint({
    method: 'POST',
    path: `${of}/close`,
    summary: 'Closes the application without decision, and tells the driver why. It isn’t a rejection.',
    needs: 'decide',
    body: z.strictObject({
      revision,
      reason,
      /** For the staff who read it later. */
      note: z.optional(reasonText(500)),
      /** Of a duplicate: the reference of the application that goes on, such as `1234-5678`. */
      duplicateOf: z.optional(z.string().check(atMost(20))),
    }),
    result: StaffApplication,
    refusals: ['changed_meanwhile', 'application_closed'],
  }),
  reopenApplication: staffEndpoint({
    method: 'POST',
    path: `${of}/reopen`,
    summary: 'Opens an application again that was closed without decision.',
    needs: 'decide',
    body: z.strictObject({ revision }),
    result: StaffApplication,
    refusals: ['changed_meanwhile', 'conflict_error', 'already_exist'],
  }),
  previewClosing: staffEndpoint({
    method: 'GET',
    path: `${of}/closing-mail`,
    summary: 'The message that the driver would get.',
    needs: 'decide',
    query: z.object({ reason }),
    result: ClosingMail,
    refusals: [],
  }),
};
