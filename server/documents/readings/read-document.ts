import { readFile, rm } from 'node:fs/promises';
import type { CountryCode } from '@volante/contract/country.ts';
import { MOST_DEPOSITS, type StatementDeposit } from '@volante/contract/documents/deposits.ts';
import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { plain } from '@volante/reader/documents/page/plain.ts';
import { placesOf } from '@volante/reader/documents/places.ts';
import { readBesideCodes } from '@volante/reader/documents/texts/beside-code.ts';
import { newestDateIn } from '@volante/reader/documents/texts/newest-date.ts';
import { readDocumentText } from '@volante/reader/documents/texts/read-text.ts';
import { pictureFaults } from '@volante/reader/interface.ts';
import type { FoundCodes, TextRow } from '@volante/reader/opening/finding.ts';
import { sniffKind } from '@volante/reader/opening/sniff.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import type { Deps } from '../../core/deps.ts';

/** A file to read, and the document as which it was sent. */
export interface DocumentFile {
  path: string;
  documentType: DocumentType;
  /** The application's country, if known. */
  country?: CountryCode;
  /** `yyyy-mm-dd`. */
  today: string;
  /** Documents with the same key share a queue. */
  queueKey: string;
  /** Only what it is counts: the later pages of a statement aren't read. */
  atAGlance?: boolean;
}

/** The longest edge of a drawn page, in pixels: the reader makes larger pictures smaller. */
const SCAN_EDGE = 2000;

export type DocumentDeps = Pick<Deps, 'inspector' | 'reader'>;

/**
 * Reads a paper: a PDF by its text and codes, a photo or a scan by its letters or barcode. Rejects with a `ReaderError` if it isn't a
 * picture.
 */
export async function readDocument(deps: DocumentDeps, file: DocumentFile): Promise<DocumentReading> {
  const { path, atAGlance: _, ...document } = file;
  const bytes = await readFile(path);
  if ((await sniffKind(bytes.subarray(0, 4100))) === 'pdf') return readPdf(deps, file);
  return deps.reader.readDocument({ image: path, ...document });
}

async function readPdf(deps: DocumentDeps, file: DocumentFile): Promise<DocumentReading> {
  const { path, documentType, today, queueKey } = file;
  const rows = await deps.inspector.readText(path, queueKey);
  const byText = dated(readDocumentText(rows), rows, { documentType, today });
  const codes = mayCarryCode(byText, documentType) ? await deps.inspector.readCodes(path, queueKey) : [];
  const texts = codes.map(({ text }) => text);
  const reading = placed(readBesideCodes(byText, texts), rows, codes);
  // The code of a CURP has all that is on it.
  const isScan = rows.length === 0 && documents[documentType].subject === 'page' && reading.kind !== 'curp';
  const scan = isScan ? await readScan(deps, file) : null;
  const whole = scan && readBesideCodes(scan, texts);
  // A misread letter isn't a paper that was put together from two.
  return whole && !whole.fields.disputed ? { ...whole, places: { ...reading.places, ...scan.places } } : reading;
}

/** A cover sheet or a photo comes before the paper at times. */
const FIRST_PAGES = [1, 2];
/**
 * The last page of a scanned statement whose movements are read. A page takes two to four seconds of one processor, in the queue of its
 * application, so a whole statement takes less than a minute.
 */
const LAST_PAGE = 12;
/** What follows several pages without movements is small print. */
const MOST_EMPTY = 2;

/** Reads a scan by its letters, as photos of its pages would be read: the first page that is a known paper, or else its first one. */
async function readScan(deps: DocumentDeps, file: DocumentFile): Promise<DocumentReading> {
  let first: DocumentReading | null = null;
  for (const page of FIRST_PAGES) {
    const reading = await readScannedPage(deps, file, page);
    if (reading === null) break;
    if (reading.kind !== 'unknown') return file.atAGlance ? reading : withLaterPages(deps, file, reading, page);
    first ??= reading;
  }
  return first ?? unknown;
}

const unknown: DocumentReading = { kind: 'unknown', fields: {}, quality: null };

