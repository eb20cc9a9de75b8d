import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileRefusals, mediaTypes } from './rules.ts';

export const MediaFile = z.object({
  id: z.string(),
  fileName: z.string(),
  path: z.string(),
  type: z.string(),
  status: z.string(),
  mimeType: z.string(),
  size: z.number(),
  /** PDFs only. */
  pages: z.nullable(z.number()),
  /** Signed; valid for 15 minutes. */
  url: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type MediaFile = z.infer<typeof MediaFile>;

/** Maximum number of files per upload call. */
export const MAX_FILES_PER_UPLOAD = 6;

/** The file that was just sent, without an address to fetch it. */
function limitedUpload(files: MediaFile | MediaFile[]): MediaFile | MediaFile[] {
  return Array.isArray(files) ? files.map(limitedFile) : limitedFile(files);
}

function limitedFile(file: MediaFile): MediaFile {
  return { ...file, path: '', url: '' };
}

export const mediaEndpoints = {
  uploadMedia: endpoint({
    method: 'POST',
    path: '/media/upload/',
    summary:
      'Takes one or more files (parts named `file`) of one `mediaType`. Returns an object for one file, a list for several; `join` makes photos the pages of one PDF.',
    gate: 'holder',
    limited: limitedUpload,
    budget: 'uploads',
    form: z.object({ mediaType: z.enum(mediaTypes), join: z.optional(z.literal('pdf')), file: z.string() }),
    result: z.union([MediaFile, z.array(MediaFile)]),
    refusals: ['pdf_password_protected', 'application_closed', 'device_not_proved', ...fileRefusals],
  }),
  getMedia: endpoint({
    method: 'GET',
    path: '/public/admission/requests/{id}/media/{mediaId}',
    summary: 'A file of this application, with a fresh signed URL.',
    gate: 'link',
    limited: 'refused',
    result: MediaFile,
    refusals: ['media_not_found'],
  }),
};
