import type { PdfFlag } from '../finding.ts';
import { type Packed, unlock } from './pdf-packed.ts';
import { type Seen, searchPdf } from './pdf-search.ts';
import { opensAddress, type Trigger } from './pdf-triggers.ts';
import { valuesAt } from './pdf-values.ts';

/**
 * Finds the active and hidden content of a PDF. Every object that any viewer could find counts, including replaced ones, since
 * viewers differ in which of two they use. If a part can't be searched, the PDF is `unchecked`.
 */
export async function findDangers(bytes: Uint8Array): Promise<PdfFlag[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = search(file, null);
  if (!first.encrypted) return [...first.flags];
  try {
    return [...search(file, await unlock(file)).flags];
  } catch {
    return [...first.flags.add('unchecked')];
  }
}

function search(file: Buffer, unlocked: Map<number, Packed> | null): { flags: Set<PdfFlag>; encrypted: boolean } {
  const flags = new Set<PdfFlag>();
  const triggers: Trigger[] = [];
  let encrypted = false;
  const seen: Seen = {
    name(name) {
      const flag = byName.get(name);
      if (flag) flags.add(flag);
      if (name === 'Encrypt') encrypted = true;
    },
    key(key, at, offset) {
      if (key === 'OpenAction' || key === 'AA') triggers.push({ key, bytes: at, at: offset });
    },
    stream(dict) {
      // Its data or content comes from another file.
      if (valuesAt(dict, 'F').length > 0 || valuesAt(dict, 'Ref').length > 0) flags.add('remote');
    },
  };
  const { byNumber, whole } = searchPdf(file, seen, unlocked);
  const opens = opensAddress(triggers, byNumber);
  if (opens === true) flags.add('remote');
  if (!whole || opens === 'unclear') flags.add('unchecked');
  return { flags, encrypted };
}

// These count anywhere in the file: a viewer may find them in ways that this search doesn't know.
const byName = new Map<string, PdfFlag>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Launch', 'launch'],
  ['GoToR', 'launch'],
  ['GoToE', 'attachment'],
  ['EmbeddedFile', 'attachment'],
  ['EmbeddedFiles', 'attachment'],
  ['EF', 'attachment'],
  ['AF', 'attachment'],
  ['FileAttachment', 'attachment'],
  ['Collection', 'attachment'],
  ['RichMedia', 'rich_media'],
  ['RichMediaContent', 'rich_media'],
  ['RichMediaExecute', 'rich_media'],
  ['Rendition', 'rich_media'],
  ['3D', 'rich_media'],
  ['3DD', 'rich_media'],
  ['Movie', 'rich_media'],
  ['Sound', 'rich_media'],
  ['XFA', 'xfa'],
  ['SubmitForm', 'form_submit'],
  ['ImportData', 'form_submit'],
  ['URL', 'remote'],
]);
