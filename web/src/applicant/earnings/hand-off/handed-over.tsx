import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCloseWindow } from '../../application/hand-over.ts';
import { DoneDrawing } from '../../drawings/done.tsx';
import { Screen } from '../../frame/screen.tsx';
import { phoneTexts } from './phone-texts.ts';

/** The end of the way on the phone: the computer goes on. `onStay` goes on with the phone instead. */
export default function HandedOver({ onStay }: { onStay: () => void }) {
  const t = useText(phoneTexts);
  const { stays, close } = useCloseWindow();
  return (
    <Screen
      title={t.doneTitle}
      lead={t.doneText}
      part="handed-over"
      hero={<DoneDrawing />}
      action={<Button onClick={close}>{t.close}</Button>}
      below={
        <Button kind="text" onClick={onStay}>
          {t.stay}
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
