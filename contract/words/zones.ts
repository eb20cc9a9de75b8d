import type { ListedZone } from '../appointments/time-zones.ts';
import type { WordLanguage, Words } from './languages.ts';

/** Name of a time zone: `hora de Tijuana` / `Tijuana time`; an unlisted zone is named by its city. */
export function zoneName(zone: string, language: WordLanguage): string {
  const known: Record<string, string> = names[language];
  return known[zone] ?? of[language]((zone.split('/').at(-1) ?? zone).replaceAll('_', ' '));
}

const of: Words<(city: string) => string> = { es: (city) => `hora de ${city}`, en: (city) => `${city} time` };

/** Zone names as used by the people who live there. */
const names: Words<Record<ListedZone, string>> = {
  es: {
    'America/Mexico_City': 'hora de Ciudad de México',
    'America/Monterrey': 'hora de Monterrey',
    'America/Tijuana': 'hora de Tijuana',
    'America/Ciudad_Juarez': 'hora de Ciudad Juárez',
    'America/Hermosillo': 'hora de Hermosillo',
    'America/Chihuahua': 'hora de Chihuahua',
    'America/Mazatlan': 'hora de Mazatlán',
    'America/Merida': 'hora de Mérida',
    'America/Cancun': 'hora de Cancún',
    'America/Matamoros': 'hora de Matamoros',
    'America/Ojinaga': 'hora de Ojinaga',
    'America/Bahia_Banderas': 'hora de Bahía de Banderas',
    'America/Chicago': 'hora del centro (Dallas)',
    'America/New_York': 'hora del este (Miami)',
    'America/Denver': 'hora de la montaña (El Paso)',
    'America/Phoenix': 'hora de Arizona',
    'America/Los_Angeles': 'hora del Pacífico (Los Ángeles)',
    'America/Anchorage': 'hora de Alaska',
    'Pacific/Honolulu': 'hora de Hawái',
  },
  en: {
    'America/Mexico_City': 'Mexico City time',
    'America/Monterrey': 'Monterrey time',
    'America/Tijuana': 'Tijuana time',
    'America/Ciudad_Juarez': 'Ciudad Juárez time',
    'America/Hermosillo': 'Hermosillo time',
    'America/Chihuahua': 'Chihuahua time',
    'America/Mazatlan': 'Mazatlán time',
    'America/Merida': 'Mérida time',
    'America/Cancun': 'Cancún time',
    'America/Matamoros': 'Matamoros time',
    'America/Ojinaga': 'Ojinaga time',
    'America/Bahia_Banderas': 'Bahía de Banderas time',
    'America/Chicago': 'Central Time (Dallas)',
    'America/New_York': 'Eastern Time (Miami)',
    'America/Denver': 'Mountain Time (El Paso)',
    'America/Phoenix': 'Arizona time',
    'America/Los_Angeles': 'Pacific Time (Los Angeles)',
    'America/Anchorage': 'Alaska time',
    'Pacific/Honolulu': 'Hawaii time',
  },
};
