import type { CountryCode } from '../countries/country.ts';
import { countries } from '../countries/index.ts';
import { mexicanPhone } from '../countries/mx-phone.ts';
import { americanPhone } from '../countries/us-phone.ts';

const readers: Record<CountryCode, (digits: string, international: boolean) => string | null> = {
  mx: mexicanPhone,
  us: americanPhone,
};

const callingCodes = Object.values(countries)
  .map(({ phonePrefix }) => phonePrefix.slice(1))
  .join('|');
const fromAbroad = new RegExp(`^(?:00|011)((?:${callingCodes})\\d{10,11})$`);
const withPrefix = new RegExp(`^\\+(${callingCodes})(?=\\d{10}$)`);

/**
 * The stored form of a typed phone: prefix and 10 digits (`+525512345678`), or null if it isn't a number of the country.
 * Understands the country's own formats (in Mexico also `+52 1 …`, `044 …`, `045 …`, `01 …`), dialling from abroad (`00 52
 * …`, `011 52 …`), and pasted characters: direction marks, non-breaking spaces, long dashes.
 */
export function normalizePhone(typed: string, country: CountryCode): string | null {
  const plain = typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Dash}/gu, '-')
    .trim();
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  const abroad = fromAbroad.exec(digits)?.[1];
  const international = plain.startsWith('+') || abroad !== undefined;
  return readers[country](abroad ?? digits, international);
}

/** Counts digits only, ignoring spaces, brackets and dashes. */
export function countDigits(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

/** True for enough digits that don't form a number of the country; too few are refused by the schema. */
export function isForeignPhone(typed: string, country: CountryCode): boolean {
  return countDigits(typed) >= 10 && normalizePhone(typed, country) === null;
}

/** The stored phone without the country's prefix, as shown in the form. */
export function localPhone(stored: string): string {
  return stored.replace(withPrefix, '');
}
