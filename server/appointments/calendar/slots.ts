import { SLOT_MINUTES } from '@volante/contract/appointments/rules.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { dayAt, momentOf, weekdayOf } from './wall-clock.ts';

/** A span in ms since 1970; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** An advisor's working time, before bookings. */
export interface Schedule {
  advisorId: string;
  zone: string;
  /** In the advisor's zone; `starts` and `ends` like `09:00`. */
  hours: readonly { weekday: number; starts: string; ends: string }[];
  /** Holidays, as `yyyy-mm-dd` in the zone. */
  daysOff: ReadonlySet<string>;
  timeOff: readonly Span[];
}

export const SLOT_MS = SLOT_MINUTES * 60_000;

/** Starts of the slots within the advisor's weekly hours that begin in the span, ignoring holidays and time off. */
export function slotsInHours(schedule: Schedule, span: Span): number[] {
  return slotsOfDays(schedule, span, () => true);
}

/** Starts of the slots that begin in the span, within the advisor's hours, and aren't cut by holidays or time off. */
export function slotsWorked(schedule: Schedule, span: Span): number[] {
  const away = slotsTouched(schedule.timeOff);
  return slotsOfDays(schedule, span, (day) => !schedule.daysOff.has(day)).filter((start) => !away.has(start));
}

/** Free slots that begin in the span, in order, each with the free advisors. `taken` has each advisor's bookings, by id. */
export function freeSlots(
  schedules: readonly Schedule[],
  taken: ReadonlyMap<string, readonly Span[]>,
  span: Span,
): Map<number, string[]> {
  const free = new Map<number, string[]>();
  for (const schedule of schedules) {
    const busy = slotsTouched(taken.get(schedule.advisorId) ?? []);
    for (const start of slotsWorked(schedule, span)) {
      if (busy.has(start)) continue;
      const advisors = free.get(start);
      if (advisors) advisors.push(schedule.advisorId);
      else free.set(start, [schedule.advisorId]);
    }
  }
  return new Map([...free].sort(([a], [b]) => a - b));
}

function slotsOfDays({ hours, zone }: Schedule, span: Span, isWorked: (day: string) => boolean): number[] {
  const starts = new Set<number>();
  const last = dayAt(span.to, zone);
  for (let day = dayAt(span.from, zone); day <= last; day = addDays(day, 1)) {
    if (!isWorked(day)) continue;
    const weekday = weekdayOf(day);
    for (const block of hours) {
      if (block.weekday !== weekday) continue;
      const ends = momentOf(day, block.ends, zone);
      const first = Math.ceil(momentOf(day, block.starts, zone) / SLOT_MS) * SLOT_MS;
      for (let start = first; start + SLOT_MS <= ends; start += SLOT_MS)
        if (start >= span.from && start < span.to) starts.add(start);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

function slotsTouched(spans: readonly Span[]): Set<number> {
  const touched = new Set<number>();
  for (const { from, to } of spans)
    for (let start = Math.floor(from / SLOT_MS) * SLOT_MS; start < to; start += SLOT_MS) touched.add(start);
  return touched;
}
