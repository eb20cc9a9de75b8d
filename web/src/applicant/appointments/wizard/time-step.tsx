import type { Slot } from '@volante/contract/appointments/calls.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { keepPreviousData, queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Screen } from '../../frame/screen.tsx';
import { DayStrip } from '../calendar/day-strip.tsx';
import { monthOf } from '../calendar/days.ts';
import { SlotGrid } from '../calendar/slot-grid.tsx';
import { daySlots, dropSlot, monthSlots } from '../calendar/slots.ts';
import { SlotsFailed } from '../calendar/slots-failed.tsx';
import { failureKey, toastFailure } from '../failure-words.ts';
import { appointmentTexts } from '../texts.ts';
import { TroubleNotice } from '../trouble-notice.tsx';
import { ZoneField } from '../zones/zone-field.tsx';
import { holdSlot } from './hold.ts';
import type { Wizard } from './wizard.ts';

/** Step 2: a time of the day; choosing one holds it. */
export function TimeStep({ calendar, chooseZone, place, trouble, open, back }: Wizard) {
  const t = useText(appointmentTexts);
  const language = useLanguage();
  const [holding, setHolding] = useState<string | null>(null);
  const date = place.date ?? calendar.today;
  const month = queryClient().getQueryData(monthSlots(calendar, monthOf(date)).queryKey);
  const day = useQuery({ ...daySlots(calendar, date), placeholderData: month ?? keepPreviousData });
  // The times of another day hold the place until those of this one are here.
  const old = day.isPlaceholderData && !month;
  const slots = day.data && ((old ? [...day.data.values()][0] : day.data.get(date)) ?? []);

  const choose = async ({ id }: Slot) => {
    if (holding || old) return;
    setHolding(id);
    try {
      await holdSlot(calendar.requestId, id);
      open('form', { slotId: id });
    } catch (error) {
      toastFailure(error, 'book');
      const trouble = failureKey(error);
      if (trouble) {
        dropSlot(calendar.requestId, id);
        open('time', { slotId: null }, { replace: true, trouble });
      }
    }
    setHolding(null);
  };
  return (
    <Screen
      title={capital(formatLongDate(date, language))}
      lead={t.timeLead}
      step="home_visit"
      stepShare={0.5}
      part="time"
      back={() => back('date')}
    >
      <TroubleNotice trouble={trouble} />
      <SlotsFailed of={[day]} />
      <DayStrip
        calendar={calendar}
        date={date}
        onDay={(date) => open('time', { date, slotId: null }, { replace: true })}
      />
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
          {t.noSlots}
          <Button kind="outline" className="mt-3" onClick={() => back('date')}>
            {t.otherDay}
          </Button>
        </Notice>
      )}
      <div role="status">
        <VisuallyHidden>
          {slots && !old ? `${formatLongDate(date, language)}: ${t.slotsFree(slots.length)}` : t.loading}
        </VisuallyHidden>
      </div>
      <div className="mt-5">
        <ZoneField zone={calendar.zone} onChoose={chooseZone} />
      </div>
    </Screen>
  );
}
