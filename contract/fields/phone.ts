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
 * The stored form of a typed phone: prefix and 10 digits (`+525512345678`), or null when it is no number of the country.
 * Understands the country's own ways of writing (in Mexico also `+52 1 …`, `044 …`, `045 …`, `01 …`), the ways to dial from
 * abroad (`00 52 …`, `011 52 …`), and what phones paste along: direction marks, hard blanks, long dashes.
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

/** Blanks, brackets and dashes between the digits count for nothing. */
export function countDigits(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

/** True for enough digits that are no number of the country; the schema refuses too few. */
export function isForeignPhone(typed: string, country: CountryCode): boolean {
  return countDigits(typed) >= 10 && normalizePhone(typed, country) === null;
}

/** The stored phone as the form shows it: without the country's prefix. */
export function localPhone(stored: string): string {
  return stored.replace(withPrefix, '');
}
