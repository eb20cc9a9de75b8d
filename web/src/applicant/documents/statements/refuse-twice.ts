import type { DocumentView } from '@volante/contract/admission/application.ts';
import { type DocumentType, isMissing, isStatement } from '@volante/contract/documents/rules.ts';
import type { Prepared } from '../../../lib/files/prepare-file.ts';
import { FileProblem } from '../../../lib/files/shrink/shrink.ts';
import { storage } from '../../../lib/storage.ts';
import { type Slot, waits } from '../slots/slot.ts';

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
