import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ZoneField } from '../zones/zone-field.tsx';
import { ChoosingFrame } from './choosing-frame.tsx';
import { Days } from './days.tsx';
import { Times } from './times-of-day.tsx';
import { useFreeDays } from './use-free-days.ts';
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
