import { countryCodes, currencies } from '@volante/contract/country.ts';
import { MOST_DEPOSITS, StatementDeposit } from '@volante/contract/documents/deposits.ts';
import { disputedFields, recognizedDocuments } from '@volante/contract/documents/doubts.ts';
import { type DocumentType, documentTypes } from '@volante/contract/documents/rules.ts';
import { contradictions, editingMarks, profileContradictions } from '@volante/contract/earnings/calls.ts';
import { platformSlugs } from '@volante/contract/earnings/platforms.ts';
import { z } from 'zod';

// The reader's calls: what it is asked, what it answers, how it refuses. In child processes and over HTTP they are the same.

const date = z.iso.date();
/** More fits into no column, and onto no screen. */
const MOST = 9_999_999_999;
const confidence = z.number().min(0).max(1);
const text = z.string().max(500);
/** `[x, y, width, height]` from 0 to 1 of the upright picture. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
/** A value as shown on the screen. */
const readOf = <Value extends z.ZodType>(value: Value) => z.object({ value, confidence }).nullable();
/** Work with the same key shares a queue, and the queues take turns. Says nothing about a person. */
const queueKey = z.string().max(100).exactOptional();

export const ReadPlatform = z.enum(platformSlugs);

/** What the reader is told about a screenshot, besides its bytes. */
export const ScreenshotQuery = z.object({
  platform: ReadPlatform,
  uploadType: z.enum(['profile', 'earnings']),
  country: z.enum(countryCodes),
  /** The day of the upload: screens often show no year. */
  capturedAt: date,
  queueKey,
});

/** "sure" fills, "ask" is confirmed by the driver, "none" is typed beside the picture. */
export const Band = z.enum(['sure', 'ask', 'none']);

/** Why a picture isn't sure. */
export const ReadReason = z.enum([
  'no_week',
  'no_amount',
  ...contradictions,
  ...profileContradictions,
  'several_amounts',
  'other_screen',
  'other_platform',
]);

/** A Monday and a sum that are on a screen, without a claim that they belong together. */
export const Proposed = z.object({ week: date.nullable(), amount: z.number().min(0).max(MOST).nullable() });

/**
 * The content of a screenshot; all null and kind "none" if it isn't of the requested kind. In the band "ask", week and amount are
 * proposals. A screen of another platform has its values, but the band "none".
 */
export const ScreenshotReading = z.object({
  kind: z.enum(['profile', 'earnings', 'none']),
  band: Band,
  /** Null when sure. */
  reason: ReadReason.nullable(),
  /** The platform named on the screen, if exactly one is. */
  platformSeen: ReadPlatform.nullable(),
  fullName: readOf(text),
  rating: readOf(z.number().min(0).max(5)),
  /** The Monday of the week. */
  weekStart: readOf(date),
  /** In units of the currency. */
  amount: readOf(z.number().min(0).max(MOST)),
  currency: z.enum(currencies).nullable(),
  /** Set if a picture of kind "none" is certainly from the app for passengers. */
  passenger: z.literal(true).exactOptional(),
  /** What a picture of kind "none" may show, to ask about; absent if it was read. */
  proposed: Proposed.exactOptional(),
  /** Where each value is on the picture; absent in readings from before this was stored. */
  boxes: z.partialRecord(z.enum(['week', 'amount', 'name', 'rating']), box).exactOptional(),
  /** What a screen of earnings says that other weeks brought; without cents (`exact` false) it may be rounded. */
  stated: z
    .array(z.object({ week: date, amount: z.number().min(0).max(MOST), exact: z.boolean(), box }))
    .max(60)
    .exactOptional(),
  /** Set if the picture was sent so soon after its week that the platform may have changed the total since. */
  early: z.literal(true).exactOptional(),
  /** Height over width of the picture, and the place of the status bar's clock (left, right, middle) in widths. */
  frame: z
    .object({ ratio: z.number(), clock: z.tuple([z.number(), z.number(), z.number()]).exactOptional() })
    .exactOptional(),
  /** The labels of a screen of earnings as numbers: screens of one app share most of them. */
  labels: z.array(z.number().int()).max(1000).exactOptional(),
  /** The language of its words; absent if that can't be told. */
  language: z.enum(['es', 'en']).exactOptional(),
  /** The person whom a screen of earnings names in its heading. */
  person: text.exactOptional(),
  /** What on a screen of earnings may come from editing the picture, and where; says nothing about its values. */
  edited: z
    .array(z.object({ mark: z.enum(editingMarks), box }))
    .max(editingMarks.length)
    .exactOptional(),
  /** Fingerprint of the picture, independent of size and compression; compare with isSamePicture. */
  pictureHash: z.string().regex(/^[\w-]{1,250}$/),
  /** Milliseconds of the whole reading, and of the models alone; excluding time in the queue. */
  ms: z.number(),
  modelMs: z.number(),
});

/** The month of a statement, its currency, and whether the list that is open at the end of a page is of money that came in or went out. */
const openStatement = z
  .string()
  .regex(new RegExp(`^20\\d\\d-\\d\\d,(?:${currencies.join('|')}),(?:in|out|both)(?:,days)?$`));

