import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { formatSpan, formatTime } from '@volante/contract/words/day-and-time.ts';
import { zoneName } from '@volante/contract/words/zones.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { availabilityTexts } from './texts.ts';
import { weekdayName, weekdays } from './weekdays.ts';

/** The weekly hours, read-only. */
export function HoursShown({ advisor: { hours, zone } }: { advisor: Advisor }) {
  const t = useText(availabilityTexts);
  const language = useLanguage();
  const say = (time: string) => formatTime(`2026-01-01T${time}:00Z`, 'UTC', language);
  return (
    <>
      <h3 className="font-bold">{t.hours}</h3>
      <p className="mb-2 text-small text-ink-2">{t.hoursOf(zoneName(zone, language))}</p>
      <dl className="grid max-w-[420px] grid-cols-[110px_1fr] gap-y-1 text-small">
        {weekdays.map((weekday) => {
          const rows = hours.filter((row) => row.weekday === weekday);
          return (
            <div key={weekday} className="contents">
              <dt className="first-letter:uppercase">{weekdayName(weekday, language)}</dt>
              <dd>{rows.map(({ starts, ends }) => formatSpan(say(starts), say(ends))).join(', ') || t.dayOff}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
