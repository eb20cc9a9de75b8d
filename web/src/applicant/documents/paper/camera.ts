import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { acceptOf } from '../../../lib/files/file-kind.ts';
import { takesOnlyPdf } from '../../../lib/files/takes-only-pdf.ts';

/** How a document is photographed and chosen on this device. */
export interface Ways {
  /** The camera to open; none on a computer. */
  camera: 'user' | 'environment' | undefined;
  /** What the camera's input takes. */
  photos: string;
  /** What the file picker takes: where only PDF is accepted also photos, which become one. */
  files: string;
}

export function waysOf(type: DocumentType, wide: boolean): Ways {
  const { accepts, paper } = documents[type];
  return {
    camera: wide ? undefined : paper === 'face' ? 'user' : 'environment',
    photos: acceptOf(['jpeg', 'png']),
    files: takesOnlyPdf(type) ? acceptOf(['pdf', 'jpeg', 'png']) : acceptOf(accepts),
  };
}
