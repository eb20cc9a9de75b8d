import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { WallCalendar } from '../../drawings/calendar.tsx';
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

const free = { className: 'stroke-brand-fill', fill: 'none', strokeWidth: 2.5, strokeDasharray: '4 3' };

/** The wall calendar with its day free again, for a visit that was cancelled. */
function VisitCancelledDrawing() {
  return (
    <WallCalendar head="fill-brand-line" visit={free}>
      <circle cx="236" cy="160" r="22" fill="#FFD166" stroke="#fff" strokeWidth="5" />
      <path d="M229 153l14 14M243 153l-14 14" stroke="#17112A" strokeWidth="4.5" strokeLinecap="round" />
    </WallCalendar>
  );
}
