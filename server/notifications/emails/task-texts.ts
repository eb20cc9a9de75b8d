import type { CorrectionPart } from '@volante/contract/admission/corrections.ts';
import type { Language } from '@volante/contract/country.ts';
import type { NoticedStep, Task } from '@volante/contract/staff/pending-notices.ts';
import { documentName, sentBackWords } from '@volante/contract/words/documents.ts';
import { type Words, wordLanguageOf } from '@volante/contract/words/languages.ts';
import type { Config } from '../../config/config.ts';

interface TaskTexts {
  sendAgain: (document: string, reason: string) => string;
  sendAlso: (document: string) => string;
  correct: Record<CorrectionPart, string>;
  continueWith: Record<NoticedStep, string>;
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
    sendAgain: (document, reason) => `Envía otra vez ${document}. ${reason}`,
    sendAlso: (document) => `Envía también ${document}.`,
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
    sendAgain: (document, reason) => `Send again: ${document}. ${reason}`,
    sendAlso: (document) => `Also send: ${document}.`,
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

export type NoticeSettings = Pick<Config, 'BRAND_NAME' | 'BRAND_ADDRESS' | 'REJECTION_NOTICE_US'>;

/** The creditor's name and the notice required by law in the United States: the operator's text, or the default. */
export function rejectionNotice(
  { BRAND_NAME, BRAND_ADDRESS, REJECTION_NOTICE_US }: NoticeSettings,
  language: keyof Words<string>,
): string {
  const who = [BRAND_NAME, BRAND_ADDRESS].filter(Boolean).join(', ');
  return `${texts[language].decided(who)} ${REJECTION_NOTICE_US || texts[language].notice}`;
}

// Based on the sample notices of Regulation B (12 CFR 1002.9). The reasons that staff chose are listed with the decision
// itself.
const texts: Words<{ decided: (who: string) => string; notice: string }> = {
  es: {
    decided: (who) => `La decisión la tomó ${who}.`,
    notice:
      'Aviso: la ley federal de igualdad de oportunidades de crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a quienes piden crédito por su raza, color, religión, origen nacional, sexo, estado civil o edad (si la persona puede celebrar un contrato), porque todos o parte de sus ingresos vienen de un programa de asistencia pública, o porque ejerció de buena fe un derecho de la ley de protección al crédito del consumidor (Consumer Credit Protection Act). La autoridad federal que vigila que este acreedor cumpla esa ley es: Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
  en: {
    decided: (who) => `The decision was made by ${who}.`,
    notice:
      'Notice: The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract), because all or part of the applicant’s income derives from any public assistance program, or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is the Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
};
