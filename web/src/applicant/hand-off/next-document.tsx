import { waitingScreens } from '@volante/contract/admission/document-steps.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useApplication } from '../application/application.ts';
import { useDocumentName } from '../application/document-names.ts';
import { Screen } from '../layout/screen.tsx';
import { goTo } from '../navigation/go.ts';
import { ScreenButton, ScreenLink } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { handOffTexts } from './hand-off-texts.ts';
import HandedOff from './handed-off.tsx';
import { rowOfDocuments } from './row-of-documents.ts';
import { useShownOnComputer } from './use-shown-on-computer.ts';

/** Between two documents on the phone: which one comes next, and those after it. */
export default function NextDocument() {
  const t = useText(handOffTexts);
  const nameOf = useDocumentName();
  useShownOnComputer(null);
  const waiting = waitingScreens(useToGoOn(useApplication()));
  const [skipped, setSkipped] = useState(0);
  const at = waiting.length > 0 ? skipped % waiting.length : 0;
  const next = waiting[at];
  const nameOfScreen = ({ documents: [first] }: (typeof waiting)[number]) => (first ? nameOf(first.type) : '');
  const query = rowOfDocuments() ?? {};
  if (!next) return <HandedOff things="documents" onStay={() => void goTo('/documents')} />;
  return (
    <Screen
      title={t.next(nameOfScreen(next))}
      lead={t.left(waiting.length)}
      step="documents"
      part={`next ${next.screen}`}
      action={
        <ScreenButton to={next.screen} query={query}>
          {t.goOn}
        </ScreenButton>
      }
      below={
        waiting.length > 1 && (
          <Button kind="text" onClick={() => setSkipped(at + 1)}>
            {t.skip}
          </Button>
        )
      }
    >
      {waiting.length > 1 && (
        <section aria-labelledby="afterwards">
          <h2 id="afterwards" className="mb-2 font-extrabold">
            {t.afterwards}
          </h2>
          <ul className="grid">
            {waiting
              .filter((screen) => screen !== next)
              .map((screen) => (
                <li key={screen.screen}>
                  <ScreenLink
                    to={screen.screen}
                    query={query}
                    className="flex min-h-12 items-center font-semibold text-brand-ink underline"
                  >
                    {nameOfScreen(screen)}
                  </ScreenLink>
                </li>
              ))}
          </ul>
        </section>
      )}
    </Screen>
  );
}
