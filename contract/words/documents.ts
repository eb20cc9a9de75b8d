import {
  type DocumentType,
  isStatement,
  type RejectionReason,
  type StatementMonth,
  statementScreen,
} from '../documents/rules.ts';
import { capital, type WordLanguage, type Words } from './languages.ts';

/** The name of a document; all statements share one. */
export function documentName(type: DocumentType, language: WordLanguage): string {
  return documentNames[language][isStatement(type) ? statementScreen : type];
}

export const documentNames: Words<Record<Exclude<DocumentType, StatementMonth> | typeof statementScreen, string>> = {
  es: {
    identity_card_front: 'INE Frente',
    identity_card_back: 'INE Reverso',
    drivers_license_front: 'Licencia Frente',
    drivers_license_back: 'Licencia Reverso',
    proof_of_address: 'Comprobante de domicilio',
    bank_statements: 'Estados de cuenta',
    curp: 'CURP',
    proof_of_tax_situation: 'Constancia de situación fiscal',
    selfie_photo: 'Selfie',
    garage_photo: 'Foto de tu cochera',
    solidarity_obligor_identity_card_front: 'Datos e INE de tu aval',
    solidarity_obligor_identity_card_back: 'INE de tu aval, reverso',
    proof_of_completion_of_safety_courses: 'Constancia del curso de seguridad',
    ride_share_ride_history: 'Historial de viajes',
    driving_record: 'Historial de manejo',
    avg_weekly_income_of_last_twelve_weeks: 'Ganancia semanal promedio',
    ride_share_dates: 'Fechas de tus semanas',
  },
  en: {
    identity_card_front: 'INE front',
    identity_card_back: 'INE back',
    drivers_license_front: 'Driver’s license, front',
    drivers_license_back: 'Driver’s license, back',
    proof_of_address: 'Proof of address',
    bank_statements: 'Bank statements',
    curp: 'CURP',
    proof_of_tax_situation: 'Tax status certificate',
    selfie_photo: 'Selfie',
    garage_photo: 'Photo of your garage',
    solidarity_obligor_identity_card_front: 'Your guarantor and their ID',
    solidarity_obligor_identity_card_back: 'Your guarantor’s ID, back',
    proof_of_completion_of_safety_courses: 'Safety course certificate',
    ride_share_ride_history: 'Ride history',
    driving_record: 'Driving record',
    avg_weekly_income_of_last_twelve_weeks: 'Average weekly earnings',
    ride_share_dates: 'Dates of your weeks',
  },
};

/** Rejection reasons, worded to follow a document's name and a colon. They fit every document, whatever its gender. */
export const rejectionWords: Words<Record<RejectionReason, string>> = {
  es: {
    blurred_or_dark: 'la foto salió borrosa u oscura',
    corners_cut_off: 'tiene las esquinas cortadas',
    not_the_original: 'no es el original',
    wrong_document: 'es otro documento',
    expired: 'ya venció',
    unreadable: 'no se alcanza a leer',
    incomplete: 'no trae todo',
    other: 'no nos sirvió',
  },
  en: {
    blurred_or_dark: 'is blurry or dark',
    corners_cut_off: 'has its corners cut off',
    not_the_original: 'isn’t the original',
    wrong_document: 'is a different document',
    expired: 'has expired',
    unreadable: 'can’t be read',
    incomplete: 'is incomplete',
    other: 'didn’t work for us',
  },
};

/** Why a document came back, as a sentence. */
export const sentBackWords: Words<(reason: RejectionReason) => string> = {
  es: (reason) =>
    reason === 'blurred_or_dark'
      ? `${capital(rejectionWords.es[reason])}.`
      : `Lo que enviaste ${rejectionWords.es[reason]}.`,
  en: (reason) =>
    reason === 'blurred_or_dark' ? 'The photo is blurry or dark.' : `The one you sent ${rejectionWords.en[reason]}.`,
};
