import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { TeamSlot } from '@volante/contract/staff/calendar/slots.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useState } from 'react';
import { ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { keepPreviousData, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayButton } from '../controls/day-button.tsx';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { differs, timeIn } from '../words/moments.ts';
import { slotsQuery } from './calendar-data.ts';
import { dayOf, today } from './days.ts';
import { visitTexts } from './texts.ts';
import { WhyNothing } from './why-nothing.tsx';

/** Days shown at once. */
const DAYS = 7;

interface SlotPickerProps {
  country: CountryCode;
  /** The driver's. */
  zone: string;
  chosen: string | null;
  /** Only slots of this advisor. */
  advisorId: string | null;
  onChoose(slot: TeamSlot): void;
}

/** Free slots, a week at a time, on this computer's clock and the driver's. */
export function SlotPicker({ country, zone, chosen, advisorId, onChoose }: SlotPickerProps) {
  const t = useText(visitTexts);
  const language = useLanguage();
  const [first, setFirst] = useState(today);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...slotsQuery(country, first, DAYS),
    placeholderData: keepPreviousData,
  });
  const slots = data?.slots.filter(
    ({ advisors }) => advisorId === null || advisors.some((advisor) => advisor.id === advisorId),
  );
  const before = addDays(first, -DAYS);
  const days = [...new Set(slots?.map(({ startTime }) => dayOf(startTime)))];
  const isElsewhere = slots?.some(({ startTime }) => differs(startTime, zone));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          kind="outline"
          disabled={first <= today()}
          onClick={() => setFirst(before < today() ? today() : before)}
        >
          <Icon name="back" size={16} /> <span className="max-desk:sr-only">{t.earlier}</span>
        </Button>
        <DayButton label={t.goTo} day={first} min={today()} onChoose={setFirst} />
        <Button kind="outline" onClick={() => setFirst(addDays(first, DAYS))}>
          <span className="max-desk:sr-only">{t.later}</span> <Icon name="next" size={16} />
        </Button>
      </div>
      {error && <FailureNotice error={error} onAgain={refetch} />}
      {!slots && !error && <Skeleton className="h-40" label={t.loading} />}
      {slots?.length === 0 && <p className="text-small">{t.none}</p>}
      {isElsewhere && <p className="text-small text-ink-2">{t.below(zoneName(zone, language))}</p>}
      <div className={isPlaceholderData ? 'opacity-60' : ''}>
        {days.map((day) => (
          <fieldset key={day} className="mb-3 min-w-0">
            <legend className="mb-1.5 text-small font-bold">
              <span className="sr-only">{t.freeOn(formatLongDate(day, language))}</span>
              <span aria-hidden="true">{formatLongDate(day, language)}</span>
            </legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-1.5">
              {slots
                ?.filter(({ startTime }) => dayOf(startTime) === day)
                .map((slot) => (
                  <button
                    key={slot.id}
                    type="button"
                    aria-pressed={slot.id === chosen}
                    title={slot.advisors.map(({ name }) => name).join(', ')}
                    onClick={() => onChoose(slot)}
                    className="min-h-11 rounded-input max-desk:min-h-12 border-[1.5px] border-field-line bg-card px-1 text-small font-semibold tabular-nums hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
                  >
                    <span translate="no">{formatTime(slot.startTime, ownZone(), language)}</span>
                    {isElsewhere && (
                      <span translate="no" className="block text-tag font-normal text-ink-2">
                        {timeIn(zone, slot.startTime, language)}
                      </span>
                    )}
                  </button>
                ))}
            </div>
          </fieldset>
        ))}
      </div>
      <WhyNothing country={country} />
    </div>
  );
}
