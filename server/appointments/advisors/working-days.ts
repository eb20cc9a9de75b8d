import { addDays } from '@volante/contract/fields/dates.ts';
import type { WorkingDay } from '@volante/contract/staff/calendar/advisor-calls.ts';
import type { Hours } from '@volante/contract/staff/calendar/calendar-rules.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { daysSpan, holidaysIn, scheduleOf } from '../calendar/calendar.ts';
import { SLOT_MS, slotsWorked } from '../calendar/slots.ts';
import { dayAt } from '../calendar/wall-clock.ts';
import { selectTimeOffOf, selectWorkedHolidays } from './advisor-store.ts';

interface Wanted {
  zone: string;
  holidays: string | null;
  hours: readonly Hours[];
  /** The advisor whose time off is taken into account. */
  advisorId?: string | undefined;
}

/** Number of days in a preview, including today. */
const DAYS = 14;

/** The working time that results from hours on the next days, by the same arithmetic as for booking. */
export async function previewDays(
  deps: DbDeps & ClockDeps,
  { zone, holidays, hours, advisorId }: Wanted,
  language?: WordLanguage,
): Promise<WorkingDay[]> {
  const first = dayAt(deps.now().getTime(), zone);
  const span = daysSpan(first, DAYS, zone);
  const timeOff = advisorId === undefined ? [] : await selectTimeOffOf(deps.db, advisorId);
  const away = timeOff.map(({ starts_at, ends_at }) => ({ from: starts_at.getTime(), to: ends_at.getTime() }));
  const worked = holidays === null ? [] : await selectWorkedHolidays(deps.db, holidays);
  const named = new Map((await holidaysIn(holidays, span, language)).map((holiday) => [holiday.day, holiday.name]));
  const row = { id: '', zone, holidays, hours: [...hours], time_off: away, worked_holidays: worked };
  const schedule = await scheduleOf(row, span);
  return Array.from({ length: DAYS }, (_, n) => {
    const day = addDays(first, n);
    const own = daysSpan(day, 1, zone);
    const slots = slotsWorked(schedule, own);
    const name = named.get(day);
    return {
      day,
      spans: joined(slots),
      slots: slots.length,
      holiday: name === undefined ? null : { name, worked: worked.includes(day) },
      isAway: away.some(({ from, to }) => from < own.to && to > own.from),
    };
  });
}

function joined(slots: readonly number[]): { from: string; to: string }[] {
  const spans: { from: number; to: number }[] = [];
  for (const start of slots) {
    const last = spans.at(-1);
    if (last?.to === start) last.to = start + SLOT_MS;
    else spans.push({ from: start, to: start + SLOT_MS });
  }
  return spans.map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));
}
