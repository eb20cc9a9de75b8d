import type { Language } from '@volante/contract/countries/country.ts';

/** Whose clock a time is meant by: `hora de Tijuana` / `Tijuana time`; a zone we have no words for goes by its city. */
export function zoneName(zone: string, language: Language): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return names[zone]?.[language] ?? (language === 'en' ? `${city} time` : `hora de ${city}`);
}

// As the screens of the visit name them.
const names: Record<string, Record<Language, string>> = {
  'America/Mexico_City': { 'es-MX': 'hora de Ciudad de México', en: 'Mexico City time' },
  'America/Monterrey': { 'es-MX': 'hora de Monterrey', en: 'Monterrey time' },
  'America/Tijuana': { 'es-MX': 'hora de Tijuana', en: 'Tijuana time' },
  'America/Ciudad_Juarez': { 'es-MX': 'hora de Ciudad Juárez', en: 'Ciudad Juárez time' },
  'America/Hermosillo': { 'es-MX': 'hora de Hermosillo', en: 'Hermosillo time' },
  'America/Chihuahua': { 'es-MX': 'hora de Chihuahua', en: 'Chihuahua time' },
  'America/Mazatlan': { 'es-MX': 'hora de Mazatlán', en: 'Mazatlán time' },
  'America/Merida': { 'es-MX': 'hora de Mérida', en: 'Mérida time' },
  'America/Cancun': { 'es-MX': 'hora de Cancún', en: 'Cancún time' },
  'America/Matamoros': { 'es-MX': 'hora de Matamoros', en: 'Matamoros time' },
  'America/Ojinaga': { 'es-MX': 'hora de Ojinaga', en: 'Ojinaga time' },
  'America/Bahia_Banderas': { 'es-MX': 'hora de Bahía de Banderas', en: 'Bahía de Banderas time' },
  'America/Chicago': { 'es-MX': 'hora del centro (Dallas)', en: 'Central Time (Dallas)' },
  'America/New_York': { 'es-MX': 'hora del este (Miami)', en: 'Eastern Time (Miami)' },
  'America/Denver': { 'es-MX': 'hora de la montaña (El Paso)', en: 'Mountain Time (El Paso)' },
  'America/Phoenix': { 'es-MX': 'hora de Arizona', en: 'Arizona time' },
  'America/Los_Angeles': { 'es-MX': 'hora del Pacífico (Los Ángeles)', en: 'Pacific Time (Los Angeles)' },
  'America/Anchorage': { 'es-MX': 'hora de Alaska', en: 'Alaska time' },
  'Pacific/Honolulu': { 'es-MX': 'hora de Hawái', en: 'Hawaii time' },
};
