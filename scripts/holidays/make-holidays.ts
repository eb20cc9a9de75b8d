// Writes holidays.tsv from the package date-holidays, which is no dependency: it and what it needs take 45 MB, for two countries. In an
// empty folder: npm install date-holidays@3.37.0; then node scripts/holidays/make-holidays.ts FOLDER
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of the package that is used. */
interface Calendar {
  init(country: string, state?: string): unknown;
  getStates(country: string): Record<string, string> | undefined;
  getHolidays(year: number, language: string): { date: string; name: string; type: string }[];
  unsetRule(rule: string): unknown;
  setHoliday(rule: string, options: object): unknown;
}

export const HOLIDAYS = path.join(import.meta.dirname, '../../server/appointments/calendar/holidays.tsv');
/** As the calls allow. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;
const countries = ['MX', 'US'];

/** The table, as text: names by number, then for each year and days the places that have them. */
export function tableFrom(folder: string): string {
  const loaded = createRequire(path.join(path.resolve(folder), 'x.js'))('date-holidays');
  const open = (): Calendar => new (loaded.default ?? loaded)();
  const names = new Map<string, number>();
  const places = countries.flatMap((country) => [
    country,
    ...Object.keys(open().getStates(country) ?? {}).map((state) => `${country}-${state}`),
  ]);
  const rows = new Map<string, string[]>();
  for (const place of places) {
    const calendar = open();
    calendar.init(...(place.split('-') as [string, string?]));
    if (place.startsWith('MX')) moveHandover(calendar);
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      const [es, en] = ['es', 'en'].map((language) =>
        calendar.getHolidays(year, language).filter(({ type }) => type === 'public'),
      );
      const days = es!.map(({ date, name }, index) => {
        const both = `${name}\t${en![index]!.name}`;
        if (!names.has(both)) names.set(both, names.size);
        return `${date.slice(5, 7)}${date.slice(8, 10)}:${names.get(both)}`;
      });
      const row = `${year}\t${days.join(' ')}`;
      rows.set(row, [...(rows.get(row) ?? []), place]);
    }
  }
  const named = [...names].map(([both, number]) => `${number}\t${both}`);
  return `${[...named, '', ...[...rows].map(([row, of]) => `${row}\t${of.join(' ')}`).sort()].join('\n')}\n`;
}

// The federal handover moved to 1 October in 2024 (Ley Federal del Trabajo, art. 74 VII); the package still has it in December.
function moveHandover(calendar: Calendar): void {
  const name = { es: 'Transmisión del Poder Ejecutivo Federal', en: 'Change of Federal Government' };
  calendar.unsetRule('12-01 every 6 years since 1934');
  calendar.setHoliday('10-01 every 6 years since 2024', { name, type: 'public' });
}

if (process.argv[1] === import.meta.filename) writeFileSync(HOLIDAYS, tableFrom(process.argv[2] ?? '.'));
