import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Failure } from '../../uploads/failure.ts';
import { shareOf, type Upload } from '../../uploads/uploads.ts';
import { type Prepared, takesOnlyPdf } from '../paper/prepare-file.ts';

/** What was chosen for one document. */
export interface Chosen {
  files: Prepared[];
  /** Of a statement: the month it was chosen for, `yyyy-mm`. */
  month?: string | undefined;
  /** What the server had of the document then: when it has another file since, this one was sent or is out of date. */
  mediaId: string | null;
  /** The id of its upload, so that another try only has to attach it. */
  uploaded: string | null;
}

/** What was chosen for one document, and how its sending goes, as the screen shows it. */
export interface Slot {
  files: readonly Prepared[];
  month?: string | undefined;
  /** A chosen file is being read and shrunk. */
  preparing: boolean;
  /** 0 to 1 while it is being sent, else null. */
  progress: number | null;
  /** Why it could not be taken or sent; the chosen file stays for another try. */
  failure: Failure | null;
  /** It is with the server; the files stay shown until the screen is left. */
  sent: boolean;
}

export function slotOf(upload: Upload<Chosen> | undefined, preparing: boolean): Slot {
  if (!upload) return { files: [], preparing, progress: null, failure: null, sent: false };
  const { content, state } = upload;
  const failure = state.at === 'failed' && state.failure.code !== 'stopped' ? state.failure : null;
  const progress = state.at === 'sending' ? shareOf(state) : null;
  return { files: content.files, month: content.month, preparing, progress, failure, sent: state.at === 'done' };
}

/** Chosen, and not yet with the server. */
export function waits(slot: Pick<Slot, 'files' | 'sent'>): boolean {
  return slot.files.length > 0 && !slot.sent;
}

/** With one more page of a PDF to be; anything else takes the place of what was chosen. */
export function withPage(type: DocumentType, { files, sent }: Slot, page: Prepared): Prepared[] {
  const pages = page.photo && takesOnlyPdf(type) && !sent ? files.filter((file) => file.photo) : [];
  return [...pages, page];
}

export function withoutPage(files: readonly Prepared[], page: number): Prepared[] {
  return files.filter((_, i) => i !== page);
}

/** With one page moved one place to the front. */
export function withPageEarlier(files: readonly Prepared[], page: number): Prepared[] {
  const moved = files[page];
  const before = files[page - 1];
  return moved && before ? [...files.slice(0, page - 1), moved, before, ...files.slice(page + 1)] : [...files];
}

/** What is kept on the phone until it was sent. */
export function toKeep({ content: { files, month, mediaId }, state }: Upload<Chosen>): object | null {
  return files.length > 0 && state.at !== 'done' ? { files, month, mediaId } : null;
}
