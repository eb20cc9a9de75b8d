import type { CorrectionReason } from '@volante/contract/admission/corrections.ts';
import { dictionary } from '../../lib/text.ts';

const es: Record<CorrectionReason, string> = {
  does_not_match_papers: 'La información no coincide con sus documentos',
  unreadable: 'No se alcanza a leer',
  looks_changed: 'Hay algo que parece editado',
  incomplete: 'Falta algo',
  outdated: 'Hace falta algo más reciente',
  other: 'Hay algo que revisar',
};
const en: Record<CorrectionReason, string> = {
  does_not_match_papers: 'It doesn’t match their documents',
  unreadable: 'It can’t be read',
  looks_changed: 'It looks edited',
  incomplete: 'It isn’t complete',
  outdated: 'It’s out of date',
  other: 'It needs another look',
};

/** Why a part has to be corrected, in the words of staff about the driver. */
export const correctionReasonWords = dictionary({ es, en });
