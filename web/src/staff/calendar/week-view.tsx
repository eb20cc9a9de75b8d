import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import type { Hold, ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import { formatLongDate } from '@volante/contract/words/day-and-time.ts';
import { useState } from 'react';
import { ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AttendanceTag } from '../visits/attendance.tsx';
import { dayOf, daysFrom, mondayOf, today } from '../visits/days.ts';
import { When } from '../visits/when.tsx';
import { DayNotes } from './day-notes.tsx';
import { calendarTexts } from './texts.ts';
import { isPlainlyAhead, VisitCard, VisitState } from './visit-card.tsx';

interface WeekViewProps {
  day: string;
  visits: readonly ListedVisit[];
  holds: readonly Hold[];
  advisors: readonly Advisor[];
  zones: ReadonlyMap<string, string>;
  onDay(day: string): void;
}

/** Weekday and date, each on its own line in a narrow column. */
function DayName({ day }: { day: string }) {
  const t = useText(calendarTexts);
  const [weekday, ...rest] = formatLongDate(day, useLanguage()).split(', ');
  const isToday = day === today();
  return (
    <>
      <span className="wide:block">
        <span>{weekday}</span>
        {isToday && <span className="max-wide:hidden"> · {t.isToday}</span>}
        <span className="wide:hidden">, </span>
      </span>
      <span className="wide:font-normal">{rest.join(', ')}</span>
      {isToday && <span className="wide:hidden"> · {t.isToday}</span>}
    </>
  );
}

/** Seven days side by side; on a phone one below the other. */
export function WeekView({ day, visits, holds, advisors, zones, onDay }: WeekViewProps) {
  const t = useText(calendarTexts);
  const language = useLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const nameOf = (id: string) => advisors.find((advisor) => advisor.id === id)?.name ?? '';
  // Refetched after a change, so that the card is up to date.
  const shown = visits.find(({ id }) => id === opened);
  const week = daysFrom(mondayOf(day), 7);
  const isEmpty = ![...visits, ...holds].some(({ startsAt }) => week.includes(dayOf(startsAt)));
  return (
    <>
      {isEmpty && <p className="pb-3 text-ink-2">{t.noneInWeek}</p>}
      <ol className="grid gap-2 wide:grid-cols-7">
        {week.map((day) => (
          <li
            key={day}
            className={`min-w-0 rounded-card border bg-card p-2 wide:min-h-48 ${day === today() ? 'border-brand' : 'border-line'}`}
          >
            <h2 className="mb-1.5 text-small font-bold">
              <button
                type="button"
                className="min-h-8 text-left underline-offset-2 hover:underline max-desk:min-h-12 max-desk:w-full"
                onClick={() => onDay(day)}
              >
                <DayName day={day} />
              </button>
            </h2>
            <DayNotes day={day} advisors={advisors} />
            <ul className="grid gap-1.5">
              {visits
                .filter(({ startsAt }) => dayOf(startsAt) === day)
                .map((visit) => (
                  <li key={visit.id}>
                    <button
                      type="button"
                      onClick={() => setOpened(visit.id)}
                      className={`w-full rounded-input border border-line px-2 py-1.5 text-left text-small hover:bg-brand-soft ${visit.status === 'cancelled' ? 'text-ink-2 line-through' : ''}`}
                    >
                      <b>
                        <When
                          at={visit.startsAt}
                          zones={[visit.zone, zones.get(visit.advisor.id) ?? visit.zone]}
                          timeOnly
                        />
                      </b>
                      <span translate="no" className="block wrap-anywhere">
                        {visit.name || t.unnamed}
                      </span>
                      <span translate="no" className="mb-1 block text-tag text-ink-2">
                        {visit.advisor.name}
                      </span>
                      <AttendanceTag visit={visit} />
                      {!isPlainlyAhead(visit) && <VisitState visit={visit} />}
                    </button>
                  </li>
                ))}
              {holds
                .filter(({ startsAt }) => dayOf(startsAt) === day)
                .map(({ advisorId, startsAt }) => (
                  <li
                    key={`${advisorId} ${startsAt}`}
                    className="rounded-input border border-dashed border-line px-2 py-1.5 text-small text-ink-2"
                  >
                    <When at={startsAt} zones={[zones.get(advisorId) ?? ownZone()]} timeOnly />
                    <span className="block">
                      {t.held} · {nameOf(advisorId)}
                    </span>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {shown && (
        <Dialog title={formatLongDate(dayOf(shown.startsAt), language)} onClose={() => setOpened(null)}>
          <ul>
            <VisitCard visit={shown} advisorZone={zones.get(shown.advisor.id)} />
          </ul>
        </Dialog>
      )}
    </>
  );
}
