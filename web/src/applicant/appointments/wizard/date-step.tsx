import { ZoneField } from '../zones/zone-field.tsx';
import { ChoosingFrame } from './choosing-frame.tsx';
import { Days } from './days.tsx';
import { useFreeDays } from './use-free-days.ts';
import type { Wizard } from './wizard.ts';

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
