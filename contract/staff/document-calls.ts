import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { documentTypes, rejectionReasons, reviewStatuses } from '../documents/rules.ts';
import { staffEndpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { tidied } from '../fields/tidy-text.ts';
import { fileRefusals } from '../media/rules.ts';
import { StaffApplication } from './application.ts';
import { revision } from './application-calls.ts';
import { Media } from './document.ts';
import { Person } from './roles.ts';

const of = '/applications/{applicationId}';
export const pageSizes = ['thumb', 'screen', 'full'] as const;
export type PageSize = (typeof pageSizes)[number];

export const documentEndpoints = {
  getPage: staffEndpoint({
    method: 'GET',
    path: `${of}/media/{mediaId}/pages/{n}`,
    summary: 'A page of a file as a picture (image/webp); a photo has one.',
    needs: 'serve',
    reads: 'file',
    file: true,
    query: z.object({ size: z.optional(z.enum(pageSizes)) }),
    result: z.unknown(),
    refusals: ['media_not_found'],
  }),
  getOriginal: staffEndpoint({
    method: 'GET',
    path: `${of}/media/{mediaId}/original`,
    summary: 'The bytes of a file, as an attachment.',
    needs: 'decide',
    reads: 'original',
    file: true,
    result: z.unknown(),
    refusals: ['media_not_found'],
  }),
  getVersions: staffEndpoint({
    method: 'GET',
    path: `${of}/documents/{type}/versions`,
    summary: 'Every file sent for a paper, the newest first.',
    needs: 'decide',
    reads: 'case',
    result: z.object({
      items: z.array(
        z.object({
          media: Media,
          at: instant,
          by: z.nullable(Person),
          review: z.nullable(
            z.object({
              status: z.enum(reviewStatuses),
              reason: z.nullable(z.enum(rejectionReasons)),
              by: z.nullable(Person),
              at: instant,
            }),
          ),
        }),
      ),
      next: z.null(),
    }),
    refusals: ['document_not_found'],
  }),
  reviewPaper: staffEndpoint({
    method: 'POST',
    path: `${of}/documents/{type}/review`,
    summary: 'Approves a paper, sends it back, or undoes a review.',
    needs: 'decide',
    body: z.strictObject({
      revision,
      decision: z.enum(reviewStatuses),
      reason: z.optional(z.nullable(z.enum(rejectionReasons))),
      note: z.optional(z.nullable(z.string().check(tidied(), atMost(500, { error: 'value_too_long' })))),
    }),
    result: StaffApplication,
    refusals: ['document_not_found', 'changed_meanwhile', 'conflict_error', 'not_seen', 'application_closed'],
  }),
  askForPaper: staffEndpoint({
    method: 'POST',
    path: `${of}/documents`,
    summary: 'Asks the applicant for a paper.',
    needs: 'decide',
    body: z.strictObject({ type: z.enum(documentTypes) }),
    result: StaffApplication,
    refusals: ['document_not_found', 'application_closed'],
  }),
  takeAskingBack: staffEndpoint({
    method: 'DELETE',
    path: `${of}/documents/{type}/ask`,
    summary: 'Withdraws the request for a paper, as long as no file was sent.',
    needs: 'decide',
    result: StaffApplication,
    refusals: ['document_not_found', 'conflict_error', 'application_closed'],
  }),
  givePaper: staffEndpoint({
    method: 'POST',
    path: `${of}/documents/{type}/file`,
    summary:
      'Uploads a paper on the applicant’s behalf: one part `file`, or several photos where only a PDF is accepted, which become its pages.',
    needs: 'serve',
    form: z.object({ file: z.string() }),
    result: StaffApplication,
    refusals: [
      'document_not_found',
      'section_approved',
      'application_closed',
      'pdf_password_protected',
      ...fileRefusals,
    ],
  }),
  tellNow: staffEndpoint({
    method: 'POST',
    path: `${of}/tell-now`,
    summary:
      'Notifies the driver at once of what was sent back or asked for, instead of ten minutes after the last change.',
    needs: 'decide',
    /** The number of messages sent; 0 if there was nothing to report. */
    result: z.object({ queued: z.number() }),
    refusals: ['application_closed'],
  }),
};
