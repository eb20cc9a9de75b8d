import { addDays } from '@volante/contract/fields/dates.ts';
import { startOfDay } from '../appointments/calendar/wall-clock.ts';

/** The last possible day; no day follows it. */
const LAST_DAY = '9999-12-31';

/** The first moment of a day (`yyyy-mm-dd`) in the zone. */
export function firstMoment(day: string, zone: string): Date {
  return new Date(startOfDay(day, zone));
}

/** The first moment after a day in the zone; null after the last possible day. */
export function endOfDay(day: string, zone: string): Date | null {
  return day === LAST_DAY ? null : firstMoment(addDays(day, 1), zone);
}
