import {
  CONVERTED_KINDS,
  type DocumentKind,
  documents,
  documentTypes,
  type FileKind,
  homePhoto,
} from '../documents/rules.ts';

/** What an upload may be for: a document type, or evidence of the home visit. */
export const mediaTypes = [...documentTypes, 'home_visit_evidence'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** What files of this type may be, and how large. */
export function fileRules(type: MediaType): DocumentKind {
  return type === 'home_visit_evidence' ? homePhoto : documents[type];
}

/** True when a file of this kind may be sent; what a phone hands over instead of a photo is converted. */
export function acceptsKind({ accepts }: Pick<DocumentKind, 'accepts'>, kind: FileKind): boolean {
  return accepts.includes(kind) || (CONVERTED_KINDS.includes(kind) && accepts.includes('jpeg'));
}

/** Photos that may be pages of a PDF the server makes, where a paper is taken as PDF. */
export const PAGE_KINDS: readonly FileKind[] = ['jpeg', 'png', ...CONVERTED_KINDS];
