import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DoneDrawing } from '../drawings/done.tsx';
import { Screen } from '../frame/screen.tsx';
import { type HandedThings, handOffTexts } from './hand-off-texts.ts';

interface HandedOffProps {
  things: HandedThings;
  /** Goes on with the phone instead. */
  onStay: () => void;
  /** What that is called, where it is not just going on. */
  stay?: string;
}

/** The end of the way on the phone: the computer goes on. */
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

/** Closes the window; `stays` once the browser has not, since browsers close only windows that a page opened. */
function useCloseWindow(): { stays: boolean; close: () => void } {
  const [stays, setStays] = useState(false);
  const close = () => {
    window.close();
    setTimeout(() => setStays(true), 400);
  };
  return { stays, close };
}
