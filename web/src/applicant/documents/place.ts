import { documentScreen } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { documentTexts } from './texts.ts';

/** The position of a document's screen among all of them, for the progress line at the top. */
export function usePlace(screen: string) {
  const t = useText(documentTexts);
  const screens = [...new Set(useApplication().documentsAnalysis.documents.map((d) => documentScreen(d.type)))];
  const index = screens.indexOf(screen);
  return {
    step: 'documents',
    stepDetail: t.line(index + 1, screens.length),
    stepShare: index / screens.length,
  } as const;
}
