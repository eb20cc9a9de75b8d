import type { Country, CountryCode } from '../country.ts';
import { mx } from './mx.ts';
import { us } from './us.ts';

export const countries: Record<CountryCode, Country> = { mx, us };

/** Parses `mx`, `us`, `Mexico` and `United States`; null for anything else. */
export function readCountry(text: string): CountryCode | null {
  return Object.values(countries).find((c) => c.code === text || c.name === text)?.code ?? null;
}

/** The state of a postal code, by its first digits; null if the code is too short or unassigned. */
export function stateOfPostalCode(country: Country, postalCode: string): string | null {
  if (postalCode.length !== country.postalDigits) return null;
  const prefix = Number(postalCode.slice(0, country.postalPrefixDigits));
  const inside = (from: number, to: number) => prefix >= from && prefix <= to;
  return country.states.find((s) => s.postalPrefixes.some(([from, to]) => inside(from, to)))?.name ?? null;
}
