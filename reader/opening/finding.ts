import type { FileKind } from '@volante/contract/documents/rules.ts';

/** A received file to open. */
export interface Inspection {
  path: string;
  kind: FileKind;
  /** Output path for a rewritten picture; PDFs are kept as received. */
  target: string;
  /** True if the picture becomes a page of a PDF. */
  page?: boolean;
}

/** Pictures rewritten as pages, to be joined into one PDF. */
export interface Joining {
  kind: 'pages';
  pages: string[];
  target: string;
}

/** A stored PDF whose text is to be read. */
export interface TextReading {
  kind: 'text';
  path: string;
}

/** A page of a stored file to draw as a picture (image/webp). */
export interface Drawing {
  kind: 'drawing';
  path: string;
  mimeType: string;
  /** From 1; always 1 for a photo. */
  page: number;
  /** Longest edge in pixels; smaller photos aren't enlarged. */
  edge: number;
  target: string;
}

/** A stored picture whose layout is to be read. */
export interface Outlining {
  kind: 'layout';
  path: string;
}

/** A stored PDF whose QR codes are to be read. */
export interface CodeReading {
  kind: 'codes';
  path: string;
}

export type Work = Inspection | Joining | TextReading | Drawing | Outlining | CodeReading;

export interface Refused {
  refusal: 'file_unreadable' | 'pdf_password_protected';
}

export interface Accepted {
  refusal: null;
  /** The file to store, and its kind. */
  path: string;
  /** In bytes. */
  size: number;
  mimeType: 'image/jpeg' | 'image/png' | 'application/pdf';
  pages: number | null;
}

/** A row of a text layer. */
export interface TextRow {
  /** The row's text, with a tab for each gap. */
  text: string;
  /** From 1. */
  page: number;
  /** From left to right; `box` is left, top, width and height as shares of the upright page. */
  pieces: { text: string; box: [number, number, number, number] }[];
}

export interface FoundText {
  rows: TextRow[];
}

export interface FoundCodes {
  /** The codes on the first page; `box` is left, top, width and height as shares of the upright page. */
  codes: { text: string; box: [number, number, number, number] }[];
}

/** Features that survive shrinking and recompressing a picture. */
export interface Layout {
  /** Whether it gets darker from one area to the next: 16 rows of 16 digits 0 and 1, from the top left. */
  steps: string;
  /** The gray levels of 32 rows of 32 areas, in base64. */
  tones: string;
}

export type Finding = Accepted | Refused;

/** A page as a picture (image/webp). */
export interface Drawn {
  refusal: null;
  path: string;
  /** In bytes. */
  size: number;
}
