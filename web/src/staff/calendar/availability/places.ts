import type { Language } from '../../../lib/language.ts';

/** Places whose public holidays advisors have off: countries, and states with holidays of their own. */
const places: Record<string, Record<Language, string>> = {
  MX: { es: 'México', en: 'Mexico' },
  US: { es: 'Estados Unidos', en: 'United States' },
  'US-AZ': { es: 'Arizona', en: 'Arizona' },
  'US-CA': { es: 'California', en: 'California' },
  'US-FL': { es: 'Florida', en: 'Florida' },
  'US-IL': { es: 'Illinois', en: 'Illinois' },
  'US-NY': { es: 'Nueva York', en: 'New York' },
  'US-TX': { es: 'Texas', en: 'Texas' },
};

/** As options of a select; `present` is among them, also when the shell set another one. */
export function placeOptions(language: Language, present: string | null): { value: string; label: string }[] {
  const codes = [...new Set([...Object.keys(places), ...(present ? [present] : [])])];
  return codes.map((value) => ({ value, label: places[value]?.[language] ?? value }));
}
