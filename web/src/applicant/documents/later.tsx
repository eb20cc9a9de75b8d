import type { DocumentView } from '@volante/contract/admission/application.ts';
import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { call } from '../call.ts';
import { showFailure } from '../failure.ts';
import { goTo } from '../navigation.ts';
import { storeRequest, useRequest } from '../request.ts';
import { documentTexts } from './texts.ts';

/** True where the applicant may go on without it: optional, never sent. */
export function canWait({ required, mediaId }: DocumentView): boolean {
  return !required && mediaId === null;
}

/** Goes on without an optional document; the server remembers it. */
export function LaterButton({ document, disabled }: { document: DocumentView; disabled: boolean }) {
  const { id } = useRequest();
  const t = useText(documentTexts);
  const [busy, setBusy] = useState(false);
  const skip = async () => {
    setBusy(true);
    try {
      const params = { id, type: document.type };
      const updated = await call('POST /public/admission/requests/{id}/documents/{type}/skip', { params });
      storeRequest(updated);
      await goTo(nextDocumentScreen(updated));
    } catch (error) {
      showFailure(error);
      setBusy(false);
    }
  };
  return (
    <Button kind="text" onClick={skip} busy={busy} disabled={disabled}>
      {t.later}
    </Button>
  );
}
