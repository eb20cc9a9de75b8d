import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx';
import { monthOf } from '../calendar/days.ts';
import type { Calendar, SlotsByDay } from '../calendar/slots.ts';
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
export function Days({ calendar, days: { month, slots, searching, turnTo }, chosen, onDay }: DaysProps) {
  return (
    <>
      {searching ? (
        <CalendarSkeleton />
      ) : (
        <MonthCalendar
          month={month}
          today={calendar.today}
          weekStart={calendar.weekStart}
          chosen={chosen}
          free={slots.data}
          onMonth={turnTo}
          onDay={onDay}
        />
      )}
      <Count month={month} slots={slots.data} />
    </>
  );
}

/** Announced when a month's slots have loaded. */
function Count({ month, slots }: { month: string; slots: SlotsByDay | undefined }) {
  const t = useText(appointmentTexts);
  const name = formatMonth(month, useLanguage());
  const count = slots && [...slots.keys()].filter((day) => monthOf(day) === month).length;
  return (
    <div role="status">
      <VisuallyHidden>{count === undefined ? t.loading : t.daysFree(count, name)}</VisuallyHidden>
    </div>
  );
}
