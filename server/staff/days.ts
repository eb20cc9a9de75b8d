import { countries } from '@volante/contract/countries/index.ts';
import { countryCodes } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { startOfDay } from '../appointments/calendar/wall-clock.ts';
import { brokenRule, brokenRules } from '../core/problem.ts';

/** The company's own clock, for days that belong to no application. */
export const COMPANY_ZONE = countries[countryCodes[0]].zone;

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

/** The first moment after an account's last day; null for no end. Throws a 422 at `field` for a day that is over. */
export function endFor(field: string, day: string | null, now: Date): Date | null {
  const end = day === null ? null : endOfDay(day, COMPANY_ZONE);
  if (end && end <= now) throw brokenRules(brokenRule(field, 'invalid_value'));
  return end;
}
