import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary } from '../../lib/text.ts';
import type { TagTone } from '../../ui/tag.tsx';
import { staffDocumentName } from '../words/document-names.ts';

/** The name of a document; of a statement with its month. */
export function documentName({ type, month }: Pick<Document, 'type' | 'month'>, language: Language): string {
  return staffDocumentName(type, language) + (month ? ` · ${formatMonth(month, language)}` : '');
}

/** Among all documents of the application: statements are told apart by their months. */
export function nameAmong(documents: readonly Document[], type: DocumentType, language: Language): string {
  const document = documents.find((given) => given.type === type);
  return document ? documentName(document, language) : staffDocumentName(type, language);
}

export function reasonText(reason: NonNullable<Document['reason']>, language: Language): string {
  return capital(rejectionWords[language][reason]);
}

export type DocumentState = 'missing' | 'later' | 'waiting' | 'approved' | 'rejected' | 'asked';

/** A paper's state, for staff. */
export function documentState({ status, hasFile, skipped, askedFor }: Document): DocumentState {
  if (status === 'rejected') return 'rejected';
  if (!hasFile) return askedFor ? 'asked' : skipped ? 'later' : 'missing';
  return status === 'approved' ? 'approved' : 'waiting';
}

export const documentTones: Record<DocumentState, TagTone> = {
  missing: 'neutral',
  later: 'neutral',
  asked: 'neutral',
  waiting: 'need',
  approved: 'ok',
  rejected: 'bad',
};

export const documentStateWords = dictionary({
  es: {
    missing: 'Falta',
    later: 'Para después',
    asked: 'Pedido',
    waiting: 'Por revisar',
    approved: 'Aprobado',
    rejected: 'Devuelto',
  },
  en: {
    missing: 'Missing',
    later: 'Later',
    asked: 'Asked for',
    waiting: 'To review',
    approved: 'Approved',
    rejected: 'Sent back',
  },
});
