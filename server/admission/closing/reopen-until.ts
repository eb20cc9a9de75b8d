import { REOPEN_DAYS } from '@volante/contract/admission/closing.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { ConfigDeps } from '../../core/deps.ts';

/** `yyyy-mm-dd` in the country's zone. */
export function dayOf(country: CountryCode, at: Date): string {
  return dateIn(countries[country].zone, at);
}

/** The last day on which a driver may reopen an application that was closed then: before the first on which it may be erased. */
export function lastDayToReopen({ config }: ConfigDeps, country: CountryCode, closedAt: Date): string {
  return addDays(dayOf(country, closedAt), Math.min(REOPEN_DAYS, config.RETAIN_IDLE_DAYS - 1));
}
