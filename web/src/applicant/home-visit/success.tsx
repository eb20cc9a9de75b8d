import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useApplication } from '../application/application.ts';
import { isHandedOver, useCloseWindow } from '../application/hand-over.ts';
import { DoneDrawing } from '../drawings/done.tsx';
import { Screen } from '../frame/screen.tsx';
import { ScreenButton } from '../router/link.tsx';
import { homeVisitTexts } from './texts.ts';

/** All photos are there. A phone that was opened by the computer's code ends here. */
export default function Success({ onLook }: { onLook: () => void }) {
  const t = useText(homeVisitTexts);
  const request = useApplication();
  const { stays, close } = useCloseWindow();
  const handedOver = isHandedOver();
  return (
    <Screen
      title={t.doneTitle}
      lead={handedOver ? t.phoneDone : t.doneLead}
      part="success"
      hero={<DoneDrawing />}
      action={
        handedOver ? (
          <Button onClick={close}>{t.close}</Button>
        ) : (
          <ScreenButton to={nextScreen(request)}>{t.goOn}</ScreenButton>
        )
      }
      below={
        <Button kind="text" onClick={onLook}>
          {t.look}
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
