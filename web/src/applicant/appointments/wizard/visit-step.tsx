import type { Appointment } from '@volante/contract/appointments/calls.ts';
import { groupPhone } from '@volante/contract/countries/phone.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { type ReactNode, useState } from 'react';
import { useSecondsLeft } from '../../../lib/countdown.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { call } from '../../application/call.ts';
import { hasHelp } from '../../application/help-channels.ts';
import { HelpLink } from '../../layout/help-link.tsx';
import { Screen } from '../../layout/screen.tsx';
import { refreshSlots } from '../calendar/slots.ts';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { FailureNotice, failureKey, toastFailure } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { AttendancePart, RehearseButton } from '../visit/attendance.tsx';
import { storeVisit } from '../visit/visit.ts';
import { AddToCalendar, JoinVisit } from '../visit/visit-actions.tsx';
import { ZoneField } from '../zones/zone-field.tsx';
import { useZoneName } from '../zones/zones.ts';
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
      <AttendancePart
        requestId={requestId}
        visit={visit}
        zone={calendar.zone}
        onMove={mayMove ? move : null}
        onCancel={() => setAsking(true)}
      />
      <VisitSummary visit={visit} zone={calendar.zone} />
      <div className="grid gap-2.5">
        <RehearseButton visit={visit} />
        {near ? moveButton : <JoinVisit visit={visit} kind="outline" />}
        <AddToCalendar visit={visit} kind="outline" />
        <ZoneField zone={calendar.zone} onChoose={chooseZone} />
      </div>
      <div className="mt-3 text-center text-small text-ink-2">
        <span>{mayMove ? t.changesLeft(visit.reschedulesLeft) : t.noChanges}</span>
        {!mayMove && (hasHelp() ? <HelpLink /> : <span> {t.noChangesAlone}</span>)}
      </div>
      {asking && (
        <CancelDialog
          busy={cancelling}
          onClose={() => setAsking(false)}
          onMove={mayMove ? move : null}
          onCancel={cancel}
        />
      )}
    </Screen>
  );
}

interface CancelDialogProps {
  busy: boolean;
  onClose(): void;
  /** Null when no reschedules are left. */
  onMove: (() => void) | null;
  onCancel(): void;
}

/** Confirms cancelling, which can't be undone, and offers to reschedule instead. */
function CancelDialog({ busy, onClose, onMove, onCancel }: CancelDialogProps) {
  const t = useText(appointmentTexts);
  return (
    <Dialog
      onClose={onClose}
      title={t.cancelTitle}
      actions={
        <>
          {onMove && (
            <Button kind="solid" onClick={onMove}>
              {t.reschedule}
            </Button>
          )}
          <Button kind="danger" busy={busy} onClick={onCancel}>
            {t.cancelYes}
          </Button>
        </>
      }
    >
      <p>{onMove ? t.cancelText : t.cancelTextNoChanges}</p>
    </Dialog>
  );
}

/** A booked visit: time first, then what and with whom. */
function VisitSummary({ visit, zone }: { visit: Appointment; zone: string }) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const zoneName = useZoneName(zone);
  return (
    <dl className="mb-4 rounded-card border border-line bg-card px-4 py-1">
      <Row label={t.date}>
        <span className="text-base font-extrabold">{capital(formatDay(visit.startTime, zone, language))}</span>
      </Row>
      <Row label={t.time}>
        <span translate="no" className="text-base font-extrabold">
          {formatSlot(visit, zone, language)}
        </span>
        <span className="block font-normal text-ink-2">{capital(zoneName)}</span>
      </Row>
      <Row label={t.kind}>{t.kindText}</Row>
      <Row label={t.name}>
        <span translate="no">{visit.firstName}</span>
      </Row>
      <Row label={t.email}>
        <span translate="no">{visit.email}</span>
      </Row>
      <Row label={t.phone}>
        <span translate="no">{groupPhone(visit.phone)}</span>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 border-b border-line py-2.5 text-small last:border-b-0">
      <dt className="w-[5rem] flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 flex-[1_1_8rem] font-semibold">{children}</dd>
    </div>
  );
}
