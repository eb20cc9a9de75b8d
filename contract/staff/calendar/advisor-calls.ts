import * as z from 'zod/mini';
import { day, instant } from '../../application.ts';
import { isTimeZone } from '../../appointments/time-zones.ts';
import { countryCodes } from '../../country.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { isDate } from '../../fields/dates.ts';
import { atLeast, atMost } from '../../fields/lengths.ts';
import { tidied } from '../../fields/tidy-text.ts';
import { revision } from '../application-calls.ts';
import { faultsOfHours } from './calendar-rules.ts';
import { advisorId } from './slots.ts';
import { ListedVisit } from './visit-calls.ts';

/** Maximum rows of weekly hours, more than anyone needs. */
const MAX_HOURS = 100;

const minuteOfDay = /^(([01]\d|2[0-3]):[0-5]\d)$/;
const endOfHours = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const HoursRow = z.strictObject({
  weekday: z.int().check(z.gte(1), z.lte(7)),
  starts: z.string().check(z.regex(minuteOfDay)),
  ends: z.string().check(z.regex(endOfHours)),
});
/** Refuses a row that ends before it starts or overlaps an earlier row; the error is at the row's end. */
const WeeklyHours = z.array(HoursRow).check(atMost(MAX_HOURS), (payload) => {
  if (payload.issues.length > 0) return;
  for (const [row] of faultsOfHours(payload.value))
    payload.issues.push({ code: 'custom', input: payload.value, path: [row, 'ends'], message: 'invalid_value' });
});

export const TimeOff = z.object({ id: z.string(), from: instant, to: instant });
export type TimeOff = z.infer<typeof TimeOff>;

export const Advisor = z.object({
  id: z.string(),
  revision: z.number(),
  name: z.string(),
  /** The time zone of the hours. */
  zone: z.string(),
  /** The country whose drivers they visit. */
  countries: z.array(z.enum(countryCodes)),
  /** The place whose public holidays are days off: `MX`, `US`, `US-TX`; null for none. */
  holidays: z.nullable(z.string()),
  hours: z.array(z.object({ weekday: z.number(), starts: z.string(), ends: z.string() })),
  active: z.boolean(),
  /** The account that signs in as this advisor. */
  accountId: z.nullable(z.string()),
  /** Time off that isn't over yet. */
  timeOff: z.array(TimeOff),
  /** Visits ahead or under way. */
  visitsAhead: z.number(),
  /** A calendar may subscribe to their visits. */
  hasCalendarAddress: z.boolean(),
});
export type Advisor = z.infer<typeof Advisor>;

const name = z
  .string({ error: 'field_required' })
  .check(tidied(), atLeast(1, { error: 'field_required' }), atMost(80, { error: 'value_too_long' }));
const zone = z
  .string({ error: 'field_required' })
  .check(atMost(60), z.refine(isTimeZone, { error: 'timezone_unknown' }));
const countries = z.array(z.enum(countryCodes)).check(atLeast(1, { error: 'field_required' }), atMost(10));
/** A country, or a state of it. */
const place = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/));
const holidays = z.nullable(place);
const accountId = z.nullable(z.uuid());

/** A day, or a minute in the advisor's zone. */
const dayOrMinute = z.string({ error: 'field_required' }).check(
  z.refine((text: string) => {
    const [date = '', time] = text.split('T');
    return isDate(date) && date.startsWith('20') && (time === undefined || minuteOfDay.test(time));
  }),
);

/** A day's working time after holidays and time off. */
export const WorkingDay = z.object({
  day,
  spans: z.array(z.object({ from: instant, to: instant })),
  slots: z.number(),
  holiday: z.nullable(z.object({ name: z.string(), worked: z.boolean() })),
  isAway: z.boolean(),
});
export type WorkingDay = z.infer<typeof WorkingDay>;

export const Holiday = z.object({ day, name: z.string(), worked: z.boolean() });
export type Holiday = z.infer<typeof Holiday>;

const of = '/advisors/{advisorId}';

