import { addDays } from '../fields/dates.ts';
import { dateFormat } from '../fields/formats.ts';

/** The largest accepted amount for one week, in any country's currency. */
export const LARGEST_WEEK = 1_000_000;

/** Weeks are named by their Monday, as `yyyy-mm-dd`; they end on Sunday. */
export const WEEKS_WANTED = 12;
/** Days for which the twelve weeks stay fixed after the first upload. */
export const WINDOW_DAYS = 14;

/** The Monday of the week containing the date. */
export function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The last twelve complete weeks before `today` (a date in the country's default zone), newest first. */
export function wantedWeeks(today: string): string[] {
  if (today !== lastWeeks.today) {
    const thisMonday = mondayOf(today);
    lastWeeks = { today, weeks: Array.from({ length: WEEKS_WANTED }, (_, i) => addDays(thisMonday, -7 * (i + 1))) };
  }
  return [...lastWeeks.weeks];
}

// Computing them takes a twentieth of the time of reading an application, and they change only once a day.
let lastWeeks: { today: string; weeks: readonly string[] } = { today: '', weeks: [] };

/** The calendar date in a time zone at an instant. */
export function dateIn(zone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastDates.get(zone);
  if (last?.minute === minute) return last.date;
  const date = dateFormat('en-CA', { timeZone: zone }).format(instant);
  lastDates.set(zone, { minute, date });
  return date;
}

// In every zone dates change on a full minute, and every answer asks for today's date.
const lastDates = new Map<string, { minute: number; date: string }>();
