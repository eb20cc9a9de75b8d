import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';
import type Holidays from 'date-holidays';

export interface Holiday {
  /** `yyyy-mm-dd` */
  day: string;
  name: string;
}

/**
 * Public holidays of a place (`MX`, `US`, `US-TX`) in a year, in order, with their names in a language; empty for an unknown
 * place.
 */
export function listHolidays(place: string, year: number, language: WordLanguage = 'es'): Promise<Holiday[]> {
  const key = `${place} ${year} ${language}`;
  const known = years.get(key) ?? computeHolidays(place, year, language);
  years.set(key, known);
  return known;
}

/** Whether the holidays of this place are known; any year shows that. */
export async function isHolidayPlace(place: string): Promise<boolean> {
  return (await listHolidays(place, 2026)).length > 0;
}

/** Whether people work on a day (`yyyy-mm-dd`): Monday to Friday, but not on the country's public holidays. */
export async function isWorkingDay(country: CountryCode, day: string): Promise<boolean> {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const holidays = await listHolidays(country.toUpperCase(), Number(day.slice(0, 4)));
  return !holidays.some((holiday) => holiday.day === day);
}

/** The working days after a day, up to another one. */
export async function workingDaysBetween(country: CountryCode, after: string, upTo: string): Promise<string[]> {
  const worked: string[] = [];
  for (let day = addDays(after, 1); day <= upTo; day = addDays(day, 1))
    if (await isWorkingDay(country, day)) worked.push(day);
  return worked;
}

async function computeHolidays(place: string, year: number, language: WordLanguage): Promise<Holiday[]> {
  // Loaded on first use: 20 MB and 200 ms.
  const { default: Calendar } = await import('date-holidays');
  const calendar = new Calendar();
  if (!isKnown(calendar, place)) return [];
  if (place.startsWith('MX')) moveHandover(calendar);
  return calendar
    .getHolidays(year, language)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));
}

// The federal handover moved to 1 October in 2024 (Ley Federal del Trabajo, art. 74 VII); the package still has it in December.
function moveHandover(calendar: Holidays): void {
  const name = { es: 'Transmisión del Poder Ejecutivo Federal', en: 'Change of Federal Government' };
  calendar.unsetRule('12-01 every 6 years since 1934');
  calendar.setHoliday('10-01 every 6 years since 2024', { name, type: 'public' });
}

function isKnown(calendar: Holidays, place: string): boolean {
  const [country = '', state] = place.split('-');
  if (!calendar.getCountries()[country]) return false;
  if (state !== undefined && !calendar.getStates(country)?.[state]) return false;
  calendar.init(country, state);
  return true;
}

const years = new Map<string, Promise<Holiday[]>>();
