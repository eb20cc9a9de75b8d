import type { CountryCode } from '@volante/contract/countries/country.ts';
import { recognizedPapers } from '@volante/contract/documents/doubts.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { PhotoQuality } from '../photo/photo-quality.ts';
import type { PaperPlaces } from './places.ts';

export const paperKinds = [...recognizedPapers, 'unknown'] as const;
export type PaperKind = (typeof paperKinds)[number];

/**
 * What is certain about a paper; uncertain fields are absent. Dates are `yyyy-mm-dd`, a statement's month `yyyy-mm`. Names are
 * spelled as printed: in capitals, and in the machine-readable lines with X for Ñ.
 */
export interface PaperFields {
  firstName?: string;
  middleName?: string | null;
  lastName?: string;
  lastName1?: string;
  lastName2?: string;
  lastNames?: string;
  curp?: string;
  rfc?: string;
  claveElector?: string;
  birthdate?: string;
  /** As on Mexican cards: H for a man, M for a woman. */
  sex?: string;
  section?: string;
  expiryYear?: number;
  expiry?: string;
  issued?: string;
  address?: string;
  street?: string;
  streetNumber?: string;
  department?: string;
  neighborhood?: string;
  postalCode?: string;
  city?: string;
  state?: string;
  zip?: string;
  mrz?: string[];
  cic?: string;
  ocr?: string;
  licenceNumber?: string;
  barcodeText?: string;
  bank?: string;
  holder?: string;
  month?: string;
  /** Papers sent as a proof of address only: the newest date printed on them, whatever it stands for. */
  newestDate?: string;
  clabe?: string;
  /** Where the text of a paper and the code printed on it disagree. Then no other fields are given. */
  disputed?: Partial<Record<'name' | 'birthdate' | 'curp' | 'rfc', [inText: string, inCode: string]>>;
}

export interface PaperReading {
  kind: PaperKind;
  fields: PaperFields;
  /** Where the values are on the paper; absent when nothing was read. */
  places?: PaperPlaces;
  /** Null for a PDF. */
  quality: PhotoQuality | null;
}

/** A photo of a paper to be read. */
export interface PaperPhoto {
  /** The bytes, or the path of the file that holds them. */
  image: Uint8Array | string;
  /** The document type as which it was sent; decides which reading is tried first. */
  documentType: DocumentType;
  /** The application's country, if known: it decides whether a long search for a licence's barcode is worth it. */
  country?: CountryCode;
  /** `yyyy-mm-dd`. */
  today: string;
  /** Work with the same key shares a queue; the queues take turns. */
  queueKey?: string;
}
