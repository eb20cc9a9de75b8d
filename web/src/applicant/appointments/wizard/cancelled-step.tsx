import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { VisitCancelledDrawing } from '../../drawings/visit-cancelled.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { appointmentTexts } from '../texts.ts';
import type { Wizard } from './wizard.ts';

/** Step 5: the visit is cancelled; another can be booked. */
export function CancelledStep({ open }: Wizard) {
  const t = useText(appointmentTexts);
  return (
    <Screen
      title={t.cancelled}
      lead={t.cancelledLead}
      hero={
        <div className="pb-5">
          <VisitCancelledDrawing />
        </div>
      }
      part="cancel"
      action={<Button onClick={() => open('date', { date: null, slotId: null })}>{t.bookAnother}</Button>}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.seeApplication}
        </ScreenButton>
      }
    />
  );
}
