import { dueOf } from '@volante/contract/admission/document-steps.ts';
import { byScreen } from '@volante/contract/documents/rules.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { useShownOnComputer } from '../hand-off/use-shown-on-computer.ts';
import { documentTexts } from './texts.ts';

/**
 * The position of a document's screen for the progress line at the top: among those for today, among those for the video call, or among
 * the optional ones, as the list of documents has them.
 */
export function usePlace(screen: string) {
  const t = useText(documentTexts);
  const application = useApplication();
  const screens = byScreen(application.documentsAnalysis.documents);
  const due = dueOf(screens.get(screen) ?? [], application);
  const peers = [...screens].filter(([, group]) => dueOf(group, application) === due).map(([peer]) => peer);
  const place = peers.indexOf(screen);
  useShownOnComputer(screens.get(screen)?.[0]?.type ?? null);
  return {
    step: 'documents',
    stepDetail: t.lines[due](place + 1, peers.length),
    stepShare: Math.max(0, place) / Math.max(1, peers.length),
  } as const;
}
