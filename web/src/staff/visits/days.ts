import { addDays } from '@volante/contract/fields/dates.ts';
import { dateFormat } from '@volante/contract/fields/formats.ts';
import { MAX_VISIT_DAYS } from '@volante/contract/staff/calendar/calendar-rules.ts';
import { now, ownZone } from '../../lib/clock.ts';

/** The calendar day `yyyy-mm-dd` of an instant, in a zone or on this computer. */
export function dayOf(instant: string | Date, zone = ownZone()): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone } as const;
  return dateFormat('en-CA', options).format(new Date(instant));
}

export const today = () => dayOf(now());

/** Monday of the day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

/** This many days from the first one. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => addDays(first, n));
}

/** The last day of a list that begins with the first one: `last`, or as far as a list of visits goes. */
export function addWithin(first: string, last: string): string {
  // Minus a day at each end, because of time zones.
  const furthest = addDays(first, MAX_VISIT_DAYS - 3);
  return last < furthest ? last : furthest;
}
