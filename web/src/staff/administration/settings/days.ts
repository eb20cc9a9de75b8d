import { type CountryCode, countryCodes } from '@volante/contract/countries/country.ts';

/** Days per country, as typed. */
export type TypedDays = Record<CountryCode, string>;

/** Reads a setting's value: `mx:365,us:760`, or `365` for all countries. */
export function readDays(value: unknown): TypedDays {
  const parts = String(value ?? '').split(',');
  const daysIn = (code: CountryCode) =>
    parts
      .map((part) => part.split(':'))
      .find(([name, days]) => days === undefined || name === code)
      ?.at(-1);
  return Object.fromEntries(countryCodes.map((code) => [code, daysIn(code) ?? ''])) as TypedDays;
}

/** Writes a setting's value, such as `mx:365,us:760`. */
export function writeDays(days: TypedDays): string {
  return countryCodes.map((code) => `${code}:${wholeOf(days[code])}`).join(',');
}

/** A typed whole number, also with separators: `1,825` is 1825. Null if it isn't one. */
export function wholeOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export function isWithin(typed: string, { from, to }: { from: number; to: number }): boolean {
  const number = wholeOf(typed);
  return number !== null && number >= from && number <= to;
}
