import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { isPdfOnly } from '@volante/contract/media/rules.ts';

/** True where only PDF is accepted, so that photos are joined into one. */
export function takesOnlyPdf(type: DocumentType): boolean {
  return isPdfOnly(documents[type]);
}
