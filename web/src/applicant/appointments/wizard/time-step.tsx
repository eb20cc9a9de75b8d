import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Screen } from '../../layout/screen.tsx';
import { DayStrip } from '../calendar/day-strip.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';
import { ZoneField } from '../zones/zone-field.tsx';
import { Times } from './times-of-day.tsx';
import type { Wizard } from './wizard.ts';

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
