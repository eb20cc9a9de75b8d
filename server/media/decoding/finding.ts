import type { FileKind } from '@volante/contract/documents/rules.ts';

/**
 * What a reviewer must know of a PDF. `remote`: it opens an address, or fetches a part of itself, without a click. `unchecked`: it opens,
 * but its inside could not be searched whole.
 */
export const pdfFlags = [
  'script',
  'launch',
  'attachment',
  'rich_media',
  'xfa',
  'form_submit',
  'remote',
  'unchecked',
  'many_pages',
] as const;
export type PdfFlag = (typeof pdfFlags)[number];

/** One received file to be opened for real. */
export interface Inspection {
  path: string;
  kind: FileKind;
  /** Where a picture is written anew; a PDF is kept as it is. */
  target: string;
  /** A picture that becomes a page of a PDF. */
  page?: boolean;
}

/** Pictures that were written anew as pages, to be made one PDF. */
export interface Joining {
  kind: 'pages';
  pages: string[];
  target: string;
}

export type Work = Inspection | Joining;

export interface Refused {
  refusal: 'file_unreadable' | 'pdf_password_protected';
}

export interface Accepted {
  refusal: null;
  /** What is to be stored, and what it is. */
  path: string;
  /** In bytes. */
  size: number;
  mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
  pages: number | null;
  flags: PdfFlag[];
}

export type Finding = Accepted | Refused;

/** A PDF that may do something when it is opened is never shown inside the product. */
export function isActive(flags: readonly PdfFlag[]): boolean {
  return flags.some((flag) => flag !== 'many_pages');
}
