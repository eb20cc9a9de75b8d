import { MAX_SLOT_DAYS, MONTHS_AHEAD } from '@volante/contract/appointments/rules.ts';
import { addDays, addMonths } from '@volante/contract/fields/dates.ts';

/** Months are named by their first day, `2026-11-01`; weekdays are counted from Sunday, 0. */
export type Weekday = 0 | 1;

export function monthOf(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The selectable months: this one and the bookable ones ahead. */
export function bookableMonths(today: string): string[] {
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, i) => `${addMonths(today, i)}-01`);
}

/** First day and number of days of a month view (six weeks), from today on. */
export function monthView(month: string, weekStart: Weekday, today: string): { from: string; days: number } {
  const start = weekOf(month, weekStart);
  const end = addDays(start, MAX_SLOT_DAYS);
  const from = start < today ? today : start;
  return { from, days: Math.max(1, (Date.parse(end) - Date.parse(from)) / DAY) };
}

/** First day of the week that holds a date. */
export function weekOf(date: string, weekStart: Weekday): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() - weekStart + 7) % 7));
}

/** Rows of a month view when it begins with the week of `from`. */
export function weeksFrom(from: string, weekStart: Weekday): number {
  const start = weekOf(monthOf(from), weekStart);
  return (MAX_SLOT_DAYS * DAY - (Date.parse(weekOf(from, weekStart)) - Date.parse(start))) / (7 * DAY);
}

const DAY = 86_400_000;

/** Converts to the calendar component's dates (local midnight), and back. */
export function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function fromLocalDate(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
