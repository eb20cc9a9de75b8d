import { countries } from '@volante/contract/countries/index.ts';
import { countryCodes } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { ServiceAccount } from '@volante/contract/staff/administration/service-accounts.ts';

/** The last day (`yyyy-mm-dd`) on which a system may call; null without an end, which is the first moment after it. */
export function lastDayOf({ expiresAt }: ServiceAccount): string | null {
  return expiresAt && dateIn(countries[countryCodes[0]].zone, new Date(Date.parse(expiresAt) - 1));
}
