import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { reachOf } from '@volante/contract/staff/roles.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMe } from './session.ts';

/** The countries in which whoever is signed in works, in their order. */
export function useCountries(): readonly CountryCode[] {
  return reachOf(useMe().account);
}

/** The first of them, with which a form begins. */
export function useFirstCountry(): CountryCode {
  return useCountries()[0] ?? countryCodes[0];
}

/** Countries in words, one after the other. */
export function useCountryNames(): (countries: readonly CountryCode[]) => string {
  const words = countryWords[useLanguage()];
  return (countries) => countries.map((code) => words[code]).join(', ');
}

/** One's own as options of a choice. */
export function useCountryOptions(): { value: CountryCode; label: string }[] {
  const words = countryWords[useLanguage()];
  return useCountries().map((value) => ({ value, label: words[value] }));
}
