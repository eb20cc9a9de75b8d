import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DoneDrawing } from '../drawings/done.tsx';
import { Screen } from '../layout/screen.tsx';
import { type HandedThings, handOffTexts } from './hand-off-texts.ts';

interface HandedOffProps {
  things: HandedThings;
  /** Continues on the phone instead. */
  onStay: () => void;
  /** The label of that action, if not "continue". */
  stay?: string;
}

/** The last screen on the phone: the computer continues. */
export default function HandedOff({ things, onStay, stay }: HandedOffProps) {
  const t = useText(handOffTexts);
  const { stays, close } = useCloseWindow();
  return (
    <Screen
      title={t.doneTitle}
      lead={t.done[things]}
      part="handed-off"
      hero={<DoneDrawing />}
      action={<Button onClick={close}>{t.close}</Button>}
      below={
        <Button kind="text" onClick={onStay}>
          {stay ?? t.stay}
        </Button>
      }
    >
      {stays && (
        <Notice tone="info" live>
          {t.closeByHand}
        </Notice>
      )}
    </Screen>
  );
}

/** Closes the window; `stays` if the browser didn't, since browsers only close windows opened by a page. */
function useCloseWindow(): { stays: boolean; close: () => void } {
  const [stays, setStays] = useState(false);
  const close = () => {
    window.close();
    setTimeout(() => setStays(true), 400);
  };
  return { stays, close };
}
