import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { endpoint } from '../endpoint.ts';
import { atLeast, atMost } from '../fields/lengths.ts';
import { limitedView } from '../limited-view.ts';
import { documentTypes } from './rules.ts';

/** Attaches uploaded files to documents; each becomes the newest version of its document. */
export const DocumentUpdates = z.strictObject({
  updates: z
    .array(
      z.strictObject({
        mediaId: z.string().check(atMost(64)),
        type: z.enum(documentTypes),
        /** `yyyy-mm`, statements only: the month the file was chosen for. */
        month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
        /** Back of a licence only: the text of its barcode, as the phone read it from the photo in all its pixels. */
        barcode: z.optional(z.string().check(atMost(2000))),
      }),
    )
    .check(atLeast(1), atMost(20)),
});
export type DocumentUpdates = z.infer<typeof DocumentUpdates>;

export const documentEndpoints = {
  updateDocuments: endpoint({
    method: 'PATCH',
    path: '/public/admission/requests/{id}/documents',
    summary: 'Attaches uploaded files to documents.',
    gate: 'link',
    limited: limitedView,
    query: z.object({ country: z.optional(z.string().check(atMost(20))) }),
    body: DocumentUpdates,
    result: Application,
    refusals: [
      'media_not_found',
      'document_not_found',
      'file_type_not_accepted',
      'section_approved',
      'application_closed',
      'country_mismatch',
    ],
  }),
  skipDocument: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/documents/{type}/skip',
    summary: 'Postpones an optional document.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['document_not_found', 'document_required', 'application_closed'],
  }),
  skipDocuments: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/documents/skip',
    summary: 'Postpones every optional document that is still missing.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['application_closed'],
  }),
  answerContradiction: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/documents/{type}/contradiction',
    summary:
      'Records whether a paper that contradicts the personal data is the applicant’s own; otherwise it is missing again.',
    gate: 'link',
    limited: 'refused',
    body: z.strictObject({
      mine: z.boolean(),
      /** The file that the applicant was asked about: the answer counts only while it is the newest. */
      mediaId: z.optional(z.string().check(atMost(64))),
    }),
    result: Application,
    refusals: ['document_not_found', 'section_approved', 'application_closed'],
  }),
  unskipDocument: endpoint({
    method: 'DELETE',
    path: '/public/admission/requests/{id}/documents/{type}/skip',
    summary: 'Takes back the postponement of a document.',
    gate: 'link',
    limited: 'refused',
    result: Application,
    refusals: ['document_not_found', 'application_closed'],
  }),
};
