import type { Application } from '@volante/contract/admission/application.ts';
import type { Doubt } from '@volante/contract/documents/doubts.ts';
import { documentScreen, isStatement } from '@volante/contract/documents/rules.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useDocumentName } from '../document-names.ts';

export interface DoubtedPaper {
  key: string;
  /** The document's name, of a statement with its month. */
  name: string;
  screen: string;
  doubts: readonly Doubt[];
}

/** The documents whose files could be mended, in order. */
export function useDoubtedPapers({ documentsAnalysis }: Application): DoubtedPaper[] {
  const nameOf = useDocumentName();
  const language = useLanguage();
  return documentsAnalysis.documents.flatMap(({ type, month, doubts = [] }) => {
    if (doubts.length === 0) return [];
    const name = isStatement(type) && month ? `${nameOf(type)}, ${formatMonth(month, language)}` : nameOf(type);
    return [{ key: type, name, screen: `/documents/${documentScreen(type)}`, doubts }];
  });
}
