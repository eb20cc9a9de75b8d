import type { Slot } from '@volante/contract/appointments/calls.ts';
import {
  MAX_SLOT_DAYS,
  MONTHS_AHEAD,
  NOTICE_MINUTES,
  slotIdOf,
  startOfSlot,
} from '@volante/contract/appointments/rules.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type { Db } from '../../core/database/db.ts';
import type { ApplicationFile, ClockDeps, Deps } from '../../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { type AdvisorCalendarRow, selectCalendars } from './calendar-store.ts';
import { type Holiday, listHolidays } from './holidays.ts';
import { freeSlots, type Schedule, SLOT_MS, type Span, slotsInHours } from './slots.ts';
import { dayAt, inMonths, startOfDay } from './wall-clock.ts';

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

interface Calendar {
  schedules: Schedule[];
  taken: Map<string, Span[]>;
}

/** The application whose calendar is read: it has the advisors of its country, and its own hold counts as free time. */
export type Visited = Pick<ApplicationFile, 'country'> & { applicationId: string | null };

interface Wanted {
  /** Number of consecutive days, as text from the URL. */
  days: string;
  /** `yyyy-mm-dd`, or an instant for its day in the zone; today by default. */
  date: string | undefined;
  /** The country's zone by default. */
  timezone: string | undefined;
}

/** The free slots of a range of days, in order. Throws `schedule_not_found`, and a 422 for an invalid number of days. */
export async function listFreeSlots(deps: Deps, application: ApplicationFile, wanted: Wanted): Promise<Slot[]> {
  const days = /^\d{1,2}$/.test(wanted.days) ? Number(wanted.days) : 0;
  if (days < 1 || days > MAX_SLOT_DAYS) throw brokenRules(brokenRule('n', 'invalid_value'));
  const zone = wanted.timezone ?? countries[application.country].zone;
  const bookable = bookableSpan(deps, application);
  const first = dayOf(wanted.date, zone) ?? dayAt(deps.now().getTime(), zone);
  const span = first > dayAt(bookable.to, zone) ? { from: bookable.to, to: bookable.to } : daysSpan(first, days, zone);
  const from = Math.max(span.from, bookable.from);
  const clipped = { from, to: Math.max(from, Math.min(span.to, bookable.to)) };
  const { schedules, taken } = await readCalendar(deps, deps.db, application, clipped);
  return [...freeSlots(schedules, taken, clipped).keys()].map(slotAt);
}

/**
 * The slot with this id, and the advisors who are free then. Throws `slot_booking_time_limit`, `schedule_not_found`,
 * `slot_not_found` if no advisor has hours then, and `slot_is_not_available` if all who do are away or taken.
 */
export async function openSlot(
  deps: ClockDeps,
  db: Db,
  application: Visited,
  slotId: string,
): Promise<{ startsAt: Date; endsAt: Date; advisors: string[] }> {
  const start = startOfSlot(slotId)?.getTime();
  if (start === undefined) throw new Problem('slot_not_found');
  const bookable = bookableSpan(deps, application);
  if (start < bookable.from) throw new Problem('slot_booking_time_limit');
  if (start >= bookable.to) throw new Problem('slot_not_found');
  const span = { from: start, to: start + SLOT_MS };
  const { schedules, taken } = await readCalendar(deps, db, application, span);
  if (!schedules.some((schedule) => slotsInHours(schedule, span).length > 0)) throw new Problem('slot_not_found');
  const advisors = freeSlots(schedules, taken, span).get(start);
  if (!advisors) throw new Problem('slot_is_not_available');
  return { startsAt: new Date(start), endsAt: new Date(start + SLOT_MS), advisors };
}

/** The slot that starts at this time, in ms since 1970. */
export function slotAt(start: number): Slot {
  const startsAt = new Date(start);
  return {
    id: slotIdOf(startsAt),
    startTime: startsAt.toISOString(),
    endTime: new Date(start + SLOT_MS).toISOString(),
  };
}

/** From the end of the notice period to the end of the country's last bookable day. */
export function bookableSpan({ now }: ClockDeps, { country }: Pick<ApplicationFile, 'country'>): Span {
  const { zone } = countries[country];
  const moment = now().getTime();
  const lastDay = inMonths(dayAt(moment, zone), MONTHS_AHEAD);
  return { from: moment + NOTICE_MINUTES * 60_000, to: startOfDay(addDays(lastDay, 1), zone) };
}

// A time without an offset is read as its day. An instant may be outside four-digit years, where there are no slots.
function dayOf(date: string | undefined, zone: string): string | undefined {
  if (!date || !/T.*(Z|[+-]\d\d:?\d\d)$/i.test(date)) return date?.slice(0, 10);
  return dayAt(Date.parse(date), zone).replace(/^\+.*/, '9999-12-31').replace(/^-.*/, '0000-01-01');
}

/** Consecutive days in the zone. */
export function daysSpan(first: string, days: number, zone: string): Span {
  return { from: startOfDay(first, zone), to: startOfDay(addDays(first, days), zone) };
}

async function readCalendar(deps: ClockDeps, db: Db, application: Visited, span: Span): Promise<Calendar> {
  const rows = await selectCalendars(db, application, span, deps.now());
  if (rows.length === 0) throw new Problem('schedule_not_found');
  const schedules = await Promise.all(rows.map((row) => scheduleOf(row, span)));
  return { schedules, taken: new Map(rows.map((row) => [row.id, row.taken])) };
}
