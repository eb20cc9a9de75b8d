import { type CountryCode, countryCodes } from '@volante/contract/countries/country.ts';

/** Days of each country, as they are typed. */
export type TypedDays = Record<CountryCode, string>;

/** What the wire says of days: `mx:365,us:760`, or `365` for every country. */
export function readDays(value: unknown): TypedDays {
  const parts = String(value ?? '').split(',');
  const daysIn = (code: CountryCode) =>
    parts
      .map((part) => part.split(':'))
      .find(([name, days]) => days === undefined || name === code)
      ?.at(-1);
  return Object.fromEntries(countryCodes.map((code) => [code, daysIn(code) ?? ''])) as TypedDays;
}

/** `mx:365,us:760`. */
export function writeDays(days: TypedDays): string {
  return countryCodes.map((code) => `${code}:${wholeOf(days[code])}`).join(',');
}

/** A whole number as people type it, also in groups: `1,825` is 1825. Null: it is none. */
export function wholeOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

export function isWithin(typed: string, { from, to }: { from: number; to: number }): boolean {
  const number = wholeOf(typed);
  return number !== null && number >= from && number <= to;
}
