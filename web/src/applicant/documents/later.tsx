import { documentsScreen, isWanted, optionalScreens } from '@volante/contract/admission/document-steps.ts';
import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application, DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isNeededForVisit, waitsForApplicant } from '@volante/contract/documents/rules.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { goTo } from '../navigation/go.ts';
import { toGoOn } from '../sending/under-way.ts';
import { documentTexts } from './texts.ts';

/** True when the applicant may continue without it: optional, never sent. */
export function canWait({ required, mediaId }: DocumentView): boolean {
  return !required && mediaId === null;
}

// Several optional ones are left: on their list all can be postponed at once.
function afterLater(application: Application): string {
  const wanted = application.documentsAnalysis.documents.some((d) => isWanted(d) && waitsForApplicant(d));
  return !wanted && optionalScreens(application).length > 1 ? documentsScreen : nextDocumentScreen(application);
}

/** Postpones an optional document; the server remembers it. */
export function LaterButton({ document, disabled }: { document: DocumentView; disabled: boolean }) {
  const { id, country } = useApplication();
  const t = useText(documentTexts);
  const [busy, run] = useBusy(showFailure);
  const skip = () =>
    run(async () => {
      const params = { id, type: document.type };
      const updated = await call('POST /public/admission/requests/{id}/documents/{type}/skip', { params });
      storeApplication(updated);
      await goTo(afterLater(toGoOn(updated)));
    });
  return (
    <>
      <Button kind="text" onClick={skip} busy={busy} disabled={disabled}>
        {t.later}
      </Button>
      {isNeededForVisit(document, countries[country]) && <p className="pb-1">{t.forVisit}</p>}
    </>
  );
}

/** Below Continue: the screen's note. Fixed height: if Continue moved, the second tap of a double tap would hit something else. */
export function BelowLine({ children }: { children?: ReactNode }) {
  return <div className="grid min-h-12 items-center">{children}</div>;
}
