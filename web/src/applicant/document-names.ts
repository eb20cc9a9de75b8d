import { type DocumentType, isStatement } from '@volante/contract/documents.ts';
import { dictionary, useText } from '../lib/text.ts';

/** What people call each document, and what a reviewer says of one that came back; for every screen that speaks of documents. */
export const documentNames = dictionary({
  es: {
    names: {
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
      avg_weekly_income_of_last_twelve_weeks: 'Ingreso semanal promedio',
      ride_share_dates: 'Fechas de tus semanas',
    },
    reasons: {
      blurred_or_dark: 'salió borroso u oscuro',
      corners_cut_off: 'tiene las esquinas cortadas',
      not_the_original: 'no es el original',
      wrong_document: 'es otro documento',
      expired: 'ya está vencido',
      unreadable: 'no se alcanza a leer',
      incomplete: 'está incompleto',
      other: 'no nos sirvió',
    },
  },
  en: {
    names: {
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
      avg_weekly_income_of_last_twelve_weeks: 'Average weekly income',
      ride_share_dates: 'Dates of your weeks',
    },
    reasons: {
      blurred_or_dark: 'is blurred or dark',
      corners_cut_off: 'has its corners cut off',
      not_the_original: 'is not the original',
      wrong_document: 'is another document',
      expired: 'has expired',
      unreadable: 'cannot be read',
      incomplete: 'is incomplete',
      other: 'did not work for us',
    },
  },
});

/** The name of a document in the language of the screen; all statements share one. */
export function useDocumentName(): (type: DocumentType) => string {
  const { names } = useText(documentNames);
  return (type) => names[isStatement(type) ? 'bank_statements' : type];
}
