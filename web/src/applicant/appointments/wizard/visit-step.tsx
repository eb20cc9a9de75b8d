import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { call } from '../../application/call.ts';
import { hasHelp } from '../../application/help-channels.ts';
import { HelpLink } from '../../layout/help-link.tsx';
import { Screen } from '../../layout/screen.tsx';
import { refreshSlots } from '../calendar/slots.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { failureKey, toastFailure } from '../failure-words.ts';
import { appointmentTexts } from '../texts.ts';
import { CancelDialog } from '../visit/cancel-dialog.tsx';
import { storeVisit } from '../visit/visit.ts';
import { AddToCalendar, JoinVisit } from '../visit/visit-actions.tsx';
import { VisitSummary } from '../visit/visit-summary.tsx';
import { ZoneField } from '../zones/zone-field.tsx';
import { useSecondsLeft } from './hold.ts';
import type { Wizard } from './wizard.ts';

/** How long before the start joining becomes the primary action, in ms. */
const JOIN_AHEAD = 15 * 60_000;

/** Step 4: the booked visit, to join, reschedule or cancel. */
export function VisitStep({ visit, calendar, chooseZone, failure, open }: Wizard) {
  const t = useText(appointmentTexts);
  const [asking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const start = visit ? Date.parse(visit.startTime) : undefined;
  const untilJoin = useSecondsLeft(start && start - JOIN_AHEAD);
  const untilStart = useSecondsLeft(start);
  if (!visit) return null;

  const { requestId } = calendar;
  const move = () => open('date', { moving: true, date: null, slotId: null });
  const cancel = async () => {
    setCancelling(true);
    try {
      await call('POST /public/admission/requests/{id}/calendar/appointment/cancel', {
        params: { id: requestId },
        body: { id: visit.id, admissionRequestId: requestId, slot: visit.slotId },
      });
      toast.success(t.cancelled);
      open('cancel', { moving: false, date: null, slotId: null }, { replace: true });
      storeVisit(requestId, null);
      refreshSlots(requestId);
    } catch (error) {
      setAsking(false);
      const key = failureKey(error);
      if (key !== 'appointment_not_found') toastFailure(error, 'cancel');
      if (key === 'appointment_not_found') {
        open('date', { moving: false }, { replace: true, failure: key });
        storeVisit(requestId, null);
      }
    }
    setCancelling(false);
  };
  const near = untilJoin === 0;
  const mayMove = visit.reschedulesLeft > 0;
  const moveButton = mayMove && (
    <Button kind={near ? 'outline' : 'solid'} onClick={move}>
      {t.reschedule}
    </Button>
  );
  return (
    <Screen
      title={t.visitTitle}
      lead={untilStart === 0 ? t.visitNow : t.visitLead}
      step="home_visit"
      stepShare={1}
      part="reschedule"
      action={near ? <JoinVisit visit={visit} kind="solid" /> : moveButton}
      below={
        <Button kind="text" onClick={() => setAsking(true)}>
          {t.cancel}
        </Button>
      }
    >
      <FailureNotice failure={failure} />
      <VisitSummary visit={visit} zone={calendar.zone} />
      <div className="grid gap-2.5">
        {near ? moveButton : <JoinVisit visit={visit} kind="outline" />}
        <AddToCalendar visit={visit} kind="outline" />
        <ZoneField zone={calendar.zone} onChoose={chooseZone} />
      </div>
      <div className="mt-3 text-center text-small text-ink-2">
        <span>{mayMove ? t.changesLeft(visit.reschedulesLeft) : t.noChanges}</span>
        {!mayMove && (hasHelp() ? <HelpLink /> : <span> {t.noChangesAlone}</span>)}
      </div>
      <CancelDialog
        open={asking}
        busy={cancelling}
        onClose={() => setAsking(false)}
        onMove={mayMove ? move : null}
        onCancel={cancel}
      />
    </Screen>
  );
}
