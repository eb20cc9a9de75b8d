import type { CorrectionReason } from '@volante/contract/admission/corrections.ts';
import { dictionary } from '../../../lib/text.ts';

export const correctionTexts = dictionary({
  es: {
    ask: 'Pedir una corrección',
    parts: { personal_data: 'datos personales', obligor: 'aval', home_photos: 'fotos de la casa' },
    which: '¿Qué tiene que corregir?',
    chooseOne: 'Elige al menos una cosa.',
    reason: '¿Por qué?',
    note: 'Nota para el conductor',
    noteHint: 'Opcional. La lee el conductor.',
    noteHintNeeded: 'La lee el conductor. Con este motivo hace falta.',
    noteNeeded: 'Escribe qué tiene que cambiar.',
    send: 'Pedírselo al conductor',
    cancel: 'Cancelar',
    done: 'Se le pidió al conductor',
    asked: 'Se le pidió corregir',
    answered: 'Ya lo corrigió, revísalo',
    askedBy: (name: string, when: string) => `La pidió ${name}, ${when}`,
    answeredAt: (when: string) => `Contestó el ${when}`,
    settle: 'Aceptar la corrección',
    settled: 'Corrección aceptada',
    takeBack: 'Ya no pedirla',
    takenBack: 'Ya no se le pide',
    state: 'Estado',
    address: {
      postalCode: 'Código postal',
      city: 'Ciudad o municipio',
      neighborhood: 'Colonia',
      street: 'Calle',
      streetNumber: 'Número exterior',
      department: 'Interior',
    },
  },
  en: {
    ask: 'Ask for a correction',
    parts: { personal_data: 'personal data', obligor: 'guarantor', home_photos: 'photos of the home' },
    which: 'What do they have to correct?',
    chooseOne: 'Choose at least one.',
    reason: 'Why?',
    note: 'Note for the driver',
    noteHint: 'Optional. The driver reads it.',
    noteHintNeeded: 'The driver reads it. This reason needs one.',
    noteNeeded: 'Type what has to change.',
    send: 'Ask the driver',
    cancel: 'Cancel',
    done: 'The driver was asked',
    asked: 'The driver was asked to correct',
    answered: 'Corrected, to be checked',
    askedBy: (name: string, when: string) => `${name} asked for it, ${when}.`,
    answeredAt: (when: string) => `They answered on ${when}.`,
    settle: 'Accept the correction',
    settled: 'Correction accepted',
    takeBack: 'Stop asking',
    takenBack: 'Request withdrawn',
    state: 'State',
    address: {
      postalCode: 'Postal code',
      city: 'City',
      neighborhood: 'Neighborhood',
      street: 'Street',
      streetNumber: 'Street number',
      department: 'Unit',
    },
  },
});

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
