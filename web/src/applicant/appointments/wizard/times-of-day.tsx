import type { Slot } from '@volante/contract/appointments/calls.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { keepPreviousData, queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { monthOf } from '../calendar/days.ts';
import { SlotGrid } from '../calendar/slot-grid.tsx';
import { daySlots, dropSlot, monthSlots } from '../calendar/slots.ts';
import { SlotsFailed } from '../calendar/slots-failed.tsx';
import { failureKey, toastFailure } from '../failure-words.ts';
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
