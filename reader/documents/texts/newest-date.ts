import { addDays, isDate } from '@volante/contract/fields/dates.ts';

/** The first three letters of months in Spanish and English. */
const months: Record<string, number> = {
  ...{ ENE: 1, JAN: 1, FEB: 2, MAR: 3, ABR: 4, APR: 4, MAY: 5, JUN: 6, JUL: 7, AGO: 8, AUG: 8 },
  ...{ SEP: 9, SET: 9, OCT: 10, NOV: 11, DIC: 12, DEC: 12 },
};

const word = '([A-Z]{3,10})\\.?';
const year = "(20\\d\\d|(?<!')'?\\d\\d(?!\\d))";
const of = '[ ./-]{0,2}(?:DEL? )?';

/** How days are written, each with the readings that make sense of its parts: `[year, month, day]`. */
const forms: [RegExp, ...((found: readonly string[]) => [string, number, string])[]][] = [
  [/\b(20\d\d)[-/.](\d\d)[-/.](\d\d)\b/g, ([y, m, d]) => [y!, Number(m), d!]],
  // Either number could be the day. Whoever asks for the newest date is served by the later one.
  [
    new RegExp(`\\b(\\d\\d?)[-/.](\\d\\d?)[-/.]${year}`, 'g'),
    ([d, m, y]) => [y!, Number(m), d!],
    ([m, d, y]) => [y!, Number(m), d!],
  ],
  [new RegExp(`\\b(\\d\\d?)${of}${word}${of}${year}`, 'g'), ([d, m, y]) => [y!, monthOf(m!), d!]],
  [new RegExp(`\\b${word} (\\d\\d?),? ${year}`, 'g'), ([m, d, y]) => [y!, monthOf(m!), d!]],
];

/**
 * The newest date (`yyyy-mm-dd`) written in a plain text, whatever it stands for, up to a year after `today`: later ones are
 * other numbers. Null if there is none.
 */
export function newestDateIn(text: string, today: string): string | null {
  const latest = addDays(today, 365);
  const dates = forms.flatMap(([pattern, ...orders]) =>
    [...text.matchAll(pattern)].flatMap((found) => orders.map((read) => dateOf(read(found.slice(1)))).filter(isDate)),
  );
  return (
    dates
      .filter((date) => date <= latest)
      .sort()
      .at(-1) ?? null
  );
}

function dateOf([year, month, day]: [string, number, string]): string {
  const full = year.length === 4 ? year : `20${year.replace("'", '')}`;
  return `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function monthOf(name: string): number {
  return months[name.slice(0, 3)] ?? 0;
}
