import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type { AdvisorCalendarRow } from './calendar-store.ts';
import { type Holiday, listHolidays } from './holidays.ts';
import type { Schedule, Span } from './slots.ts';

type Working = Pick<AdvisorCalendarRow, 'id' | 'zone' | 'holidays' | 'hours' | 'time_off' | 'worked_holidays'>;

/** An advisor's working time in a span, with the holidays of its years. */
export async function scheduleOf(row: Working, span: Span): Promise<Schedule> {
  const worked = new Set(row.worked_holidays);
  const holidays = await holidaysIn(row.holidays, span);
  const daysOff = new Set(holidays.flatMap(({ day }) => (worked.has(day) ? [] : day)));
  return { advisorId: row.id, zone: row.zone, hours: row.hours, daysOff, timeOff: row.time_off };
}

/** Public holidays of a place in the years of a span, with their names in a language; none if the place is null. */
export async function holidaysIn(place: string | null, span: Span, language?: WordLanguage): Promise<Holiday[]> {
  if (place === null) return [];
  // One extra day at each end, so that it is right for every zone.
  const years = new Set([span.from - DAY_MS, span.to + DAY_MS].map((moment) => new Date(moment).getUTCFullYear()));
  return (await Promise.all([...years].map((year) => listHolidays(place, year, language)))).flat();
}

const DAY_MS = 24 * 3600_000;
