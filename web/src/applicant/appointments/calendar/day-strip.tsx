import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { appointmentTexts } from '../texts.ts';
import { monthOf } from './days.ts';
import { type Calendar, monthSlots } from './slots.ts';
import { formatMonthName, formatWeekday } from './times.ts';

interface DayStripProps {
  calendar: Calendar;
  date: string;
  onDay(date: string): void;
}

/** The days with free slots as a row, for switching days with one tap. */
export function DayStrip({ calendar, date, onDay }: DayStripProps) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const chosen = useRef<HTMLButtonElement>(null);
  const { data } = useQuery(monthSlots(calendar, monthOf(date)));
  const days = data && [...new Set([...data.keys(), date])].sort();
  const known = days !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is there once the days are known
  useEffect(() => {
    const row = chosen.current?.closest('ul');
    if (row && chosen.current) row.scrollLeft = chosen.current.offsetLeft - row.clientWidth / 2 + 26;
  }, [date, known]);
  return (
    <ul aria-label={t.days} className="relative -mx-5 mb-4 flex min-h-16 gap-2 overflow-x-auto px-5 pb-1">
      {days?.map((day) => (
        <li key={day}>
          <button
            type="button"
            ref={day === date ? chosen : undefined}
            aria-current={day === date ? 'date' : undefined}
            onClick={() => day !== date && onDay(day)}
            className={classes(
              'grid min-h-15 min-w-13 px-1 place-content-center rounded-button border-[1.5px] text-center transition-colors duration-150',
              day === date ? 'border-brand-fill bg-brand-fill text-on-brand' : 'border-line bg-card text-ink',
            )}
          >
            <span className="text-tag font-semibold">{formatWeekday(weekdayOf(day), language, 'short')}</span>{' '}
            <span className="font-extrabold">
              {Number(day.slice(8))}
              <span className="sr-only"> {t.ofMonth(formatMonthName(day, language))}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}
