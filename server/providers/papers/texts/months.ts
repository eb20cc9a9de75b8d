import { isDate } from '@volante/contract/fields/dates.ts';

const months = ['ENE|JAN', 'FEB', 'MAR', 'ABR|APR', 'MAY', 'JUN', 'JUL', 'AGO|AUG', 'SEP|SET', 'OCT', 'NOV', 'DIC|DEC'];
const DAY = 86_400_000;
const word = '([A-Z]{3,10})\\.?';

/** The month (`yyyy-mm`) that holds most days of the period written in a plain text; null if none is. */
export function monthOfPeriod(text: string): string | null {
  const period = periodIn(text);
  if (!period) return null;
  const [from, to] = period.map((date) => Date.parse(`${date}T00:00:00Z`)) as [number, number];
  if (!(to > from) || to - from > 62 * DAY) return null;
  const days = new Map<string, number>();
  for (let at = from; at <= to; at += DAY) {
    const month = new Date(at).toISOString().slice(0, 7);
    days.set(month, (days.get(month) ?? 0) + 1);
  }
  return [...days].sort((a, b) => b[1] - a[1])[0]![0];
}

function periodIn(text: string): [string, string] | null {
  const between = '\\s*(?:AL?|TO|THROUGH|-|–|HASTA(?: EL)?)\\s*';
  const forms: [RegExp, (found: string[]) => [string, string]][] = [
    [
      new RegExp(`(\\d\\d?)[/-](\\d\\d)[/-](\\d{4})${between}(\\d\\d?)[/-](\\d\\d)[/-](\\d{4})`),
      ([a, b, c, d, e, f]) => [day(c, b, a), day(f, e, d)],
    ],
    [
      new RegExp(
        `(\\d\\d?)[/ -](?:DE )?${word}[/ -](?:DE(?:L)? )?(\\d{4})${between}(\\d\\d?)[/ -](?:DE )?${word}[/ -](?:DE(?:L)? )?(\\d{4})`,
      ),
      ([a, b, c, d, e, f]) => [day(c, number(b), a), day(f, number(e), d)],
    ],
    [
      new RegExp(`(\\d\\d?)${between}(\\d\\d?) DE ${word} (?:DE(?:L)? )?(\\d{4})`),
      ([a, b, c, d]) => [day(d, number(c), a), day(d, number(c), b)],
    ],
    [
      new RegExp(`${word} (\\d\\d?), (\\d{4})${between}${word} (\\d\\d?), (\\d{4})`),
      ([a, b, c, d, e, f]) => [day(c, number(a), b), day(f, number(d), e)],
    ],
  ];
  for (const [pattern, read] of forms) {
    const found = pattern.exec(text);
    const period = found && read(found.slice(1));
    if (period?.every(isDate)) return period;
  }
  return null;
}

function day(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function number(name = ''): string {
  const at = months.findIndex((starts) => new RegExp(`^(${starts})`).test(name));
  return at < 0 ? '' : String(at + 1);
}
