import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import type { Slots } from './slots/slots.ts';
import { documentTexts } from './texts.ts';

/** Below Continue: the screen's note; during an upload, a way to cancel. */
export function CancelLine({ slots, children }: { slots: Slots; children?: ReactNode }) {
  const t = useText(documentTexts);
  // Fixed height: if Continue moved up, the second tap of a double tap would hit Cancel.
  return (
    <div className="grid min-h-12 items-center">
      {slots.sending ? (
        <Button kind="text" onClick={slots.cancel}>
          {t.cancel}
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
