import type { Country, CountryCode } from '@volante/contract/countries/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { ErrorDetail } from '@volante/contract/errors.ts';
import type { FieldCode } from '@volante/contract/fields/field-codes.ts';
import { normalizePhone } from '@volante/contract/fields/phone.ts';
import { checkBirthdate } from '@volante/contract/personal-data/rules.ts';
import type { Deps } from '../core/deps.ts';
import { brokenRule } from '../core/http/problem.ts';
import type { Fields } from './fields.ts';

/**
 * Rules that go beyond the format of one field: they need a clock, a setting or another field. `stored` are the present values.
 */
export function brokenRulesOf(
  deps: Deps,
  country: Country,
  fields: Fields,
  stored: { state: string; city: string },
): ErrorDetail[] {
  const broken: ErrorDetail[] = [];
  const check = (path: keyof Fields, code: FieldCode | null) => code && broken.push(brokenRule(path, code));
  if (fields.birthdate) check('birthdate', checkBirthdate(fields.birthdate, country, dateIn(country.zone, deps.now())));
  if (fields.phone) check('phone', normalizePhone(fields.phone, country.code) ? null : 'phone_invalid');
  if (fields.state) check('state', isOpenState(deps, country, fields.state) ? null : 'state_unknown');
  if (fields.city || fields.state) {
    const city = fields.city ?? stored.city;
    check('city', city === '' || isCityOf(country, fields.state ?? stored.state, city) ? null : 'city_unknown');
  }
  return broken;
}

/** The setting listing the open states; null if the whole country is open. */
const openStates: Record<CountryCode, 'US_OPEN_STATES' | null> = { mx: null, us: 'US_OPEN_STATES' };

function isOpenState(deps: Deps, country: Country, state: string): boolean {
  const setting = openStates[country.code];
  return setting === null || deps.config[setting].includes(state);
}

// A city that is sent before its state must at least be in the country.
function isCityOf(country: Country, stateName: string, city: string): boolean {
  const states = country.states.filter((state) => stateName === '' || state.name === stateName);
  return states.some((state) => state.cities.length === 0 || state.cities.includes(city));
}
