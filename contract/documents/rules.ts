import { addMonths } from '../fields/dates.ts';

/** File kind detected from the bytes; each document type lists the kinds it accepts. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'pdf';

/** What a photo of it shows; the capture screen draws its outline. */
export type PhotoSubject = 'card' | 'page' | 'face' | 'place';

export interface DocumentKind {
  accepts: readonly FileKind[];
  maxBytes: number;
  subject: PhotoSubject;
  /** Required in every country and stage; others follow `isRequired`. */
  always: boolean;
  /** Created by the server from other data, never uploaded. */
  record?: true;
  /** Last segment of the screen's address if several types share it; default: the type. */
  screen?: string;
  /** Which side of a card it shows. */
  side?: 'front' | 'back';
  /** The person it belongs to, if not the applicant; its screen also asks for that person's details. */
  person?: 'obligor';
  /** Requested together with the other side; on its own only after a rejection. */
  neverWaitsAlone?: true;
  /** Statements only: months back from the current one. 1 is the month that closed last. */
  monthsBack?: number;
}

export const MB = 1024 * 1024;
/** Maximum size of one file. */
export const MAX_FILE_BYTES = 5 * MB;
/** Kinds a phone may send instead of JPEG or PNG; the server converts them to JPEG. */
export const CONVERTED_KINDS: readonly FileKind[] = ['heic', 'bmp'];

const photo = ['jpeg', 'png'] as const;
const page = ['pdf', 'jpeg', 'png'] as const;
const pdf = ['pdf'] as const;
/** The screens that ask for several documents. */
export const statementScreen = 'bank_statements';
export const obligorScreen = 'solidarity_obligor_identity_card_front';

const kind = (accepts: readonly FileKind[], subject: PhotoSubject, more: Partial<DocumentKind> = {}): DocumentKind => ({
  accepts,
  maxBytes: MAX_FILE_BYTES,
  subject,
  always: false,
  ...more,
});
const always = { always: true };
const front = { side: 'front' } as const;
const back = { side: 'back' } as const;
const obligor = { person: 'obligor', screen: obligorScreen } as const;
const statement = (monthsBack: number) => ({
  ...kind(pdf, 'page', { ...always, screen: statementScreen }),
  monthsBack,
});
const record: DocumentKind = { accepts: [], maxBytes: 0, subject: 'page', always: false, record: true };

/** All document types. Each country file lists the ones it asks for. */
export const documents = {
  identity_card_front: kind(photo, 'card', { ...always, ...front }),
  identity_card_back: kind(photo, 'card', { ...always, ...back }),
  drivers_license_front: kind(photo, 'card', front),
  drivers_license_back: kind(photo, 'card', back),
  proof_of_address: kind(page, 'page', always),
  bank_statement_month_1: statement(1),
  bank_statement_month_2: statement(2),
  bank_statement_month_3: statement(3),
  bank_statement_month_4: statement(4),
  bank_statement_month_5: statement(5),
  bank_statement_month_6: statement(6),
  curp: kind(pdf, 'page'),
  proof_of_tax_situation: kind(page, 'page'),
  selfie_photo: kind(photo, 'face'),
  garage_photo: kind(photo, 'place'),
  solidarity_obligor_identity_card_front: kind(photo, 'card', { ...obligor, ...front }),
  solidarity_obligor_identity_card_back: kind(photo, 'card', { ...obligor, ...back, neverWaitsAlone: true }),
  proof_of_completion_of_safety_courses: kind(pdf, 'page'),
  ride_share_ride_history: kind(pdf, 'page'),
  driving_record: kind(page, 'page'),
  avg_weekly_income_of_last_twelve_weeks: record,
  ride_share_dates: record,
} as const satisfies Record<string, DocumentKind>;

/** Photos of the home, taken before or during the visit. */
export const homePhoto = kind(['jpeg', 'png', 'webp', 'gif', 'bmp', 'tiff', 'heic'], 'place');

export type DocumentType = keyof typeof documents;
export const documentTypes = Object.keys(documents) as DocumentType[];

export function isDocumentType(text: string): text is DocumentType {
  return Object.hasOwn(documents, text);
}

