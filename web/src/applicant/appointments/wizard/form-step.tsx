import { SLOT_MINUTES, startOfSlot } from '@volante/contract/appointments/rules.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication } from '../../application/application.ts';
import { Screen } from '../../layout/screen.tsx';
import { dropSlot, refreshSlots } from '../calendar/slots.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { type FailureKey, failureKey, failureWords, logBug, toastFailure } from '../failure-words.ts';
import { appointmentTexts } from '../texts.ts';
import { storeVisit } from '../visit/visit.ts';
import { WhenCard } from '../visit/when-card.tsx';
import { book } from './book.ts';
import { holdOf, useSecondsLeft } from './hold.ts';
import { HoldLine } from './hold-line.tsx';
import { ReadOnlyData } from './read-only-data.tsx';
import type { Wizard } from './wizard.ts';

/** Step 3: review of the held slot, and the button that books it. */
export function FormStep(wizard: Wizard) {
  const { calendar, place, visit, failure, open, back } = wizard;
  const t = useText(appointmentTexts);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const slotId = place.slotId ?? '';
  const hold = useQuery(holdOf(calendar.requestId, slotId));
  const seconds = useSecondsLeft(hold.data?.until);

  const backToSlots = (failure: FailureKey) => {
    open('time', { slotId: null }, { replace: true, failure });
  };
  const solve = async (error: unknown) => {
    logBug(error);
    const key = failureKey(error);
    if (key === 'meeting_link_creation_failed' || key === 'too_many_bookings')
      open('form', {}, { replace: true, failure: key });
    else if (key === 'appointment_already_exists' || key === 'appointment_max_reschedule_limit_exceeded')
      open('reschedule', { moving: false, date: null, slotId: null }, { replace: true, failure: key });
    else if (key === 'appointment_not_found') {
      storeVisit(calendar.requestId, null);
      open('form', { moving: false }, { replace: true, failure: key });
    } else if (key) {
      dropSlot(calendar.requestId, slotId);
      backToSlots(key);
    } else {
      open('form', {}, { replace: true });
      setFailed(failureWords(error, 'book'));
      await reloadApplication().catch(() => undefined);
    }
  };
  const send = async () => {
    setSending(true);
    setFailed(null);
    try {
      const booked = await book(wizard, slotId);
      toast.success(visit ? t.moved : t.booked);
      storeVisit(calendar.requestId, booked);
      refreshSlots(calendar.requestId);
      open('success', { date: null, slotId: null, moving: visit !== null }, { replace: true });
    } catch (error) {
      await solve(error);
    }
    setSending(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each end of a hold is announced once
  useEffect(() => {
    if (seconds === 0 && !sending) {
      refreshSlots(calendar.requestId);
      backToSlots('hold_expired');
    }
  }, [seconds, sending]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure to hold is announced once
  useEffect(() => {
    const key = failureKey(hold.error);
    if (!hold.error) return;
    if (!key) return toastFailure(hold.error, 'book');
    dropSlot(calendar.requestId, slotId);
    backToSlots(key);
  }, [hold.error]);

  const start = startOfSlot(slotId) ?? new Date();
  const end = new Date(start.getTime() + SLOT_MINUTES * 60_000);
  return (
    <Screen
      title={visit ? t.formMoveTitle : t.formTitle}
      lead={visit ? t.formMoveLead : t.formLead}
      step="home_visit"
      stepShare={0.8}
      part="form"
      back={() => back('time')}
      action={
        <Button onClick={send} busy={sending}>
          {visit ? t.move : t.book}
        </Button>
      }
    >
      <FailureNotice failure={failure} />
      {failed && (
        <div className="mb-4">
          <Notice tone="warn">{failed}</Notice>
        </div>
      )}
      <WhenCard slot={{ startTime: start.toISOString(), endTime: end.toISOString() }} zone={calendar.zone}>
        <HoldLine seconds={seconds} />
      </WhenCard>
      <ReadOnlyData />
    </Screen>
  );
}