export const advisorEndpoints = {
  listAdvisors: staffEndpoint({
    method: 'GET',
    path: '/advisors',
    summary: 'All advisors, with their weekly hours and upcoming time off.',
    needs: 'own_account',
    result: z.object({ items: z.array(Advisor), next: z.null() }),
    refusals: [],
  }),
  addAdvisor: staffEndpoint({
    method: 'POST',
    path: '/advisors',
    summary: 'Adds an advisor.',
    needs: 'administer',
    body: z.strictObject({
      name,
      zone,
      countries: z.optional(countries),
      holidays: z.optional(holidays),
      hours: z.optional(WeeklyHours),
      active: z.optional(z.boolean()),
      accountId: z.optional(accountId),
    }),
    result: Advisor,
    refusals: ['advisor_exists'],
  }),
  changeAdvisor: staffEndpoint({
    method: 'PATCH',
    path: of,
    summary: 'Changes the given fields; visits that are booked stay. Hours replace all hours.',
    needs: 'administer',
    body: z.strictObject({
      revision,
      name: z.optional(name),
      zone: z.optional(zone),
      countries: z.optional(countries),
      holidays: z.optional(holidays),
      hours: z.optional(WeeklyHours),
      active: z.optional(z.boolean()),
      accountId: z.optional(accountId),
    }),
    result: Advisor,
    refusals: ['not_found_error', 'changed_meanwhile', 'advisor_exists'],
  }),
  previewHours: staffEndpoint({
    method: 'POST',
    path: '/advisors/preview',
    summary: 'Preview of the next 14 days with these hours; for an advisor, minus their time off.',
    needs: 'administer',
    body: z.strictObject({ zone, holidays, hours: WeeklyHours, advisorId: z.optional(advisorId) }),
    result: z.object({ days: z.array(WorkingDay) }),
    refusals: [],
  }),
  addTimeOff: staffEndpoint({
    method: 'POST',
    path: `${of}/time-off`,
    summary:
      'Adds time off for the caller, or as an admin for anybody, by the day or by the minute in the advisor’s zone. Visits during it stay until somebody moves them.',
    needs: 'own_account',
    body: z.strictObject({ from: dayOrMinute, to: dayOrMinute }),
    result: z.object({ timeOff: TimeOff, visitsInside: z.array(ListedVisit) }),
    refusals: ['not_found_error', 'role_refused'],
  }),
  removeTimeOff: staffEndpoint({
    method: 'DELETE',
    path: `${of}/time-off/{timeOffId}`,
    summary: 'Removes time off.',
    needs: 'own_account',
    result: z.object({ removed: z.literal(true) }),
    refusals: ['not_found_error', 'role_refused'],
  }),
  makeCalendarAddress: staffEndpoint({
    method: 'POST',
    path: `${of}/calendar-address`,
    summary: 'Creates the secret URL of a calendar feed with times and references. The old URL stops working.',
    needs: 'own_account',
    result: z.object({ url: z.string() }),
    refusals: ['not_found_error', 'role_refused'],
  }),
  revokeCalendarAddress: staffEndpoint({
    method: 'DELETE',
    path: `${of}/calendar-address`,
    summary: 'Revokes the URL of the calendar feed.',
    needs: 'own_account',
    result: z.object({ revoked: z.literal(true) }),
    refusals: ['not_found_error', 'role_refused'],
  }),
  listHolidays: staffEndpoint({
    method: 'GET',
    path: '/holidays',
    summary: 'The public holidays of a place in a year, and whether its advisors work on them.',
    needs: 'own_account',
    query: z.object({ place, year: z.string({ error: 'field_required' }).check(z.regex(/^20\d\d$/)) }),
    result: z.object({ items: z.array(Holiday), next: z.null() }),
    refusals: [],
  }),
  setHoliday: staffEndpoint({
    method: 'PUT',
    path: '/holidays/{place}/{day}',
    summary: 'Sets whether the advisors of a place work on a holiday.',
    needs: 'administer',
    body: z.strictObject({ worked: z.boolean({ error: 'field_required' }) }),
    result: Holiday,
    refusals: ['not_found_error'],
  }),
};
