import { addDays } from '@volante/contract/fields/dates.ts';
import { Temporal } from 'temporal-polyfill';

/**
 * The first moment, in ms since 1970, at which clocks in the zone show this time of this day (`yyyy-mm-dd`) or a later one. For a
 * time skipped by daylight saving it is the moment of the change, for a repeated time its first occurrence, so adjacent intervals
 * never overlap. `24:00` is the end of the day.
 */
export function momentOf(day: string, time: string, zone: string): number {
  const key = `${day} ${time} ${zone}`;
  const known = moments.get(key);
  if (known !== undefined) return known;
  // Enough for a month in a dozen zones, many times over.
  if (moments.size > 50_000) moments.clear();
  const moment = computeMoment(day, time, zone);
  moments.set(key, moment);
  return moment;
}

function computeMoment(day: string, time: string, zone: string): number {
  if (time.startsWith('24')) return startOfDay(addDays(day, 1), zone);
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  const moment = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (moment.toPlainDateTime().equals(wanted)) return moment.epochMilliseconds;
  return moment.getTimeZoneTransition('next')?.epochMilliseconds ?? moment.epochMilliseconds;
}

// Computing one takes 50 µs, and advisors in the same zone need the same ones.
const moments = new Map<string, number>();

/** Midnight; if clocks in the zone skip it, the first moment of the day. */
export function startOfDay(day: string, zone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

/** The calendar day in the zone at a moment in ms since 1970. */
export function dayAt(moment: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function inMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The time of day in the zone at a moment in ms since 1970, as `09:30`. */
export function timeAt(moment: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}
