import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { formatMonth } from '../../../lib/format.ts';
import { type Language, useLanguage } from '../../../lib/language.ts';
import { getText, useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { appointmentTexts } from '../texts.ts';
import { bookableMonths, fromLocalDate, monthOf, toLocalDate, type Weekday, weekOf } from './days.ts';
import { firstFreeDay, type SlotsByDay } from './slots.ts';
import { formatWeekday } from './times.ts';

interface MonthCalendarProps {
  /** Its first day. */
  month: string;
  today: string;
  weekStart: Weekday;
  chosen: string | null;
  /** Undefined while loading; then every future day can be chosen. */
  free: SlotsByDay | undefined;
  /** The first free day of all. */
  next: string | null;
  onMonth(month: string): void;
  onDay(date: string): void;
}

/**
 * A month calendar, from the first week that can be booked on; days without free slots are focusable and readable, but not
 * selectable. Its first tab stop is the first free day.
 */
export default function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, weekStart, chosen, free, next, onMonth, onDay } = props;
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const months = bookableMonths(today);
  const firstFree = firstFreeDay(free, month);
  const stop = chosen && monthOf(chosen) === month ? chosen : firstFree;
  const from = next && monthOf(next) === month ? next : today;
  const closed = (day: Date) => {
    const date = fromLocalDate(day);
    return date < today || (free !== undefined && !free.has(date));
  };
  return (
    <DayPicker
      lang={language}
      month={toLocalDate(month)}
      onMonthChange={(day) => onMonth(monthOf(fromLocalDate(day)))}
      startMonth={toLocalDate(months[0] ?? month)}
      endMonth={toLocalDate(months.at(-1) ?? month)}
      weekStartsOn={weekStart}
      // The component's own tab stop is "today".
      today={toLocalDate(stop ?? today)}
      hidden={{ before: toLocalDate(weekOf(from, weekStart)) }}
      fixedWeeks
      showOutsideDays
      onDayClick={(day) => closed(day) || onDay(fromLocalDate(day))}
      modifiers={{
        closed,
        now: toLocalDate(today),
        ...(next && { next: toLocalDate(next) }),
        free: (day) => free !== undefined && !closed(day),
        ...(chosen && { selected: toLocalDate(chosen) }),
      }}
      formatters={{
        formatCaption: (day) => formatMonth(fromLocalDate(day), language),
        formatWeekdayName: (day) => formatWeekday(day.getDay(), language, 'short'),
        formatDay: (day) => String(day.getDate()),
      }}
      labels={{
        labelNav: () => t.month,
        labelPrevious: () => t.previousMonth,
        labelNext: () => t.nextMonth,
        labelGrid: (day) => formatMonth(fromLocalDate(day), language),
        labelWeekday: (day) => formatWeekday(day.getDay(), language, 'long'),
        labelDayButton: (day, modifiers) => dayLabel(day, modifiers, language),
      }}
      classNames={looks}
      components={{ DayButton: Day, Chevron }}
    />
  );
}

function dayLabel(day: Date, modifiers: Record<string, boolean>, language: Language): string {
  const t = getText(appointmentTexts);
  const date = formatLongDate(fromLocalDate(day), language);
  const named = modifiers.now ? t.today(date) : date;
  if (modifiers.closed) return t.dayIs(named, t.dayFull);
  const label = modifiers.next ? t.dayIs(named, t.dayNext) : named;
  return modifiers.free ? t.dayIs(label, t.dayFree) : label;
}

function Day(props: DayButtonProps) {
  const { closed, free, next, now, selected, outside } = props.modifiers;
  return (
    <DayButton
      {...props}
      aria-disabled={closed || undefined}
      aria-current={now ? 'date' : undefined}
      className={classes(
        'mx-auto grid h-12 w-full max-w-12 place-items-center rounded-input border-x-2 border-transparent bg-clip-padding text-[min(1rem,6.5vw)] transition-colors duration-150',
        closed && 'text-ink-2 opacity-60',
        !closed && 'font-bold active:bg-brand-line',
        free && !selected && 'bg-brand-soft text-brand-ink',
        !closed && selected && 'bg-brand-fill text-on-brand',
        now && 'border-2 border-brand! font-extrabold opacity-100!',
        next &&
          'relative after:absolute after:bottom-1.5 after:left-[calc(50%-3px)] after:size-1.5 after:rounded-full after:bg-current',
        outside && 'text-[min(0.875rem,6vw)]',
      )}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return (
    <span className="grid size-8 place-items-center rounded-full border border-line bg-card">
      <Icon name={orientation === 'left' ? 'back' : 'next'} size={16} />
    </span>
  );
}

const arrow = 'grid size-12 place-items-center text-ink aria-disabled:opacity-40';
const looks = {
  months: 'relative',
  nav: 'absolute -top-1 right-0 flex',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'flex min-h-10 items-center pr-24',
  caption_label: 'text-big font-extrabold first-letter:uppercase',
  month_grid: '-mx-2 w-[calc(100%+16px)] table-fixed border-separate border-spacing-y-0.5',
  weekday: 'h-8 text-[min(0.75rem,4vw)] font-semibold whitespace-nowrap text-ink-2',
  // No gap: at 360 px a day is 48 px wide, including the space to the next.
  day: 'px-0 py-px',
  // Weeks that are over.
  week: 'not-has-[button]:hidden',
};