export type StatementMonth = Extract<DocumentType, `bank_statement_month_${number}`>;

/** The statements of the last months, the newest first. */
export function statementMonths(count: number): StatementMonth[] {
  return documentTypes.filter(isStatement).slice(0, count);
}

/** The month (`yyyy-mm`) of a statement before any was sent, counted from `today` (`yyyy-mm-dd`). */
export function statementMonth(type: StatementMonth, today: string): string {
  return addMonths(today, -documents[type].monthsBack);
}

export function isStatement(type: DocumentType): type is StatementMonth {
  return documents[type].monthsBack !== undefined;
}

/** The last segment of the screen's path. */
export function documentScreen(type: DocumentType): string {
  return documents[type].screen ?? type;
}

/** The front of the card whose back this is; null for everything else. */
export function frontOf(type: DocumentType): DocumentType | null {
  return documents[type].side === 'back' ? (type.replace('_back', '_front') as DocumentType) : null;
}

/** The other side of a card; null for everything else. */
export function otherSideOf(type: DocumentType): DocumentType | null {
  const { side } = documents[type] as DocumentKind;
  return side === 'front' ? (type.replace('_front', '_back') as DocumentType) : frontOf(type);
}

/** Groups documents by screen, in order. */
export function byScreen<D extends { type: DocumentType }>(list: readonly D[]): Map<string, D[]> {
  const screens = new Map<string, D[]>();
  for (const document of list) {
    const screen = documentScreen(document.type);
    screens.set(screen, [...(screens.get(screen) ?? []), document]);
  }
  return screens;
}

/**
 * Whether a document is required. One that may be postponed becomes required while a home visit is pending; one with
 * `neverWaitsAlone` is never required on its own.
 */
export function isRequired(
  type: DocumentType,
  country: { documentsWaitForVisit: boolean },
  visitStatus: string | null,
): boolean {
  const asked = documents[type];
  if (asked.always) return true;
  if (asked.neverWaitsAlone) return false;
  return !country.documentsWaitForVisit || (visitStatus !== null && visitStatus !== 'approved');
}

/** Whether a document that may be postponed today is required once the visit is due. */
export function isNeededForVisit(
  { type, required }: Pick<DocumentState, 'type' | 'required'>,
  country: { documentsWaitForVisit: boolean },
): boolean {
  return !required && isRequired(type, country, 'pending');
}

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const rejectionReasons = [
  'blurred_or_dark',
  'corners_cut_off',
  'not_the_original',
  'wrong_document',
  'expired',
  'unreadable',
  'incomplete',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export interface DocumentState {
  type: DocumentType;
  mediaId: string | null;
  status: ReviewStatus;
  required: boolean;
  skipped: boolean;
}

/** True if it was never sent or was rejected, postponed or not. */
export function isMissing(document: DocumentState): boolean {
  return document.mediaId === null || document.status === 'rejected';
}

/** True if the flow should lead to it: missing, and not validly postponed. */
export function waitsForApplicant(document: DocumentState): boolean {
  if (documents[document.type].neverWaitsAlone) return document.status === 'rejected';
  return isMissing(document) && (document.required || !document.skipped || document.status === 'rejected');
}

/** Documents the flow leads to: rejected ones first, then in the country's order. */
export function waitingDocuments<D extends DocumentState>(list: readonly D[]): D[] {
  const waiting = list.filter(waitsForApplicant);
  return [...waiting.filter((d) => d.status === 'rejected'), ...waiting.filter((d) => d.status !== 'rejected')];
}

/** Overall status: `completed` when nothing required is missing, `approved` when in addition every document sent is approved. */
export function documentsStatus(list: readonly DocumentState[]): 'pending' | 'completed' | 'approved' {
  if (list.some((document) => document.required && isMissing(document))) return 'pending';
  const given = list.filter((document) => document.mediaId !== null);
  return given.length > 0 && given.every((document) => document.status === 'approved') ? 'approved' : 'completed';
}

/** How old a proof of address may be, in months before the day it was sent. */
export const ADDRESS_MONTHS = 3;
