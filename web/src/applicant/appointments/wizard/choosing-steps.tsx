import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Screen } from '../../layout/screen.tsx';
import { monthOf } from '../calendar/days.ts';
import { type Calendar, monthSlots } from '../calendar/slots.ts';
import { formatMonthName, formatWeekday } from '../calendar/times.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { ZoneField } from '../zones/zone-field.tsx';
import { ChoosingFrame } from './choosing-frame.tsx';
import { Days, useFreeDays } from './days.tsx';
import { Times } from './times-of-day.tsx';
import type { Wizard } from './wizard.ts';

/**
 * Steps 1 and 2 on a computer: the calendar, and beside it the times of the chosen day, or of the first free day until
 * one is chosen.
 */
export function DayAndTimeStep(wizard: Wizard) {
  const { calendar, chooseZone, place, open } = wizard;
  const language = useLanguage();
  const days = useFreeDays(calendar, place.date);
  const date = place.date ?? (days.slots.data && [...days.slots.data.keys()].sort()[0]);
  const choose = (date: string) => open('time', { date, slotId: null }, { replace: true });
  return (
    <ChoosingFrame wizard={wizard} days={days}>
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_minmax(0,320px)] wide:items-start wide:gap-x-10">
        <div>
          <Days calendar={calendar} days={days} chosen={date ?? null} onDay={choose} />
          <div className="mt-4">
            <ZoneField zone={calendar.zone} onChoose={chooseZone} />
          </div>
        </div>
        {/* Its height is kept, so that a day with fewer times moves nothing below. */}
        <section className="min-h-[30rem]">
          {date && (
            <>
              <h2 className="mb-4 flex min-h-10 items-center text-big font-extrabold">
                {capital(formatLongDate(date, language))}
              </h2>
              <Times wizard={wizard} date={date} />
            </>
          )}
        </section>
      </div>
    </ChoosingFrame>
  );
}

/** Step 1: a day that has a free slot. */
export function DateStep(wizard: Wizard) {
  const { calendar, chooseZone, place, open } = wizard;
  const days = useFreeDays(calendar, place.date);
  return (
    <ChoosingFrame wizard={wizard} days={days}>
      <Days
        calendar={calendar}
        days={days}
        chosen={place.date}
        onDay={(date) => open('time', { date, slotId: null })}
      />
      <div className="mt-4">
        <ZoneField zone={calendar.zone} onChoose={chooseZone} />
      </div>
    </ChoosingFrame>
  );
}

/** Step 2: a time of the day. */
export function TimeStep(wizard: Wizard) {
  const { calendar, chooseZone, place, failure, open, back } = wizard;
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const date = place.date ?? calendar.today;
  return (
    <Screen
      title={capital(formatLongDate(date, language))}
      lead={t.timeLead}
      step="home_visit"
      stepShare={0.5}
      part="time"
      back={() => back('date')}
    >
      <FailureNotice failure={failure} />
      <DayStrip
        calendar={calendar}
        date={date}
        onDay={(date) => open('time', { date, slotId: null }, { replace: true })}
      />
      <Times
        wizard={wizard}
        date={date}
        otherDay={
          <Button kind="outline" className="mt-3" onClick={() => back('date')}>
            {t.otherDay}
          </Button>
        }
      />
      <div className="mt-5">
        <ZoneField zone={calendar.zone} onChoose={chooseZone} />
      </div>
    </Screen>
  );
}

interface DayStripProps {
  calendar: Calendar;
  date: string;
  onDay(date: string): void;
}

/** The days with free slots as a row, for switching days with one tap. */
function DayStrip({ calendar, date, onDay }: DayStripProps) {
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
