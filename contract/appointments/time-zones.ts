import type { CountryCode } from '../country.ts';

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

/** Time zones of a country's applicants, most common first; phones may use other names for them. */
export const countryZones: Record<CountryCode, readonly string[]> = listed;

/** True for an IANA zone name known to this machine; offsets such as +05:00 are not accepted. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
