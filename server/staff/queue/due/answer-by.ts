import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { answerHoursOf } from '@volante/contract/staff/administration/answer-hours.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import { inWorkingHours } from '../../../appointments/calendar/working-hours.ts';
import type { ConfigDeps } from '../../../core/deps.ts';

interface Waiting {
  country: CountryCode;
  waitsFor: WaitsFor;
  since: Date;
}

/** By when the company answers an application; null if it waits for others, or has no such time. */
export async function answerBy({ config }: ConfigDeps, { country, waitsFor, since }: Waiting): Promise<Date | null> {
  const hours = answerHoursOf(config.ANSWER_HOURS, country, waitsFor);
  return hours === null ? null : inWorkingHours(country, countries[country].zone, since, hours);
}
