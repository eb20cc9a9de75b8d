import {
  CONVERTED_KINDS,
  type DocumentKind,
  documents,
  documentTypes,
  type FileKind,
  homePhoto,
} from '../documents/rules.ts';

/** Purpose of an upload: a document type, or evidence of the home visit. */
export const mediaTypes = [...documentTypes, 'home_visit_evidence'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Accepted kinds and maximum size of files for this purpose. */
export function fileRules(type: MediaType): DocumentKind {
  return type === 'home_visit_evidence' ? homePhoto : documents[type];
}

/** True when a file of this kind is accepted, directly or after conversion (HEIC, BMP). */
export function acceptsKind({ accepts }: Pick<DocumentKind, 'accepts'>, kind: FileKind): boolean {
  return accepts.includes(kind) || (CONVERTED_KINDS.includes(kind) && accepts.includes('jpeg'));
}

/** True where only PDF is accepted, so that photos are joined into one. */
export function isPdfOnly({ accepts }: Pick<DocumentKind, 'accepts'>): boolean {
  return accepts.length > 0 && accepts.every((kind) => kind === 'pdf');
}

/** Kinds of photos the server can join into a PDF, for documents that must be PDFs. */
export const PAGE_KINDS: readonly FileKind[] = ['jpeg', 'png', ...CONVERTED_KINDS];

/** Why a call with a file is refused. */
export const fileRefusals = [
  'file_missing',
  'file_empty',
  'file_too_large',
  'file_type_not_accepted',
  'file_unreadable',
  'too_many_files',
  'file_quota_exceeded',
  'file_infected',
  'virus_scan_unavailable',
  'server_unavailable_error',
] as const;
