import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { type Prepared, takesOnlyPdf } from '../paper/prepare-file.ts';

/** What was chosen for one document, and how its sending goes. */
export interface Slot {
  files: Prepared[];
  /** Of a statement: the month it was chosen for, `yyyy-mm`. */
  month?: string | undefined;
  /** A chosen file is being read and shrunk. */
  preparing: boolean;
  /** 0 to 1 while it is being sent, else null. */
  progress: number | null;
  /** Why it could not be taken or sent; the chosen file stays for another try. */
  problem: unknown;
  /** Its upload arrived, so another try only has to attach it. */
  mediaId: string | null;
  /** It is with the server; the files stay shown until the screen is left. */
  sent: boolean;
}

export type SlotState = Partial<Record<DocumentType, Slot>>;

/**
 * `page` joins the pages of a PDF to be, and takes the place of anything else; `drop` takes away the page of that number and
 * `earlier` moves it one place to the front; `kept` is from an earlier visit and gives way to what was chosen since.
 */
export type SlotChange = {
  type: DocumentType;
  page?: Prepared;
  drop?: number;
  earlier?: number;
  kept?: boolean;
} & Partial<Slot>;

export const emptySlot: Slot = {
  files: [],
  preparing: false,
  progress: null,
  problem: null,
  mediaId: null,
  sent: false,
};

/** Chosen, and not yet with the server. */
export function waits(slot: Slot): boolean {
  return slot.files.length > 0 && !slot.sent;
}

export function changeSlot(state: SlotState, { type, page, drop, earlier, kept, ...change }: SlotChange): SlotState {
  const slot = state[type] ?? emptySlot;
  if (kept && state[type]) return state;
  const files = page
    ? joined(type, slot, page)
    : drop === undefined
      ? slot.files
      : slot.files.filter((_, i) => i !== drop);
  return { ...state, [type]: { ...slot, files: earlier === undefined ? files : movedUp(files, earlier), ...change } };
}

function joined(type: DocumentType, { files, sent }: Slot, page: Prepared): Prepared[] {
  const pages = page.photo && takesOnlyPdf(type) && !sent ? files.filter((file) => file.photo) : [];
  return [...pages, page];
}

function movedUp(files: Prepared[], index: number): Prepared[] {
  const moved = files[index];
  const before = files[index - 1];
  return moved && before ? [...files.slice(0, index - 1), moved, before, ...files.slice(index + 1)] : files;
}
