import { zoneOfPlace } from '@volante/contract/countries/state-zones.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { Temporal } from 'temporal-polyfill';
import type { DbDeps, Deps } from '../../core/deps.ts';
import { readMessaging } from '../../personal-data/personal-data.ts';

/** Between these hours of the driver's clock nothing is sent that can wait. */
const EVENING = 21;
const MORNING = 8;
/** Messages that waited for the morning go out within this time, in ms, so that they don't all do at once. */
const SPREAD = 30 * 60_000;

/** The zone of the driver's clock: of their latest visit, else of their address, else of the country. */
export async function findZone(
  { db, findVisitZone }: DbDeps & Pick<Deps, 'findVisitZone'>,
  applicationId: string,
  country: CountryCode,
): Promise<string> {
  return (await findVisitZone(db, applicationId)) ?? zoneOfPlace(country, await readMessaging(db, applicationId));
}

/** When a message that may wait is sent; null: now. `id` spreads those of one morning. */
export function waitForMorning(now: Date, zone: string, id: string): Date | null {
  const { hour } = clockOf(now, zone);
  if (hour >= MORNING && hour < EVENING) return null;
  return morningOf(now, zone, id, hour >= EVENING ? 1 : 0);
}

/** When a message that is one too many today is sent. */
export function tomorrowMorning(now: Date, zone: string, id: string): Date {
  return morningOf(now, zone, id, 1);
}

/** When the driver's day began. */
export function startOfToday(now: Date, zone: string): Date {
  return new Date(clockOf(now, zone).startOfDay().epochMilliseconds);
}

function clockOf(now: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
}

function morningOf(now: Date, zone: string, id: string, days: number): Date {
  const day = clockOf(now, zone).toPlainDate().add({ days });
  const morning = day.toZonedDateTime({ timeZone: zone, plainTime: new Temporal.PlainTime(MORNING) });
  return new Date(morning.epochMilliseconds + (Number.parseInt(id.slice(-6), 16) % SPREAD));
}
