import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { rejectionWords } from '@volante/contract/words/documents.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatMonth } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary } from '../../lib/text.ts';
import type { TagTone } from '../../ui/tag.tsx';
import { staffDocumentName } from '../words/document-names.ts';

/** The name of a paper; of a statement with its month. */
export function paperName({ type, month }: Pick<Paper, 'type' | 'month'>, language: Language): string {
  return staffDocumentName(type, language) + (month ? ` · ${formatMonth(month, language)}` : '');
}

/** Among all papers of the application: statements are told apart by their months. */
export function nameAmong(papers: readonly Paper[], type: DocumentType, language: Language): string {
  const paper = papers.find((paper) => paper.type === type);
  return paper ? paperName(paper, language) : staffDocumentName(type, language);
}

export function reasonText(reason: NonNullable<Paper['reason']>, language: Language): string {
  return capital(rejectionWords[language][reason]);
}

export type PaperState = 'missing' | 'later' | 'waiting' | 'approved' | 'rejected' | 'asked';

/** A paper's state, for staff. */
export function paperState({ status, hasFile, skipped, askedFor }: Paper): PaperState {
  if (status === 'rejected') return 'rejected';
  if (!hasFile) return askedFor ? 'asked' : skipped ? 'later' : 'missing';
  return status === 'approved' ? 'approved' : 'waiting';
}

export const paperTones: Record<PaperState, TagTone> = {
  missing: 'neutral',
  later: 'neutral',
  asked: 'neutral',
  waiting: 'need',
  approved: 'ok',
  rejected: 'bad',
};

export const paperStateWords = dictionary({
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
