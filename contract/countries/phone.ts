import { type CountryCode, countryCodes } from '../country.ts';
import { countries } from './index.ts';
import { mexicanAreaLength, mexicanPhone } from './mx-phone.ts';
import { americanPhone } from './us-phone.ts';

interface Notation {
  read(digits: string, international: boolean): string | null;
  /** Of a number, or the beginning of one. */
  areaLength(digits: string): 2 | 3;
}

const notations: Record<CountryCode, Notation> = {
  mx: { read: mexicanPhone, areaLength: mexicanAreaLength },
  us: { read: americanPhone, areaLength: () => 3 },
};

const callingCodes = Object.values(countries)
  .map(({ phonePrefix }) => phonePrefix.slice(1))
  .join('|');
const fromAbroad = new RegExp(`^(?:00|011)((?:${callingCodes})\\d{10,14})$`);
const prefixTwice = new RegExp(`^(\\+(?:${callingCodes}))[\\s-]*\\+(?=(?:${callingCodes}))`);
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
  if (!/^\+?[\d\s().-]+$/.test(plain.replace(prefixTwice, '$1'))) return null;
  const digits = plain.replace(/\D/g, '');
  const abroad = fromAbroad.exec(digits)?.[1];
  const international = plain.startsWith('+') || abroad !== undefined;
  return notations[country].read(abroad ?? digits, international);
}

/** Counts digits only, ignoring spaces, brackets and dashes. */
export function countDigits(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

/** True if there are enough digits, but they are not a number of the country; too few digits are refused by the schema. */
export function isForeignPhone(typed: string, country: CountryCode): boolean {
  return countDigits(typed) >= 10 && normalizePhone(typed, country) === null;
}

/** The stored phone without the country's prefix, as shown in the form. */
export function localPhone(stored: string): string {
  return stored.replace(withPrefix, '');
}

/** Up to ten digits in the country's groups: `55 1234 5678`, `664 123 4567`. */
export function groupDigits(digits: string, country: CountryCode): string {
  const area = notations[country].areaLength(digits);
  return [digits.slice(0, area), digits.slice(area, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** The stored phone in its country's groups: `+52 55 1234 5678`, `+1 214 555 0123`. Other text stays unchanged. */
export function groupPhone(stored: string): string {
  const code = countryCodes.find((countryCode) => stored.startsWith(countries[countryCode].phonePrefix));
  const digits = localPhone(stored);
  return code && digits !== stored ? `${countries[code].phonePrefix} ${groupDigits(digits, code)}` : stored;
}

/** A company's number in groups, however the operator typed it: `+525512345678`, `525512345678`, `55-1234-5678`. */
export function groupContact(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '');
  const country = /^\d{10}$/.test(digits) && countryCodes.find((code) => normalizePhone(digits, code) !== null);
  if (country) return groupDigits(digits, country);
  const grouped = groupPhone(digits.startsWith('+') ? digits : `+${digits}`);
  return grouped.includes(' ') ? grouped : typed;
}
