import type { CorrectionReason } from '../admission/corrections.ts';

/** Why something has to be corrected, as the end of a sentence. */
export const correctionWords: Record<'es' | 'en', Record<CorrectionReason, string>> = {
  es: {
    does_not_match_papers: 'la información no coincide con tus documentos',
    unreadable: 'no se alcanza a leer',
    looks_changed: 'hay algo que parece editado',
    incomplete: 'falta algo',
    outdated: 'necesitamos algo más reciente',
    other: 'hay algo que revisar',
  },
  en: {
    does_not_match_papers: 'it doesn’t match your documents',
    unreadable: 'we can’t read it',
    looks_changed: 'it looks edited',
    incomplete: 'it isn’t complete',
    outdated: 'it’s out of date',
    other: 'it needs another look',
  },
};
