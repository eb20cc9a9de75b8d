import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Purpose of an upload: a document type, or evidence of the home visit. */
export const mediaTypes = [...documentTypes, 'home_visit_evidence'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Accepted kinds and size of the files of this type. */
export function fileRules(type: MediaType): DocumentKind {
  return type === 'home_visit_evidence' ? homePhoto : documents[type];
}

/** True when a file of this kind is accepted, directly or after conversion (HEIC, BMP). */
export function acceptsKind({ accepts }: Pick<DocumentKind, 'accepts'>, kind: FileKind): boolean {
  return accepts.includes(kind) || (CONVERTED_KINDS.includes(kind) && accepts.includes('jpeg'));
}

/** Kinds of photos the server can join into a PDF, for documents that must be PDFs. */
export const PAGE_KINDS: readonly FileKind[] = ['jpeg', 'png', ...CONVERTED_KINDS];

export const MediaFile = z.object({
  id: z.string(),
  fileName: z.string(),
  path: z.string(),
  type: z.string(),
  status: z.string(),
  mimeType: z.string(),
  size: z.number(),
  /** Of a PDF. */
  pages: z.nullable(z.number()),
  /** Signed; valid for 15 minutes. */
  url: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** Maximum number of files per upload call. */
export const MAX_FILES_PER_UPLOAD = 6;

export const mediaEndpoints = {
  uploadMedia: endpoint({
    method: 'POST',
    path: '/media/upload/',
    summary:
      'Takes one or more files (parts named `file`) of one `mediaType`. Returns an object for one file, a list for several; `join` makes photos the pages of one PDF.',
    gate: 'holder',
    budget: 'uploads',
    form: z.object({ mediaType: z.enum(mediaTypes), join: z.optional(z.literal('pdf')), file: z.string() }),
    result: z.union([MediaFile, z.array(MediaFile)]),
    refusals: [
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_type_not_accepted',
      'file_unreadable',
      'pdf_password_protected',
      'too_many_files',
      'application_closed',
      'file_quota_exceeded',
      'file_infected',
      'virus_scan_unavailable',
      'server_unavailable_error',
    ],
  }),
  getMedia: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/media/{mediaId}',
    summary: 'A file of this application, with a fresh signed address.',
    gate: 'link',
    result: MediaFile,
    refusals: ['media_not_found'],
  }),
};
