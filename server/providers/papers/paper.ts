import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { PhotoQuality } from '@volante/contract/documents/photo/photo-quality.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { PaperPlaces } from './places.ts';

export const paperKinds = [
  'ine_front',
  'ine_back',
  'dl_front',
  'dl_back',
  'curp',
  'tax_situation',
  'bank_statement',
  'electricity_bill',
  'unknown',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/**
 * What is certain about a paper; a field in doubt is absent. Dates are `yyyy-mm-dd`, a statement's month `yyyy-mm`. Names are
 * spelled as printed: capitals, on the machine-readable lines with X for Ñ.
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
  /** As on Mexican cards: H is a man, M a woman. */
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
  clabe?: string;
  /** What the text of a paper and the code printed on it say differently. Then nothing else of it is given. */
  disputed?: Partial<Record<'name' | 'birthdate' | 'curp' | 'rfc', [inText: string, inCode: string]>>;
}

export interface PaperReading {
  kind: PaperKind;
  fields: PaperFields;
  /** Where the values stand; left out when nothing was read. */
  places?: PaperPlaces;
  /** Null for a PDF. */
  quality: PhotoQuality | null;
}

/** A photo of a paper to be read. */
export interface PaperPhoto {
  /** The bytes, or the path of the file that holds them. */
  image: Uint8Array | string;
  /** The document type it was sent as; decides which reading is tried first. */
  documentType: DocumentType;
  /** The application's, where it is known: it says whether a licence's barcode is worth a long search. */
  country?: CountryCode;
  /** `yyyy-mm-dd`. */
  today: string;
  /** Work with the same key queues together; keys take turns. */
  queueKey?: string;
}
