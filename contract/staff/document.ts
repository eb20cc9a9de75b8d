import * as z from 'zod/mini';
import { instant } from '../application.ts';
import { type DocumentType, documentTypes, rejectionReasons, reviewStatuses } from '../documents/rules.ts';
import { messageChannels } from '../notifications/channels.ts';
import { Person } from './roles.ts';

/** A file, without a URL: its pictures are requested with the session. */
export const Media = z.object({
  id: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  size: z.number(),
  pages: z.nullable(z.number()),
  uploadedBy: z.enum(['applicant', 'staff']),
  /** By which way a message brought it; null for an upload. */
  channel: z.nullable(z.enum(messageChannels)),
  createdAt: instant,
});
export type Media = z.infer<typeof Media>;

/** The documents whose files advisors may see. */
export const advisorDocuments: readonly DocumentType[] = ['proof_of_address', 'selfie_photo', 'garage_photo'];

export const Document = z.object({
  type: z.enum(documentTypes),
  revision: z.number(),
  status: z.enum(reviewStatuses),
  required: z.boolean(),
  skipped: z.boolean(),
  /** Staff asked this applicant for it. */
  askedFor: z.boolean(),
  reason: z.nullable(z.enum(rejectionReasons)),
  note: z.nullable(z.string()),
  month: z.optional(z.string()),
  hasFile: z.boolean(),
  /** Null without a file, and for documents that the role may not see. */
  media: z.nullable(Media),
  /** How many versions were sent so far. */
  versions: z.number(),
  reviewedBy: z.nullable(Person),
  reviewedAt: z.nullable(instant),
  /** Whether the current file was already shown to the caller. */
  seenByMe: z.boolean(),
});
export type Document = z.infer<typeof Document>;
