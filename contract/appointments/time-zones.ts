import type { CountryCode } from '../countries/country.ts';

const listed = {
  mx: [
    'America/Mexico_City',
    'America/Monterrey',
    'America/Tijuana',
    'America/Ciudad_Juarez',
    'America/Hermosillo',
    'America/Chihuahua',
    'America/Mazatlan',
    'America/Merida',
    'America/Cancun',
    'America/Matamoros',
    'America/Ojinaga',
    'America/Bahia_Banderas',
  ],
  us: [
    'America/Chicago',
    'America/New_York',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
} as const satisfies Record<CountryCode, readonly string[]>;

export type ListedZone = (typeof listed)[keyof typeof listed][number];

/** Zones in which applicants of a country live, the most common first; a phone may know other names for them. */
export const countryZones: Record<CountryCode, readonly string[]> = listed;

/** True for the name of an IANA zone that this machine knows; an offset such as +05:00 is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
