import { documentScreen } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { documentTexts } from './texts.ts';

/**
 * The position of a document's screen for the progress line at the top: a required one among the required ones, any other among the
 * optional ones, because nobody has to send all of them.
 */
export function usePlace(screen: string) {
  const t = useText(documentTexts);
  const { documents } = useApplication().documentsAnalysis;
  const screensOf = (some: typeof documents) => [...new Set(some.map((d) => documentScreen(d.type)))];
  const all = screensOf(documents);
  const required = screensOf(documents.filter((d) => d.required));
  const isRequired = required.includes(screen);
  const peers = isRequired ? required : all.filter((item) => !required.includes(item));
  const n = peers.indexOf(screen) + 1;
  return {
    step: 'documents',
    stepDetail: (isRequired ? t.line : t.optionalLine)(n, peers.length),
    stepShare: all.indexOf(screen) / all.length,
  } as const;
}