/** What the reader is told about a photo of a document, besides its bytes. */
export const DocumentQuery = z.object({
  /** The document type as which it was sent; decides which reading is tried first. */
  documentType: z.enum(documentTypes as [DocumentType, ...DocumentType[]]),
  /** The application's country, if known: it decides whether a long search for a licence's barcode is worth it. */
  country: z.enum(countryCodes).exactOptional(),
  today: date,
  /** What the page before it leaves to a later page of a scanned statement, which is then read for its movements only. */
  continues: openStatement.exactOptional(),
  queueKey,
});

const documentText = z.string().max(1000);

/**
 * What is certain about a paper; uncertain fields are absent. Dates are `yyyy-mm-dd`, a statement's month `yyyy-mm`. Names are
 * spelled as printed: in capitals, and in the machine-readable lines with X for Ñ.
 */
export const DocumentFields = z.object({
  firstName: documentText.exactOptional(),
  middleName: documentText.nullable().exactOptional(),
  lastName: documentText.exactOptional(),
  lastName1: documentText.exactOptional(),
  lastName2: documentText.exactOptional(),
  lastNames: documentText.exactOptional(),
  curp: documentText.exactOptional(),
  rfc: documentText.exactOptional(),
  claveElector: documentText.exactOptional(),
  birthdate: documentText.exactOptional(),
  /** As on Mexican cards: H for a man, M for a woman. */
  sex: documentText.exactOptional(),
  section: documentText.exactOptional(),
  expiryYear: z.number().int().min(1900).max(2200).exactOptional(),
  expiry: documentText.exactOptional(),
  issued: documentText.exactOptional(),
  address: documentText.exactOptional(),
  street: documentText.exactOptional(),
  streetNumber: documentText.exactOptional(),
  department: documentText.exactOptional(),
  neighborhood: documentText.exactOptional(),
  postalCode: documentText.exactOptional(),
  city: documentText.exactOptional(),
  state: documentText.exactOptional(),
  zip: documentText.exactOptional(),
  mrz: z.array(documentText).max(3).exactOptional(),
  cic: documentText.exactOptional(),
  ocr: documentText.exactOptional(),
  licenceNumber: documentText.exactOptional(),
  barcodeText: z.string().max(5000).exactOptional(),
  bank: documentText.exactOptional(),
  holder: documentText.exactOptional(),
  month: documentText.exactOptional(),
  /** Papers sent as a proof of address only: the newest date printed on them, whatever it stands for. */
  newestDate: documentText.exactOptional(),
  clabe: documentText.exactOptional(),
  /** The last four digits of a statement's account. */
  lastFour: documentText.exactOptional(),
  /** The first and the last day that a statement or a bill covers. */
  periodFrom: documentText.exactOptional(),
  periodTo: documentText.exactOptional(),
  /** What ride platforms paid into the account of a statement, in the order of its rows. */
  deposits: z.array(StatementDeposit).max(MOST_DEPOSITS).exactOptional(),
  /** Where the text of a paper and the code printed on it disagree. Then no other fields are given. */
  disputed: z.partialRecord(z.enum(disputedFields), z.tuple([documentText, documentText])).exactOptional(),
});

export const documentKinds = [...recognizedDocuments, 'unknown'] as const;

/** The place of a value; pages count from 1. */
export const Place = z.object({ page: z.number().int().min(1), box });

export const DocumentReading = z.object({
  kind: z.enum(documentKinds),
  fields: DocumentFields,
  /** Where the values are on the paper; absent when nothing was read. */
  places: z.partialRecord(DocumentFields.keyof(), Place).exactOptional(),
  /** What a page of a statement leaves to its next page, for the query of that one. */
  open: openStatement.exactOptional(),
  /** Flaws of the photo; null for a PDF. */
  quality: z
    .object({ dark: z.boolean(), blurred: z.boolean(), cut: z.boolean(), glare: z.boolean(), small: z.boolean() })
    .nullable(),
});

/** Faults of a picture, for which a retry is pointless: it is none, it takes more than any picture needs, it crashes its process. */
export const pictureFaults = ['not_an_image', 'resources', 'crashed'] as const;
/** Faults that pass: the queue is full, the reader is stopping, its machine is busy. */
export const passingFaults = ['busy', 'closed', 'timeout'] as const;

/** The body of an answer other than 200. */
export const Refusal = z.object({
  fault: z.enum([...pictureFaults, ...passingFaults, 'unauthorized', 'bad_request', 'too_large', 'failed']),
});
export type Refusal = z.infer<typeof Refusal>;

/** The status of each refusal; those of 503 have a `Retry-After` in seconds. */
export const statusOf: Record<Refusal['fault'], 400 | 401 | 413 | 422 | 500 | 503> = {
  bad_request: 400,
  unauthorized: 401,
  too_large: 413,
  not_an_image: 422,
  resources: 422,
  crashed: 422,
  failed: 500,
  busy: 503,
  closed: 503,
  timeout: 503,
};

/** Each is a POST with the query of the schema and the picture's bytes as `application/octet-stream`. */
export const paths = { screenshot: '/v1/screenshots', document: '/v1/documents' } as const;
