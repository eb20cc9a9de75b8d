import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CountryCode } from '@volante/contract/country.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';

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
  const known = years.get(key) ?? readHolidays(place, year, language);
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

async function readHolidays(place: string, year: number, language: WordLanguage): Promise<Holiday[]> {
  table ??= readTable();
  const { names, days } = await table;
  return (days.get(`${year} ${place}`) ?? '').split(' ').flatMap((entry) => {
    const [at, number] = entry.split(':');
    const name = names.get(number ?? '');
    return at && name ? { day: `${year}-${at.slice(0, 2)}-${at.slice(2)}`, name: name[language] } : [];
  });
}

interface Table {
  /** By number. */
  names: Map<string, Record<WordLanguage, string>>;
  /** `0101:0 0202:1` by year and place. */
  days: Map<string, string>;
}

/** The table that `scripts/holidays/make-holidays.ts` writes. */
async function readTable(): Promise<Table> {
  const text = await readFile(path.join(import.meta.dirname, 'holidays.tsv'), 'utf8');
  const [named = '', rows = ''] = text.split('\n\n');
  const names = named.split('\n').map((line) => line.split('\t'));
  const days = rows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [year, found = '', places = ''] = line.split('\t');
      return places.split(' ').map((place) => [`${year} ${place}`, found] as const);
    });
  return { names: new Map(names.map(([number = '', es = '', en = '']) => [number, { es, en }])), days: new Map(days) };
}

let table: Promise<Table> | undefined;
const years = new Map<string, Promise<Holiday[]>>();
