import { useQueries } from '@tanstack/react-query';
import type { Advisor } from '@volante/contract/staff/calendar/advisor-calls.ts';
import { queryClient } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { holidaysQuery } from '../visits/calendar-data.ts';
import { dayOf } from '../visits/days.ts';
import { calendarTexts } from './texts.ts';

/** Holidays and absences of advisors on a day. */
export function DayNotes({ day, advisors }: { day: string; advisors: readonly Advisor[] }) {
  const t = useText(calendarTexts);
  const places = [...new Set(advisors.flatMap(({ active, holidays }) => (active && holidays ? [holidays] : [])))];
  const years = useQueries({ queries: places.map((place) => holidaysQuery(place, day.slice(0, 4))) }, queryClient());
  const off = places.flatMap((place, n) => {
    const holiday = years[n]?.data?.items.find((item) => item.day === day && !item.worked);
    return holiday ? [{ place, name: holiday.name }] : [];
  });
  const away = advisors.filter(({ timeOff, zone }) =>
    timeOff.some(({ from, to }) => dayOf(from, zone) <= day && dayOf(new Date(Date.parse(to) - 1), zone) >= day),
  );
  if (off.length === 0 && away.length === 0) return null;
  return (
    <ul className="mb-1.5 grid gap-0.5 text-tag text-warn-ink">
      {[...new Set(off.map(({ name }) => name))].map((name) => (
        <li key={name}>
          {t.holiday(
            name,
            off
              .filter((item) => item.name === name)
              .map(({ place }) => place)
              .join(', '),
          )}
        </li>
      ))}
      {away.map(({ id, name }) => (
        <li key={id}>
          {t.away}: <span translate="no">{name}</span>
        </li>
      ))}
    </ul>
  );
}
