import type { CountryCode } from '@volante/contract/country.ts';
import { reaches, type Scoped } from '@volante/contract/staff/roles.ts';
import { brokenRule, brokenRules } from '../core/problem.ts';

/** For what is asked or made for one country, and is no application yet. Throws a 422 at `country` if somebody doesn't work there. */
export function refuseOtherCountry(account: Scoped, country: CountryCode): void {
  if (!reaches(account, country)) throw brokenRules(brokenRule('country', 'country_out_of_reach'));
}
