import type { CountryCode } from '../country.ts';
import type { Words } from './languages.ts';

export const countryWords: Words<Record<CountryCode, string>> = {
  es: { mx: 'México', us: 'Estados Unidos' },
  en: { mx: 'Mexico', us: 'United States' },
};