/** Adds the deposits on the later pages of a statement. A row that another page has, too, counts once: pages are scanned twice. */
async function withLaterPages(
  deps: DocumentDeps,
  file: DocumentFile,
  { open, ...first }: DocumentReading,
  from: number,
): Promise<DocumentReading> {
  const deposits = [...(first.fields.deposits ?? [])];
  let continues = open;
  let empty = 0;
  for (let page = from + 1; page <= LAST_PAGE && continues && empty < MOST_EMPTY; page++) {
    const reading = await readScannedPage(deps, { ...file, continues }, page).catch(asEnd);
    const known = new Set(deposits.map(movementOf));
    deposits.push(...(reading?.fields.deposits ?? []).filter((deposit) => !known.has(movementOf(deposit))));
    empty = reading?.kind === 'unknown' ? empty + 1 : 0;
    continues = reading?.open;
  }
  const kept = deposits.slice(0, MOST_DEPOSITS);
  return { ...first, fields: { ...first.fields, ...(kept.length > 0 && { deposits: kept }) } };
}

/** A page that can't be read takes nothing from those before it. */
function asEnd(error: unknown): null {
  if (error instanceof ReaderError && (pictureFaults as readonly string[]).includes(error.fault)) return null;
  throw error;
}

function movementOf({ date, amountMinor, platform }: StatementDeposit): string {
  return [date, amountMinor, platform].join();
}

/** Null if there is no such page. */
async function readScannedPage(
  { inspector, reader }: DocumentDeps,
  { path, atAGlance: _, ...document }: DocumentFile & { continues?: string },
  page: number,
): Promise<DocumentReading | null> {
  const target = `${path}.page`;
  try {
    const order = { path, mimeType: 'application/pdf', page, edge: SCAN_EDGE, target };
    const drawn = await inspector.draw(order, document.queueKey, false);
    if (drawn.refusal !== null) return null;
    return onPage(await reader.readDocument({ image: target, ...document }), page);
  } finally {
    await rm(target, { force: true });
  }
}

/** The reading of a page that was read as a picture of its own: that its picture was blurred is no fault of the driver's. */
function onPage({ kind, fields, places = {}, open }: DocumentReading, page: number): DocumentReading {
  const deposits = fields.deposits?.map((deposit) => ({ ...deposit, page }));
  return {
    kind,
    fields: { ...fields, ...(deposits && { deposits }) },
    places: Object.fromEntries(Object.entries(places).map(([field, place]) => [field, { ...place, page }])),
    ...(open && { open }),
    quality: null,
  };
}

/** Adds the newest date of a proof of address, of which only the age matters if its kind is unknown. */
function dated(
  reading: DocumentReading,
  rows: readonly TextRow[],
  { documentType, today }: Pick<DocumentFile, 'documentType' | 'today'>,
): DocumentReading {
  if (documentType !== 'proof_of_address') return reading;
  const first = rows.filter(({ page }) => page <= 2);
  const newestDate = newestDateIn(plain(first.map(({ text }) => text).join('\n')), today);
  return newestDate ? { ...reading, fields: { ...reading.fields, newestDate } } : reading;
}

/**
 * Drawing a page takes a second, so only documents with known codes are drawn. Their text shows whether they are such a document; for a
 * scan, what it was sent as.
 */
function mayCarryCode({ kind }: DocumentReading, sentAs: DocumentType): boolean {
  if (kind !== 'unknown') return kind === 'curp' || kind === 'tax_situation';
  return sentAs === 'curp' || sentAs === 'proof_of_tax_situation' || sentAs === 'proof_of_address';
}

/** Adds places: a value that is in no row was read from a code, so its place is that of the code. */
function placed(reading: DocumentReading, rows: readonly TextRow[], codes: FoundCodes['codes']): DocumentReading {
  const pieces = rows.map(({ page, pieces }) => pieces.map((piece) => ({ ...piece, page })));
  const inCodes = codes.map((code) => [{ ...code, page: 1 }]);
  return { ...reading, places: placesOf(reading.fields, [...pieces, ...inCodes]) };
}
