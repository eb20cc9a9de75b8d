import type { CountryCode } from '@volante/contract/country.ts';
import { mayLackMail } from '@volante/contract/personal-data/rules.ts';
import { settings } from '../../../lib/settings.ts';

/** Whether a driver has to have a mail address: where a phone is enough, only if the company can't write to phones. */
export function needsMail(country: CountryCode): boolean {
  return !(mayLackMail[country] && settings.reachesPhones);
}
