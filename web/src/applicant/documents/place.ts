import { type DocumentType, documentScreen } from '@volante/contract/documents.ts';
import { useText } from '../../lib/text.ts';
import { useRequest } from '../request.ts';
import { documentTexts } from './texts.ts';

/** Where a document's screen stands among all of them, for the line at the top. */
export function usePlace(type: DocumentType) {
  const t = useText(documentTexts);
  const screens = [...new Set(useRequest().documentsAnalysis.documents.map((d) => documentScreen(d.type)))];
  const index = screens.indexOf(documentScreen(type));
  return {
    step: 'documents',
    stepDetail: t.line(index + 1, screens.length),
    stepShare: index / screens.length,
  } as const;
}
