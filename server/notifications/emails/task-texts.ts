import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Language } from '@volante/contract/countries/country.ts';
import type { Task, ToldStep } from '@volante/contract/staff/to-tell.ts';
import { documentName, sentBackWords } from '@volante/contract/words/documents.ts';
import { wordLanguageOf } from '@volante/contract/words/languages.ts';

interface TaskTexts {
  sendAgain: (paper: string, reason: string) => string;
  sendAlso: (paper: string) => string;
  correct: Record<CorrectionPart, string>;
  continueWith: Record<ToldStep, string>;
}

/** A task for the driver, as a sentence. */
export function taskText(task: Task, language: Language): string {
  const texts = taskTexts[language];
  const words = wordLanguageOf[language];
  switch (task.kind) {
    case 'correction':
      return texts.correct[task.part];
    case 'step':
      return texts.continueWith[task.step];
    case 'asked':
      return texts.sendAlso(documentName(task.type, words));
    case 'paper':
      return texts.sendAgain(documentName(task.type, words), sentBackWords[words](task.reason));
  }
}

const taskTexts: Record<Language, TaskTexts> = {
  'es-MX': {
    sendAgain: (paper, reason) => `Envía otra vez ${paper}. ${reason}`,
    sendAlso: (paper) => `Envía también ${paper}.`,
    correct: {
      personal_data: 'Corrige tus datos personales.',
      earnings: 'Corrige tus ganancias.',
      obligor: 'Corrige los datos de tu aval.',
      home_photos: 'Envía otra vez las fotos de tu casa.',
    },
    continueWith: {
      contact: 'Dinos cómo contactarte.',
      earnings: 'Termina de comprobar tus ganancias.',
      personal_data: 'Completa tus datos personales.',
      documents: 'Envía los documentos que faltan.',
      send: 'Revisa tu solicitud y envíala.',
      booking: 'Elige cuándo hacemos la videollamada desde tu casa.',
      visit_parts: 'Envía lo que falta antes de tu videollamada: tu ubicación o las fotos de tu casa.',
    },
  },
  en: {
    sendAgain: (paper, reason) => `Send again: ${paper}. ${reason}`,
    sendAlso: (paper) => `Also send: ${paper}.`,
    correct: {
      personal_data: 'Correct your personal information.',
      earnings: 'Correct your earnings.',
      obligor: 'Correct your guarantor’s information.',
      home_photos: 'Send the photos of your home again.',
    },
    continueWith: {
      contact: 'Tell us how to reach you.',
      earnings: 'Finish showing what you earn.',
      personal_data: 'Complete your personal information.',
      documents: 'Send the documents that are missing.',
      send: 'Review your application and send it.',
      booking: 'Choose a time for the video call from your home.',
      visit_parts: 'Send what’s missing before your video call: your location or the photos of your home.',
    },
  },
};
