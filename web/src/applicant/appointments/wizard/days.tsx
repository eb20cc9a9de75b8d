import type { Slot } from '@volante/contract/appointments/calls.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatTime } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { formatMonth } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPart } from '../../navigation/lazy-part.tsx';
import { monthOf, weeksFrom } from '../calendar/days.ts';
import { type Calendar, firstFreeDay, firstFreeMonth, monthSlots, type SlotsByDay } from '../calendar/slots.ts';
import { formatDay } from '../calendar/times.ts';
import { failureKey } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';

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

// Complete class names: the page's policy forbids inline styles, and the stylesheet contains only classes found in the
// source.
const heights = ['h-[128px]', 'h-[180px]', 'h-[232px]', 'h-[284px]', 'h-[336px]', 'h-[388px]'];

/** A placeholder with the height of a calendar with this many weeks. */
function CalendarSkeleton({ weeks = 6 }: { weeks?: number }) {
  const t = useText(appointmentTexts);
  return <Skeleton className={heights[weeks - 1] ?? 'h-[388px]'} label={t.loading} />;
}

/** The month shown and its free slots; initially the month of the chosen day, otherwise that of the first free day. */
export function useFreeDays(calendar: Calendar, chosen: string | null) {
  const [turnedTo, turnTo] = useState<string | null>(chosen && monthOf(chosen));
  const first = useQuery(firstFreeMonth(calendar));
  const month = turnedTo ?? first.data ?? monthOf(calendar.today);
  const firstMonth = useQuery({ ...monthSlots(calendar, first.data ?? month), enabled: first.data != null });
  const next = first.data ? firstFreeDay(firstMonth.data, first.data) : undefined;
  const slots = useQuery({ ...monthSlots(calendar, month), enabled: !first.isPending });
  return {
    first,
    slots,
    month,
    turnTo,
    /** The first free slot of all; null until it is known. */
    next: next ? (firstMonth.data?.get(next)?.[0] ?? null) : null,
    /** The first free month is not known yet. */
    searching: first.isPending && !turnedTo,
    /** No month has a free slot. */
    none: first.data === null || failureKey(first.error) === 'schedule_not_found',
    unknown: first.isError && !slots.data,
  };
}

export type FreeDays = ReturnType<typeof useFreeDays>;
