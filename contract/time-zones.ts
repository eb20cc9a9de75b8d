import type { CountryCode } from './countries/country.ts';

/** Zones in which applicants of a country live, the most common first; a phone may know other names for them. */
export const countryZones: Record<CountryCode, readonly string[]> = {
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
};

/** True for the name of an IANA zone that this machine knows; an offset such as +05:00 is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
