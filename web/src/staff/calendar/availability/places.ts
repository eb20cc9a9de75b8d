import { countryCodes } from '@volante/contract/country.ts';
import { countryWords } from '@volante/contract/words/countries.ts';
import type { Language } from '../../../lib/language.ts';

/** States with public holidays of their own. */
const states: Record<string, Record<Language, string>> = {
  'US-AZ': { es: 'Arizona', en: 'Arizona' },
  'US-CA': { es: 'California', en: 'California' },
  'US-FL': { es: 'Florida', en: 'Florida' },
  'US-IL': { es: 'Illinois', en: 'Illinois' },
  'US-NY': { es: 'Nueva York', en: 'New York' },
  'US-TX': { es: 'Texas', en: 'Texas' },
};

/**
 * Places whose public holidays advisors have off, as options of a select; `present` is included even if it was set from
 * the shell to a place not listed.
 */
export function placeOptions(language: Language, present: string | null): { value: string; label: string }[] {
  const countries = countryCodes.map((code) => ({ value: code.toUpperCase(), label: countryWords[language][code] }));
  const options = [
    ...countries,
    ...Object.entries(states).map(([value, names]) => ({ value, label: names[language] })),
  ];
  const isListed = present === null || options.some(({ value }) => value === present);
  return isListed ? options : [...options, { value: present, label: present }];
}
