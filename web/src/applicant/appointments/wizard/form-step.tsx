import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { SLOT_MINUTES, startOfSlot } from '@volante/contract/appointments/rules.ts';
import { groupPhone } from '@volante/contract/countries/phone.ts';
import { useEffect, useId, useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { clockText, useSecondsLeft } from '../../../lib/countdown.ts';
import { randomKey } from '../../../lib/keys.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { call } from '../../application/call.ts';
import { Screen } from '../../layout/screen.tsx';
import { forVisit } from '../../navigation/for-visit.ts';
import { ScreenLink } from '../../navigation/link.tsx';
import { dropSlot, refreshSlots } from '../calendar/slots.ts';
import { type FailureKey, FailureNotice, failureKey, failureWords, logBug, toastFailure } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { reloadVisit, storeVisit } from '../visit/visit.ts';
import { WhenCard } from '../visit/when-card.tsx';
import { contactScreen } from './contact-first.tsx';
import { holdOf } from './hold.ts';
import type { Wizard } from './wizard.ts';

/** Step 3: review of the held slot, and the button that books it. */
export function FormStep(wizard: Wizard) {
  const { application, calendar, place, visit, failure, open, back } = wizard;
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
      {!application.access && <ReadOnlyData />}
    </Screen>
  );
}

/** The remaining hold time; only the last minute is announced. `seconds` is null until the slot is held. */
function HoldLine({ seconds }: { seconds: number | null }) {
  const t = useText(appointmentTexts);
  return (
    <div className="mt-3 border-t border-line pt-3 text-small text-ink-2">
      <p role="timer" aria-live="off" className="flex items-center gap-2">
        <Icon name="clock" size={18} />
        {seconds === null ? (
          t.holding
        ) : (
          <span>
            {t.held}{' '}
            <b translate="no" className="text-ink tabular-nums">
              {clockText(seconds)}
            </b>
          </span>
        )}
      </p>
      <p role="status" className="sr-only">
        {seconds !== null && seconds <= 60 && seconds > 0 && t.heldLastMinute}
      </p>
    </div>
  );
}

/** One attempt to get this slot. Its key stays the same until an answer arrives, so that retries don't book twice. */
let wish = { slotId: '', key: '' };

/** Books the slot, or moves the visit there. Fails with `CallError`. */
async function book({ application, place, calendar, visit }: Wizard, slotId: string): Promise<Appointment> {
  if (wish.slotId !== slotId) wish = { slotId, key: randomKey() };
  const { id, personalData, access } = application;
  const { firstName, lastName, email, phone } = personalData;
  try {
    const { appointment } = await call('POST /public/admission/requests/{id}/calendar/appointment/create', {
      params: { id },
      query: { timezone: calendar.zone },
      body: {
        slotId,
        admissionRequestId: id,
        isAppointmentReschedule: visit !== null,
        source: place.source,
        entity: place.entity,
        // Masked ones are no contact data.
        ...(!access && { firstName, lastName, email, phone }),
      },
      idempotencyKey: wish.key,
    });
    wish = { slotId: '', key: '' };
    return appointment;
  } catch (error) {
    const answered = error instanceof CallError && error.status > 0;
    if (answered) wish = { slotId: '', key: '' };
    const had = answered && error.code === 'appointment_already_exists' ? await reloadVisit(id) : null;
    // The answer to an earlier attempt was lost: the visit is booked.
    if (had?.slotId === slotId) return had;
    throw error;
  }
}

/** The contact data of the visit, read-only; edited on the screen where it was entered. */
function ReadOnlyData() {
  const t = useText(appointmentTexts);
  const application = useApplication();
  const { firstName, lastName, email, phone } = application.personalData;
  const short = Math.max(firstName.length, lastName.length) <= 14;
  return (
    <section aria-labelledby="visit-data">
      <h2 id="visit-data" className="mb-2 font-extrabold">
        {t.yourData}
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-card px-4">
        <div className={classes(short && 'grid grid-cols-2 gap-x-3', !short && 'divide-y divide-line')}>
          <Row label={t.firstName} value={firstName} />
          <Row label={t.lastName} value={lastName} />
        </div>
        <Row label={t.email} value={email} />
        <Row label={t.phone} value={groupPhone(phone)} />
      </div>
      <ScreenLink
        to={contactScreen(application)}
        query={{ change: '1', ...forVisit }}
        className="flex min-h-12 items-center text-small font-bold text-brand-ink underline"
      >
        {t.wrongData}
      </ScreenLink>
    </section>
  );
}

/** Multi-line, so that long values wrap and can be checked completely. */
function Row({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="py-2">
      <label htmlFor={id} className="block text-small text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        readOnly
        rows={value.length > 30 ? 2 : 1}
        className="block field-sizing-content w-full resize-none bg-transparent font-semibold break-words"
      />
    </div>
  );
}
