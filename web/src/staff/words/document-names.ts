import { type DocumentType, isStatement } from '@volante/contract/documents/rules.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import type { Language } from '../../lib/language.ts';

/**
 * The name of a document, with the driver in the third person; the driver's own screens say *tu aval*, *your garage*. Drivers are
 * asked for all statements at once, staff look at a single one.
 */
export function staffDocumentName(type: DocumentType, language: Language): string {
  if (isStatement(type)) return statement[language];
  return others[language][type] ?? documentName(type, language);
}

const statement: Record<Language, string> = { es: 'Estado de cuenta', en: 'Bank statement' };

const others: Record<Language, Partial<Record<DocumentType, string>>> = {
  es: {
    garage_photo: 'Foto de la cochera',
    solidarity_obligor_identity_card_front: 'INE del aval, frente',
    solidarity_obligor_identity_card_back: 'INE del aval, reverso',
    ride_share_dates: 'Fechas de las semanas',
  },
  en: {
    garage_photo: 'Photo of the garage',
    solidarity_obligor_identity_card_front: 'Guarantor’s ID, front',
    solidarity_obligor_identity_card_back: 'Guarantor’s ID, back',
    ride_share_dates: 'Dates of the weeks',
  },
};
