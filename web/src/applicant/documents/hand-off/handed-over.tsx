import { nextDocumentScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useApplication } from '../../application/application.ts';
import { useCloseWindow } from '../../application/hand-over.ts';
import { DoneDrawing } from '../../drawings/done.tsx';
import { Screen } from '../../frame/screen.tsx';
import { ScreenLink } from '../../router/link.tsx';
import { handoffTexts } from './handoff-texts.ts';

/** The end of the way on the phone: the computer goes on. */
export default function HandedOver() {
  const t = useText(handoffTexts);
  const request = useApplication();
  const { stays, close } = useCloseWindow();
  return (
    <Screen
      title={t.doneTitle}
      lead={t.doneText}
      part="done"
      hero={
        <div className="pb-5">
          <DoneDrawing />
        </div>
      }
      action={<Button onClick={close}>{t.closeWindow}</Button>}
      below={
        <ScreenLink to={nextDocumentScreen(request)} className="inline-block p-3 font-bold text-brand-ink">
          {t.goOnHere}
        </ScreenLink>
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
