import type { Application, DocumentView, SentBackFile } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import {
  type DocumentType,
  isMissing,
  isStatement,
  type RejectionReason,
  statementScreen,
} from '@volante/contract/documents/rules.ts';
import { documentName, documentNames } from '@volante/contract/words/documents.ts';
import { filesToSend, type Prepared } from '../../../lib/files/prepare-file.ts';
import { FileProblem } from '../../../lib/files/shrink/shrink.ts';
import { printOfUpload } from '../../../lib/keys.ts';
import { getLanguage } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage.ts';
import { getText } from '../../../lib/text.ts';
import { currentApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { upload } from '../../application/upload.ts';
import type { Way } from '../../uploads/uploads.ts';
import { type Chosen, type DocumentUpdate, type Slot, waits } from '../slots/slot.ts';
import { monthName } from '../statements/month.ts';

export { fetchPdfMaker, prepareFile } from '../../../lib/files/prepare-file.ts';
export { fetchWorker } from '../../../lib/files/shrink/in-worker.ts';

/** Why staff sent back this very file before; undefined for any other. `known`: the files that they sent back. */
export async function refusedBefore(
  type: DocumentType,
  { files, month }: Pick<Slot, 'files' | 'month'>,
  known: readonly SentBackFile[],
): Promise<RejectionReason | undefined> {
  const print = await printOfUpload(await filesToSend(type, files, nameOf(type, month)));
  return known.find((item) => item.print === print)?.reason;
}

/** Uploads the chosen file and returns its id; it belongs to no document yet. */
export async function uploadDocument(type: DocumentType, chosen: Chosen, way: Way<Chosen>): Promise<string> {
  const { files, month, mediaId } = chosen;
  const { files: sent, join } = await filesToSend(type, files, nameOf(type, month));
  if (way.signal.aborted) throw way.signal.reason;
  const fields = { mediaType: type, ...(join && { join: 'pdf' }) };
  const { onProgress, signal } = way;
  const media = await upload('POST /media/upload/', {
    fields,
    part: 'file',
    files: sent,
    instead: mediaId,
    onProgress,
    signal,
  });
  return [media].flat()[0]?.id ?? '';
}

/** Makes an uploaded file the newest version of its document. */
export function attachDocument({ id, country }: Application, update: DocumentUpdate, signal: AbortSignal) {
  return call('PATCH /public/admission/requests/{id}/documents', {
    params: { id },
    query: { country: countries[country].code },
    body: { updates: [update] },
    signal,
  });
}

/** The name of a PDF made of photos. */
function nameOf(type: DocumentType, month: string | undefined): string {
  const language = getLanguage();
  if (!isStatement(type)) return documentName(type, language);
  return `${getText(documentNames)[statementScreen]} ${monthName(month ?? '', language)}`;
}

/**
 * The barcode in the photo of a licence's back, read before the photo is shrunk; null for other documents and if there
 * is none. Its reader is loaded for this document only.
 */
export async function barcodeOf(type: DocumentType, photo: File): Promise<string | null> {
  const country = currentApplication()?.country;
  const fills = country !== undefined && countries[country].fillsForm.includes(type);
  if (!fills || type !== 'drivers_license_back' || !photo.type.startsWith('image/')) return null;
  const { readBarcode } = await import('../../../lib/files/barcode/read-barcode.ts');
  return readBarcode(photo);
}

interface Others {
  id: string;
  documents: readonly DocumentView[];
  of: (type: DocumentType) => Slot;
}

/** Throws `file_chosen_twice` for a statement that is chosen or was sent from this phone for another month. */
export function refuseTwice(type: DocumentType, { print }: Prepared, { id, documents, of }: Others): void {
  if (!print) return;
  const sent = readPrints(id);
  const others = documents.filter((document) => isStatement(document.type) && document.type !== type);
  const prints = others.flatMap((document) => {
    const slot = of(document.type);
    if (waits(slot)) return slot.files.map((file) => file.print);
    return isMissing(document) ? [] : (sent[document.type] ?? []);
  });
  if (prints.includes(print)) throw new FileProblem('file_chosen_twice');
}

/** Remembers on this phone which file was sent for a month. */
export function rememberSent(id: string, type: DocumentType, { files }: Pick<Slot, 'files'>): void {
  if (!isStatement(type)) return;
  const prints = files.flatMap(({ print }) => print ?? []);
  storage.write(keyOf(id), JSON.stringify({ ...readPrints(id), [type]: prints }));
}

function readPrints(id: string): Partial<Record<DocumentType, string[]>> {
  return JSON.parse(storage.read(keyOf(id)) ?? '{}');
}

const keyOf = (id: string) => `volante-statements-${id}`;
