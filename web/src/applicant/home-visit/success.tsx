import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { useApplication } from '../application/application.ts';
import { DoneDrawing } from '../drawings/done.tsx';
import { HandedOff, isHandedOff } from '../hand-off/lazy-parts.tsx';
import { Screen } from '../layout/screen.tsx';
import { ScreenButton } from '../navigation/link.tsx';
import { useToGoOn } from '../sending/under-way.ts';
import { homeVisitTexts } from './texts.ts';

/**
 * Shown once all photos are chosen; `coming` if some are still being uploaded. A phone opened by the computer's code
 * ends here, once they have arrived.
 */
export default function Success({ coming, onLook }: { coming: boolean; onLook: () => void }) {
  const t = useText(homeVisitTexts);
  const application = useToGoOn(useApplication());
  const handedOff = isHandedOff();
  if (handedOff && !coming) return <HandedOff things="photos" stay={t.look} onStay={onLook} />;
  return (
    <Screen
      title={t.doneTitle}
      lead={coming ? (handedOff ? t.comingHere : t.coming) : t.doneLead}
      part="success"
      hero={<DoneDrawing />}
      action={handedOff ? undefined : <ScreenButton to={nextScreen(application)}>{t.goOn}</ScreenButton>}
      below={
        <Button kind="text" onClick={onLook}>
          {t.look}
        </Button>
      }
    />
  );
}
