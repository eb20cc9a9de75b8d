import * as z from 'zod/mini';
import { correctionParts, correctionReasons } from '../admission/corrections.ts';
import { email, typedPhone } from '../countries/contact.ts';
import { staffEndpoint } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { personName } from '../fields/names.ts';
import { tidied } from '../fields/tidy-text.ts';
import { MOST_MENTIONS, StaffApplication, TimelineItem, timelineSources } from './application.ts';
import { openKinds } from './open-things/open-things.ts';
import { limitText } from './queue.ts';
import { Person } from './roles.ts';

/** The revision that the caller saw. */
export const revision = z.int({ error: 'field_required' });
const account = z.nullable(z.uuid());
/** Kinds of open things that the caller knows of and accepts to leave or end; without their word the call is refused. */
export const despite = z.optional(z.array(z.enum(openKinds)).check(atMost(openKinds.length)));
/** The reason for an action by staff: 3 to `most` characters. */
export const reasonText = (most: number) =>
  z
    .string({ error: 'field_required' })
    .check(tidied(), atLeast(3, { error: 'field_required' }), atMost(most, { error: 'value_too_long' }));
/** Kept as typed, including line breaks. */
export const noteText = z.string({ error: 'field_required' }).check(
  z.refine((typed) => typed.trim() !== '', { error: 'field_required' }),
  atMost(4000, { error: 'value_too_long' }),
);
const of = '/applications/{applicationId}';

export const applicationEndpoints = {
  getCase: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'One application, as far as the role sees it.',
    needs: 'serve',
    reads: 'case',
    result: StaffApplication,
    refusals: [],
  }),
  getTimeline: staffEndpoint({
    method: 'GET',
    path: `${of}/timeline`,
    summary: 'The history of the application, newest first.',
    needs: 'serve',
    reads: 'case',
    query: z.object({
      source: z.optional(z.enum(timelineSources)),
      kind: z.optional(z.string().check(atMost(60))),
      limit: limitText,
      cursor: z.optional(z.string().check(atMost(1000))),
    }),
    result: z.object({ items: z.array(TimelineItem), next: z.nullable(z.string()) }),
    refusals: [],
  }),
  assign: staffEndpoint({
    method: 'PUT',
    path: `${of}/assignee`,
    summary: 'Assigns the application to an account, or to nobody; advisors can only assign and unassign themselves.',
    needs: 'serve',
    body: z.strictObject({ from: account, to: account }),
    result: StaffApplication,
    refusals: ['changed_meanwhile', 'role_refused'],
  }),
  addNote: staffEndpoint({
    method: 'POST',
    path: `${of}/notes`,
    summary: 'Adds a note, which can’t be changed and is never sent to the applicant, and mentions colleagues.',
    needs: 'serve',
    body: z.strictObject({
      text: noteText,
      /** Accounts; each finds the note in their inbox. */
      mentions: z.optional(z.array(z.uuid()).check(atMost(MOST_MENTIONS))),
    }),
    result: StaffApplication,
    refusals: [],
  }),
  strikeNote: staffEndpoint({
    method: 'POST',
    path: `${of}/notes/{noteId}/strike`,
    summary: 'Strikes out one of the caller’s notes.',
    needs: 'serve',
    result: StaffApplication,
    refusals: ['not_found_error', 'role_refused'],
  }),
  bePresent: staffEndpoint({
    method: 'POST',
    path: `${of}/presence`,
    summary: 'Reports that the caller has the application open, and returns who else had it open within 60 s.',
    needs: 'serve',
    result: z.object({ others: z.array(Person) }),
    refusals: [],
  }),
  changeContact: staffEndpoint({
    method: 'PATCH',
    path: `${of}/contact`,
    summary: 'Changes the contact data, by the rules of the applicant’s own form.',
    needs: 'serve',
    body: z.strictObject({
      revision,
      firstName: z.optional(personName('first_name_required', 'first_name_too_short')),
      lastName: z.optional(personName('last_name_required', 'last_name_too_short')),
      phone: z.optional(typedPhone),
      email: z.optional(email),
    }),
    result: StaffApplication,
    refusals: ['changed_meanwhile', 'section_approved', 'application_closed'],
  }),
  showSsn: staffEndpoint({
    method: 'POST',
    path: `${of}/ssn`,
    summary: 'The whole SSN, with a reason, which is logged.',
    needs: 'decide',
    stepUp: true,
    reads: 'ssn',
    body: z.strictObject({ reason: reasonText(200) }),
    result: z.object({ ssn: z.string() }),
    refusals: ['not_found_error'],
  }),
  approvePersonalData: staffEndpoint({
    method: 'POST',
    path: `${of}/personal-data/approve`,
    summary: 'Approves the personal data, which the applicant can then no longer change.',
    needs: 'decide',
    body: z.strictObject({ revision, despite }),
    result: StaffApplication,
    refusals: ['not_ready', 'open_requests', 'changed_meanwhile', 'section_approved', 'application_closed'],
  }),
  reopenPersonalData: staffEndpoint({
    method: 'POST',
    path: `${of}/personal-data/reopen`,
    summary: 'Withdraws the approval of the personal data.',
    needs: 'decide',
    body: z.strictObject({ revision }),
    result: StaffApplication,
    refusals: ['changed_meanwhile', 'conflict_error', 'application_closed'],
  }),
  askForCorrection: staffEndpoint({
    method: 'POST',
    path: `${of}/corrections`,
    summary: 'Asks the applicant to correct fields of one part.',
    needs: 'decide',
    body: z.strictObject({
      part: z.enum(correctionParts),
      paths: z.array(z.string().check(atMost(60))).check(atLeast(1, { error: 'field_required' }), atMost(40)),
      reason: z.enum(correctionReasons),
      note: z.optional(z.nullable(z.string().check(tidied(), atMost(500, { error: 'value_too_long' })))),
    }),
    result: StaffApplication,
    refusals: ['application_closed'],
  }),
  takeCorrectionBack: staffEndpoint({
    method: 'DELETE',
    path: `${of}/corrections/{correctionId}`,
    summary: 'Withdraws a correction.',
    needs: 'decide',
    result: StaffApplication,
    refusals: ['not_found_error', 'application_closed'],
  }),
  settleCorrection: staffEndpoint({
    method: 'POST',
    path: `${of}/corrections/{correctionId}/done`,
    summary: 'Marks an answered correction as settled.',
    needs: 'decide',
    result: StaffApplication,
    refusals: ['not_found_error', 'conflict_error'],
  }),
};
