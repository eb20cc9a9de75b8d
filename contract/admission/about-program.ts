import { type CountryCode, countryCodes, type Language } from '../country.ts';

/** Maximum length of a text about the program. It is embedded in every page. */
export const ABOUT_LENGTH = 1500;

const endings = { 'es-MX': 'ES', en: 'EN' } as const satisfies Record<Language, string>;

/** The setting with what drivers of a country read in a language about the company and its program. */
export type AboutName = `ABOUT_${Uppercase<CountryCode>}_${(typeof endings)[Language]}`;

export function aboutName(country: CountryCode, language: Language): AboutName {
  return `ABOUT_${country.toUpperCase() as Uppercase<CountryCode>}_${endings[language]}`;
}

const languages = Object.keys(endings) as Language[];

/** One value for each of these settings. */
export function forEachAbout<Value>(
  make: (country: CountryCode, language: Language) => Value,
): Record<AboutName, Value> {
  const entries = countryCodes.flatMap((country) =>
    languages.map((language) => [aboutName(country, language), make(country, language)] as const),
  );
  return Object.fromEntries(entries) as Record<AboutName, Value>;
}
