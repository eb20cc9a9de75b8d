import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Screen } from '../../layout/screen.tsx';
import { ScreenButton } from '../../navigation/link.tsx';
import { refreshSlots } from '../calendar/slots.ts';
import { SlotsFailed } from '../calendar/slots-failed.tsx';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { FailureNotice, HelpInNotice } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import type { FreeDays } from './days.tsx';
import type { Wizard } from './wizard.ts';

interface ChoosingFrameProps {
  wizard: Wizard;
  days: FreeDays;
  /** Shown unless no day is free or the days can't be loaded. */
  children: ReactNode;
}

/** The frame for choosing a day: its purpose, failures, and the way out. */
export function ChoosingFrame({ wizard, days: { first, slots, none, unknown }, children }: ChoosingFrameProps) {
  const { calendar, visit, failure } = wizard;
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const when =
    visit && `${formatDay(visit.startTime, calendar.zone, language)}, ${formatSlot(visit, calendar.zone, language)},`;
  return (
    <Screen
      title={visit ? t.moveTitle : t.title}
      lead={when ? t.moveLead(when) : t.lead}
      step="home_visit"
      part="date"
      action={
        none && (
          <Button onClick={() => refreshSlots(calendar.requestId)} busy={first.isFetching}>
            {t.again}
          </Button>
        )
      }
      below={none && <LeaveButton {...wizard} />}
    >
      <FailureNotice failure={failure} />
      {none ? <NoSlots /> : <SlotsFailed of={[first, slots]} />}
      {!none && !unknown && children}
      {!none && (
        <div className="mt-auto pt-3 wide:w-fit">
          <LeaveButton {...wizard} />
        </div>
      )}
    </Screen>
  );
}

/** Shown when no month has a free slot, or no advisor has hours at all. */
function NoSlots() {
  const t = useText(appointmentTexts);
  return (
    <Notice tone="warn" title={t.noneTitle} live>
      {t.noneText}
      <HelpInNotice />
    </Notice>
  );
}

/** Leaves the wizard: the visit stays as it is, or is booked later. */
function LeaveButton({ visit, open }: Wizard) {
  const t = useText(appointmentTexts);
  return visit ? (
    <Button kind="text" onClick={() => open('reschedule', { moving: false, date: null, slotId: null })}>
      {t.keep}
    </Button>
  ) : (
    <ScreenButton kind="text" to="/tasks">
      {t.notNow}
    </ScreenButton>
  );
}
