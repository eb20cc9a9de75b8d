import type { ListedVisit } from '@volante/contract/staff/calendar/visit-calls.ts';
import { useText } from '../../lib/text.ts';
import { calendarTexts } from './texts.ts';
import { VisitCard } from './visit-card.tsx';

interface DayListProps {
  visits: readonly ListedVisit[];
  zones: ReadonlyMap<string, string>;
}

/** The visits of a day as a list, for phones and for working through the day. */
export function DayList({ visits, zones }: DayListProps) {
  const t = useText(calendarTexts);
  if (visits.length === 0) return <p className="py-6 text-ink-2">{t.noneOnDay}</p>;
  return (
    <ul className="grid max-w-[720px] grid-cols-1 gap-2">
      {visits.map((visit) => (
        <VisitCard key={visit.id} visit={visit} advisorZone={zones.get(visit.advisor.id)} />
      ))}
    </ul>
  );
}
