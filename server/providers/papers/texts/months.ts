import { isDate } from '@volante/contract/fields/dates.ts';

const months = ['ENE|JAN', 'FEB', 'MAR', 'ABR|APR', 'MAY', 'JUN', 'JUL', 'AGO|AUG', 'SEP|SET', 'OCT', 'NOV', 'DIC|DEC'];
const DAY = 86_400_000;
const word = '([A-Z]{3,10})\\.?';

/** The month (`yyyy-mm`) with most days of the period written in a plain text; null if there is no period. */
export function monthOfPeriod(text: string): string | null {
  const period = periodIn(text);
  if (!period) return null;
  const [from, to] = period.map((date) => Date.parse(`${date}T00:00:00Z`)) as [number, number];
  const days = new Map<string, number>();
  for (let at = from; at <= to; at += DAY) {
    const month = new Date(at).toISOString().slice(0, 7);
    days.set(month, (days.get(month) ?? 0) + 1);
  }
  return [...days].sort((a, b) => b[1] - a[1])[0]![0];
}

type Period = [from: string, to: string];

/** The period, by the first form in which exactly one order of day and month makes sense; null if there is none. */
function periodIn(text: string): Period | null {
  for (const [pattern, ...orders] of forms) {
    const found = pattern.exec(text)?.slice(1);
    const periods = found ? orders.map((read) => read(found)).filter(isPeriod) : [];
    if (periods.length === 1) return periods[0]!;
  }
  return null;
}

function isPeriod(period: Period): boolean {
  return period.every(isDate) && period[0] < period[1] && daysOf(period) <= 62;
}

function daysOf([from, to]: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

const between = '\\s*(?:AL?|TO|THROUGH|-|–|HASTA(?: EL)?)\\s*';
const of = '[/ -](?:DE(?:L)? )?';
const [date, year] = ['(\\d\\d?)', '(\\d{4}|\\d{2}(?!\\d))'];
const numeric = `${date}[/-]${date}[/-]${year}`;

/** In Spanish and English, each with how its match is read. In figures, either the day or the month comes first. */
const forms: [RegExp, ...((found: string[]) => Period)[]][] = [
  [
    new RegExp(`${numeric}${between}${numeric}`),
    ([a, b, c, d, e, f]) => [day(c, b, a), day(f, e, d)],
    ([a, b, c, d, e, f]) => [day(c, a, b), day(f, d, e)],
  ],
  [
    new RegExp(`${date}${of}${word}${of}${year}${between}${date}${of}${word}${of}${year}`),
    ([a, b, c, d, e, f]) => [day(c, number(b), a), day(f, number(e), d)],
  ],
  [
    new RegExp(`${date}${of}${word}${between}${date}${of}${word}${of}(\\d{4})`),
    ([a, b, c, d, e]) => [day(yearBefore(number(b), number(d), e), number(b), a), day(e, number(d), c)],
  ],
  [
    new RegExp(`${date}${between}${date} DE ${word} (?:DE(?:L)? )?(\\d{4})`),
    ([a, b, c, d]) => [day(d, number(c), a), day(d, number(c), b)],
  ],
  [
    new RegExp(`${word} ${date}, (\\d{4})${between}${word} ${date}, (\\d{4})`),
    ([a, b, c, d, e, f]) => [day(c, number(a), b), day(f, number(d), e)],
  ],
  [
    new RegExp(`${word} ${date}${between}${word} ${date}, (\\d{4})`),
    ([a, b, c, d, e]) => [day(yearBefore(number(a), number(c), e), number(a), b), day(e, number(c), d)],
  ],
];

/** The year of the first day, if only the last one has a year: a period over New Year begins in the year before. */
function yearBefore(first: string, last: string, end = ''): string {
  return Number(first) > Number(last) ? String(Number(end) - 1) : end;
}

function day(year = '', month = '', date = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function number(name = ''): string {
  const at = months.findIndex((starts) => new RegExp(`^(${starts})`).test(name));
  return at < 0 ? '' : String(at + 1);
}
