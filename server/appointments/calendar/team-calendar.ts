import type { Slot } from '@volante/contract/appointments/calls.ts';
import { NOTICE_MINUTES } from '@volante/contract/appointments/rules.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { FreeOrNot, WhyNotFree } from '@volante/contract/staff/calendar/slots.ts';
import type { Db } from '../../core/database/db.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { bookableSpan, daysSpan, scheduleOf, slotAt, type Visited } from './calendar.ts';
import { type AdvisorCalendarRow, selectAllCalendars, selectCalendars } from './calendar-store.ts';
import { freeSlots, SLOT_MS, type Span, slotsInHours, slotsWorked } from './slots.ts';

type CalendarDeps = DbDeps & ClockDeps;
interface Somebody {
  id: string;
  name: string;
}

/** The slots that staff can book in a country, in order, each with the advisors who are free. Days are in the country's zone. */
export async function listTeamSlots(
  deps: CalendarDeps,
  country: CountryCode,
  { from, days, advisorId }: { from: string; days: number; advisorId?: string | undefined },
): Promise<(Slot & { advisors: Somebody[] })[]> {
  const bookable = bookableSpan(deps, { country });
  const asked = daysSpan(from, days, countries[country].zone);
  const span = { from: Math.max(asked.from, bookable.from), to: Math.min(asked.to, bookable.to) };
  if (span.from >= span.to) return [];
  const all = await selectCalendars(deps.db, { country, applicationId: null }, span, deps.now());
  const rows = advisorId === undefined ? all : all.filter(({ id }) => id === advisorId);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const free = await freeOf(rows, span);
  return [...free].map(([start, ids]) => ({
    ...slotAt(start),
    advisors: ids.map((id) => ({ id, name: names.get(id) ?? '' })),
  }));
}

/** Advisors who work at that time and have no visit then, however soon it is. */
export async function advisorsFreeAt(deps: ClockDeps, db: Db, application: Visited, at: Date): Promise<string[]> {
  const span = { from: at.getTime(), to: at.getTime() + SLOT_MS };
  const rows = await selectCalendars(db, application, span, deps.now());
  return (await freeOf(rows, span)).get(span.from) ?? [];
}

/** For each advisor, whether they are free in the slot that contains a moment, and otherwise the first reason why not. */
export async function explainMoment(
  deps: CalendarDeps,
  country: CountryCode,
  at: Date,
): Promise<{ slot: Pick<Slot, 'startTime' | 'endTime'>; advisors: FreeOrNot[] }> {
  const from = Math.floor(at.getTime() / SLOT_MS) * SLOT_MS;
  const span = { from, to: from + SLOT_MS };
  const rows = await selectAllCalendars(deps.db, span, deps.now());
  const bookable = bookableSpan(deps, { country });
  const advisors = await Promise.all(
    rows.map(async (row) => {
      const because = await whyNotFree(row, span, { country, lastStart: bookable.to, now: deps.now().getTime() });
      return { id: row.id, name: row.name, free: because === null, because };
    }),
  );
  const { startTime, endTime } = slotAt(from);
  return { slot: { startTime, endTime }, advisors };
}

async function whyNotFree(
  row: AdvisorCalendarRow,
  span: Span,
  { country, lastStart, now }: { country: CountryCode; lastStart: number; now: number },
): Promise<WhyNotFree | null> {
  if (!row.active) return 'inactive';
  if (!row.countries.includes(country)) return 'country';
  if (span.from >= lastStart) return 'too_far';
  const schedule = await scheduleOf(row, span);
  if (slotsInHours(schedule, span).length === 0) return 'outside_hours';
  if (slotsWorked({ ...schedule, timeOff: [] }, span).length === 0) return 'holiday';
  if (slotsWorked(schedule, span).length === 0) return 'time_off';
  if (span.from < now + NOTICE_MINUTES * 60_000) return 'notice';
  if (row.taken.some(({ held }) => !held)) return 'booked';
  return row.taken.length > 0 ? 'held' : null;
}

async function freeOf(rows: readonly AdvisorCalendarRow[], span: Span): Promise<Map<number, string[]>> {
  const schedules = await Promise.all(rows.map((row) => scheduleOf(row, span)));
  return freeSlots(schedules, new Map(rows.map((row) => [row.id, row.taken])), span);
}
