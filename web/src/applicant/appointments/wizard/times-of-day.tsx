import type { Slot } from '@volante/contract/appointments/calls.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { keepPreviousData, queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { monthOf } from '../calendar/days.ts';
import { daySlots, dropSlot, monthSlots } from '../calendar/slots.ts';
import { SlotsFailed } from '../calendar/slots-failed.tsx';
import { byDayPart, formatSlot } from '../calendar/times.ts';
import { failureKey, toastFailure } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { holdSlot } from './hold.ts';
import type { Wizard } from './wizard.ts';

interface TimesProps {
  wizard: Wizard;
  date: string;
  /** The link to another day, if the days aren't visible. */
  otherDay?: ReactNode;
}

/** The free times of a day; choosing one holds it. */
export function Times({ wizard: { calendar, place, open }, date, otherDay }: TimesProps) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const [holding, setHolding] = useState<string | null>(null);
  const month = queryClient().getQueryData(monthSlots(calendar, monthOf(date)).queryKey);
  const day = useQuery({ ...daySlots(calendar, date), placeholderData: month ?? keepPreviousData });
  // The previous day's times keep the space until this day's are loaded.
  const old = day.isPlaceholderData && !month;
  const slots = day.data && ((old ? [...day.data.values()][0] : day.data.get(date)) ?? []);

  const choose = async ({ id }: Slot) => {
    if (holding || old) return;
    setHolding(id);
    try {
      await holdSlot(calendar.requestId, id);
      open('form', { date, slotId: id });
    } catch (error) {
      const failure = failureKey(error);
      if (!failure) toastFailure(error, 'book');
      else {
        dropSlot(calendar.requestId, id);
        open('time', { date, slotId: null }, { replace: true, failure });
      }
    }
    setHolding(null);
  };
  return (
    <>
      <SlotsFailed of={[day]} />
      {slots ? (
        <SlotGrid
          slots={slots}
          zone={calendar.zone}
          chosen={place.slotId}
          holding={holding}
          old={old}
          onChoose={choose}
        />
      ) : (
        day.isFetching && <Skeleton className="h-72" label={t.loading} />
      )}
      {slots?.length === 0 && !old && (
        <Notice tone="warn">
          <p>{t.noSlots}</p>
          {otherDay}
        </Notice>
      )}
      <div role="status">
        <span className="sr-only">
          {slots && !old ? `${formatLongDate(date, language)}: ${t.slotsFree(slots.length)}` : t.loading}
        </span>
      </div>
    </>
  );
}

interface SlotGridProps {
  slots: readonly Slot[];
  zone: string;
  chosen: string | null;
  /** The slot that is being held right now. */
  holding: string | null;
  /** The slots shown belong to another day, until the right ones have loaded. */
  old: boolean;
  onChoose(slot: Slot): void;
}

// Two columns, or one if the reader's letters are too large for two.
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,40%),1fr))] gap-2.5';

/** The free times of a day in two columns, by part of the day. */
function SlotGrid({ slots, zone, chosen, holding, old, onChoose }: SlotGridProps) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  // `11:30 a.m. – 12:00 p.m.` is the longest; all have the same size.
  const long = slots.some((slot) => formatSlot(slot, zone, language).length > 16);
  return (
    <div aria-busy={old} className={classes('grid gap-4', old && 'pulse-soft')}>
      {byDayPart(slots, zone).map(([part, of]) => (
        <section key={part} aria-label={`${t.slots}: ${t.parts[part]}`}>
          <h2 className="mb-2 text-small font-bold text-ink-2">{t.parts[part]}</h2>
          <ul className={columns}>
            {of.map((slot) => (
              <li key={slot.id}>
                <button
                  type="button"
                  aria-pressed={slot.id === chosen}
                  aria-disabled={old || holding !== null || undefined}
                  aria-busy={slot.id === holding || undefined}
                  onClick={() => onChoose(slot)}
                  className={classes(
                    'flex min-h-[52px] w-full items-center justify-center gap-2 rounded-button border-[1.5px] px-1 font-bold transition-colors duration-150 active:bg-brand-soft',
                    long && 'text-small',
                    slot.id === (holding ?? chosen)
                      ? 'border-brand bg-brand-soft text-brand-ink'
                      : 'border-line bg-card text-ink',
                  )}
                >
                  {slot.id === holding && <Spinner size={16} />}
                  <span translate="no">{formatSlot(slot, zone, language)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
