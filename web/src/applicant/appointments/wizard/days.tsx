import type { Slot } from '@volante/contract/appointments/calls.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { monthOf, weeksFrom } from '../calendar/days.ts';
import type { Calendar, SlotsByDay } from '../calendar/slots.ts';
import { formatDay } from '../calendar/times.ts';
import { appointmentTexts } from '../texts.ts';
import type { FreeDays } from './use-free-days.ts';

const MonthCalendar = lazyPart(() => import('../calendar/month-calendar.tsx'), <CalendarSkeleton />);

interface DaysProps {
  calendar: Calendar;
  days: FreeDays;
  chosen: string | null;
  onDay(date: string): void;
}

/** The month with its free days, and how many there are, announced. */
export function Days({ calendar, days: { month, slots, next, searching, turnTo }, chosen, onDay }: DaysProps) {
  return (
    <>
      {searching ? (
        <CalendarSkeleton weeks={weeksFrom(calendar.today, calendar.weekStart)} />
      ) : (
        <MonthCalendar
          month={month}
          today={calendar.today}
          weekStart={calendar.weekStart}
          chosen={chosen}
          free={slots.data}
          next={next && dateIn(calendar.zone, new Date(next.startTime))}
          onMonth={turnTo}
          onDay={onDay}
        />
      )}
      <Soonest slot={next} zone={calendar.zone} />
      <Count month={month} slots={slots.data} />
    </>
  );
}

/** The very first free time, whose day is marked. Its line keeps its space while it is unknown. */
function Soonest({ slot, zone }: { slot: Slot | null; zone: string }) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  return (
    <p className="mt-1 flex min-h-10 items-center gap-2 text-small text-ink-2">
      {slot && (
        <>
          <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-brand-ink" />
          {t.soonest(`${formatDay(slot.startTime, zone, language)}, ${formatTime(slot.startTime, zone, language)}`)}
        </>
      )}
    </p>
  );
}

/** Announced when a month's slots have loaded. */
function Count({ month, slots }: { month: string; slots: SlotsByDay | undefined }) {
  const t = useText(appointmentTexts);
  const name = formatMonth(month, useLanguage());
  const count = slots && [...slots.keys()].filter((day) => monthOf(day) === month).length;
  return (
    <div role="status">
      <span className="sr-only">{count === undefined ? t.loading : t.daysFree(count, name)}</span>
    </div>
  );
}
