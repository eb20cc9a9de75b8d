import type { DocumentUpdates } from '@volante/contract/documents/calls.ts';
import type { DocumentType, RejectionReason } from '@volante/contract/documents/rules.ts';
import { mimeTypes, takesOnlyPdf } from '../../../lib/files/file-kind.ts';
import type { Prepared } from '../../../lib/files/prepare-file.ts';
import type { Failure } from '../../uploads/failure.ts';
import { isOnItsWay, shareOf, type Upload } from '../../uploads/uploads.ts';

export type DocumentUpdate = DocumentUpdates['updates'][number];

/** The chosen file of one document. */
export interface Chosen {
  files: Prepared[];
  /** For a statement: its month, `yyyy-mm`. */
  month?: string | undefined;
  /** The server's file at that time: a different one now means that this one was sent or is outdated. */
  mediaId: string | null;
  /** The id of its upload, so that a retry only has to attach it. */
  uploaded: string | null;
  /** Staff sent back this very file, for this reason. */
  sentBack?: RejectionReason | undefined;
  /** The text of its barcode, once the phone has read it. */
  barcode?: string | undefined;
  /**
   * It becomes the document's file once it has arrived. Until then, the driver can replace it without the company
   * seeing it.
   */
  given: boolean;
}

/** A document's chosen file and the state of its upload, as shown on screen. */
export interface Slot {
  files: readonly Prepared[];
  month?: string | undefined;
  /** A chosen file is being read and shrunk. */
  preparing: boolean;
  /** 0 to 1 during the upload and while it waits for its turn, else null. */
  progress: number | null;
  /** Why it was refused or failed; the chosen file stays for a retry. */
  failure: Failure | null;
  /** Staff sent back this very file before, for this reason. */
  sentBack?: RejectionReason | undefined;
  /** The server has its bytes. */
  uploaded: boolean;
  /** It was handed in: the upload continues on any screen. */
  given: boolean;
}

/** `unread`: whether a newly chosen file is being read, or waits for the code. */
export function slotOf(upload: Upload<Chosen> | undefined, unread?: 'reading' | 'waiting'): Slot {
  const preparing = unread === 'reading';
  const waits = unread === 'waiting' ? { code: 'waits_unread' } : null;
  if (!upload) return { files: [], preparing, progress: null, failure: waits, uploaded: false, given: false };
  const { content, state } = upload;
  const failure = waits ?? (state.at === 'failed' && state.failure.code !== 'stopped' ? state.failure : null);
  const progress = isOnItsWay(state) ? shareOf(state) : null;
  const { files, month, sentBack, uploaded, given } = content;
  return { files, month, sentBack, preparing, progress, failure, uploaded: uploaded !== null, given };
}

/** The uploaded file, attached to its document. */
export function updateOf(type: DocumentType, { uploaded, month, barcode }: Chosen): DocumentUpdate {
  return { mediaId: uploaded ?? '', type, ...(month && { month }), ...(barcode && { barcode }) };
}

/** Chosen and not yet on the server. */
export function waits(slot: Pick<Slot, 'files'>): boolean {
  return slot.files.length > 0;
}

/** Whether these files are pages of a future PDF. */
export function isPages(type: DocumentType, [first]: readonly Prepared[]): boolean {
  return first?.photo === true && takesOnlyPdf(type);
}

/** Whether a document takes all files chosen at once: one, or the pages of a future PDF. */
export function holdsAll(type: DocumentType, files: readonly File[]): boolean {
  return files.length < 2 || (takesOnlyPdf(type) && !files.some(isPdf));
}

/** By type or name, since its bytes haven't been read. */
export function isPdf({ type, name }: File): boolean {
  return type === mimeTypes.pdf || /\.pdf$/i.test(name);
}

/** Adds a page to a future PDF; any other file replaces the chosen one. */
export function withPage(type: DocumentType, { files }: Slot, page: Prepared): Prepared[] {
  const pages = page.photo && takesOnlyPdf(type) ? files.filter((file) => file.photo) : [];
  return [...pages, page];
}

export function withoutPage(files: readonly Prepared[], page: number): Prepared[] {
  return files.filter((_, i) => i !== page);
}

/** Moves one page forward by one place. */
export function withPageEarlier(files: readonly Prepared[], page: number): Prepared[] {
  const moved = files[page];
  const before = files[page - 1];
  return moved && before ? [...files.slice(0, page - 1), moved, before, ...files.slice(page + 1)] : [...files];
}

/** The part kept on the phone until it is sent. */
export function toKeep({ content, state }: Upload<Chosen>): object | null {
  return content.files.length > 0 && state.at !== 'done' ? content : null;
}
