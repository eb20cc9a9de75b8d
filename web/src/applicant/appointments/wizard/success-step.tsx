import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import { bookingScreen } from '@volante/contract/admission/visit-parts.ts';
import { useText } from '../../../lib/text.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { CalendarDrawing } from '../../drawings/calendar.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { useToGoOn } from '../../sending/under-way.ts';
import { appointmentTexts } from '../texts.ts';
import { AddToCalendar, JoinVisit } from '../visit/visit-actions.tsx';
import { WhenCard } from '../visit/when-card.tsx';
import type { Wizard } from './wizard.ts';

/** Step 6: it is booked; when it is, how to join, and what to have ready. */
export function SuccessStep({ application, visit, calendar, place }: Wizard) {
  const t = useText(appointmentTexts);
  const next = nextScreen(useToGoOn(application));
  // The response that contains the visit may not have arrived yet.
  const more = isSent(application.status) && next !== '/documents-success' && next !== bookingScreen;
  if (!visit) return null;
  return (
    <Screen
      title={place.moving ? t.movedTitle : t.successTitle}
      hero={
        <div className="mx-auto w-60 pb-5 desk:pb-0">
          <CalendarDrawing joyful />
        </div>
      }
      lead={t.successLead}
      part="success"
      action={more ? <ScreenButton to={next}>{t.goOn}</ScreenButton> : <AddToCalendar visit={visit} kind="solid" />}
      below={
        <ScreenButton kind="text" to="/tasks">
          {t.seeApplication}
        </ScreenButton>
      }
    >
      <WhenCard slot={visit} zone={calendar.zone}>
        <div className="mt-2 -mb-2 border-t border-line pt-1">
          <JoinVisit visit={visit} kind="text" />
        </div>
      </WhenCard>
      {more && (
        <div className="mb-4">
          <AddToCalendar visit={visit} kind="outline" />
        </div>
      )}
      <section>
        <h2 className="mb-2 font-extrabold">{t.prepareTitle}</h2>
        <CheckList lines={t.prepare.split('|')} />
      </section>
    </Screen>
  );
}
