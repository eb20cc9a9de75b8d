import { useState } from 'react';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { Screen } from '../../frame/screen.tsx';
import { ScreenButton } from '../../router/link.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { monthOf } from '../calendar/days.ts';
import { NoSlots } from '../calendar/no-slots.tsx';
import { firstFreeMonth, monthSlots, refreshSlots, type SlotsByDay } from '../calendar/slots.ts';
import { SlotsFailed } from '../calendar/slots-failed.tsx';
import { formatDay, formatSlot } from '../calendar/times.ts';
import { failureKey } from '../failure-words.ts';
import { appointmentTexts } from '../texts.ts';
import { TroubleNotice } from '../trouble-notice.tsx';
import { ZoneField } from '../zones/zone-field.tsx';
import type { Wizard } from './wizard.ts';

const MonthCalendar = lazyPart(() => import('../calendar/month-calendar.tsx'), <CalendarSkeleton />);

/** Step 1: a day that has a free slot. */
export function DateStep({ calendar, chooseZone, place, visit, trouble, open }: Wizard) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const [turnedTo, turnTo] = useState<string | null>(place.date && monthOf(place.date));
  const first = useQuery(firstFreeMonth(calendar));
  const month = turnedTo ?? first.data ?? monthOf(calendar.today);
  const slots = useQuery({ ...monthSlots(calendar, month), enabled: !first.isPending });
  const none = first.data === null || failureKey(first.error) === 'schedule_not_found';
  const unknown = first.isError && !slots.data;
  const when =
    visit && `${formatDay(visit.startTime, calendar.zone, language)}, ${formatSlot(visit, calendar.zone, language)},`;
  const leave = visit ? (
    <Button kind="text" onClick={() => open('reschedule', { moving: false, date: null, slotId: null })}>
      {t.keep}
    </Button>
  ) : (
    <ScreenButton kind="text" to="/tasks">
      {t.notNow}
    </ScreenButton>
  );
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
      below={none && leave}
    >
      <TroubleNotice trouble={trouble} />
      {none ? <NoSlots error={first.error} /> : <SlotsFailed of={[first, slots]} />}
      {!none && !unknown && (
        <>
          {first.isPending && !turnedTo ? (
            <CalendarSkeleton />
          ) : (
            <MonthCalendar
              month={month}
              today={calendar.today}
              weekStart={calendar.weekStart}
              chosen={place.date}
              free={slots.data}
              onMonth={turnTo}
              onDay={(date) => open('time', { date, slotId: null })}
            />
          )}
          <FreeDays month={month} slots={slots.data} />
          <div className="mt-4">
            <ZoneField zone={calendar.zone} onChoose={chooseZone} />
          </div>
        </>
      )}
      {!none && <div className="mt-auto pt-3">{leave}</div>}
    </Screen>
  );
}

/** Announced when a month's slots have loaded. */
function FreeDays({ month, slots }: { month: string; slots: SlotsByDay | undefined }) {
  const t = useText(appointmentTexts);
  const name = formatMonth(month, useLanguage());
  const count = slots && [...slots.keys()].filter((day) => monthOf(day) === month).length;
  return (
    <div role="status">
      <VisuallyHidden>{count === undefined ? t.loading : t.daysFree(count, name)}</VisuallyHidden>
    </div>
  );
}
