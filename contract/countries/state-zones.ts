import type { CountryCode } from '../country.ts';
import { countries } from './index.ts';

/** Zones of the states, and of cities, whose clocks differ from most of their country. */
const zones: Record<CountryCode, Record<string, string>> = {
  mx: {
    'Baja California': 'America/Tijuana',
    'Baja California Sur': 'America/Mazatlan',
    Nayarit: 'America/Mazatlan',
    Sinaloa: 'America/Mazatlan',
    Sonora: 'America/Hermosillo',
    Chihuahua: 'America/Chihuahua',
    'Quintana Roo': 'America/Cancun',
  },
  us: { Florida: 'America/New_York', 'El Paso': 'America/Denver' },
};

/** The time zone of an address; the country's without one. */
export function zoneOfPlace(country: CountryCode, { state, city }: { state: string; city: string }): string {
  return zones[country][city] ?? zones[country][state] ?? countries[country].zone;
}
