import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { acceptOf, takesOnlyPdf } from '../../../lib/files/file-kind.ts';

/** How a document is photographed and chosen on this device. */
export interface Ways {
  /** The camera to open; none on a computer. */
  camera: 'user' | 'environment' | undefined;
  /** Types accepted by the camera's input. */
  photos: string;
  /** Types accepted by the file picker; where only PDF is accepted also photos, which become a PDF. */
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
