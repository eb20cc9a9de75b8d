import type { DocumentView } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { isNeededForVisit } from '@volante/contract/documents/rules.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { goOnFrom } from './sending/use-go-on.ts';
import { documentTexts } from './texts.ts';

/** True when the applicant may continue without it: optional, never sent. */
export function canWait({ required, mediaId }: DocumentView): boolean {
  return !required && mediaId === null;
}

/** Postpones an optional document; the server remembers it. */
export function LaterButton({ document, disabled }: { document: DocumentView; disabled: boolean }) {
  const { id, country } = useApplication();
  const t = useText(documentTexts);
  const [busy, setBusy] = useState(false);
  const skip = async () => {
    setBusy(true);
    try {
      const params = { id, type: document.type };
      const updated = await call('POST /public/admission/requests/{id}/documents/{type}/skip', { params });
      storeApplication(updated);
      await goOnFrom();
    } catch (error) {
      showFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="text" onClick={skip} busy={busy} disabled={disabled}>
        {t.later}
      </Button>
      {isNeededForVisit(document, countries[country]) && <p className="pb-1">{t.forVisit}</p>}
    </>
  );
}
