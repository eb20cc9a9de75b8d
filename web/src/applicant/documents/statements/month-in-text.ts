/**
 * The month (`yyyy-mm`) a bank statement is for, by the words of its first page: the month in the middle of the longest
 * period it names (`del 01/10/2026 al 31/10/2026`, `October 1, 2026 through October 31, 2026`), otherwise the only
 * month it names in words. Null if the text doesn't say.
 */
export function monthInText(text: string): string | null {
  const read = text.toLowerCase().normalize('NFC');
  const dates = datesIn(read);
  const periods = dates.flatMap((from, i) => {
    const to = dates[i + 1];
    if (!to || !isJoin(read.slice(from.end, to.start))) return [];
    const days = (to.at - from.at) / DAY;
    return days >= LEAST && days <= MOST ? [{ days, middle: from.at + (to.at - from.at) / 2 }] : [];
  });
  const [longest] = periods.sort((a, b) => b.days - a.days);
  if (longest) return new Date(longest.middle).toISOString().slice(0, 7);
  const named = new Set([...read.matchAll(monthAndYear)].map((m) => monthOf(m[2] ?? '', m[1] ?? '')));
  const [only] = named;
  return named.size === 1 && only ? only : null;
}

const DAY = 24 * 60 * 60 * 1000;
/** A period of a statement, in days. */
const LEAST = 20;
const MOST = 40;

const months = ['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep', 'oct', 'nov', 'dic|dec'];
const stem = `(${months.join('|')})[a-zé]*\\.?`;
const year = '(20\\d\\d)';
const numeric = /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d|\d\d)\b/g;
const monthAndYear = new RegExp(`\\b${stem}\\s*(?:de(?:l)?\\s+|,\\s*)?${year}\\b`, 'g');

interface Found {
  at: number;
  start: number;
  end: number;
}

/** Days with a year, in the order of the text. `01/10/2026` begins with the day, unless another date of the text can only begin with the month. */
function datesIn(text: string): Found[] {
  const found: Found[] = [];
  const add = (match: RegExpExecArray, y: number, m: number, d: number) => {
    const at = Date.UTC(y, m - 1, d);
    if (m >= 1 && m <= 12 && new Date(at).getUTCDate() === d)
      found.push({ at, start: match.index, end: match.index + match[0].length });
  };
  const each = (pattern: string, take: (match: RegExpExecArray) => void) => {
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) take(match as RegExpExecArray);
  };
  each(`\\b20\\d\\d-\\d\\d-\\d\\d\\b`, (m) => add(m, ...(m[0].split('-').map(Number) as [number, number, number])));
  const monthFirst = [...text.matchAll(numeric)].some((m) => Number(m[2]) > 12);
  each(numeric.source, (m) => {
    const [a, b, y] = [Number(m[1]), Number(m[2]), 2000 + (Number(m[3]) % 100)];
    if (monthFirst) add(m, y, a, b);
    else add(m, y, b, a);
  });
  const sep = '[\\s/.-]*(?:de(?:l)?\\s+)?';
  each(`\\b(\\d{1,2})${sep}${stem}${sep}${year}\\b`, (m) => add(m, Number(m[3]), numberOf(m[2] ?? ''), Number(m[1])));
  each(`\\b${stem}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}\\b`, (m) =>
    add(m, Number(m[3]), numberOf(m[1] ?? ''), Number(m[2])),
  );
  return found.sort((a, b) => a.start - b.start);
}

function isJoin(between: string): boolean {
  return /^[\s,.]*(?:al?|hasta(?: el)?|to|through|thru|-|–|—|y|and)[\s,.]*$/i.test(between);
}

function numberOf(written: string): number {
  return months.findIndex((stems) => stems.split('|').some((one) => written.startsWith(one))) + 1;
}

function monthOf(year: string, written: string): string {
  return `${year}-${String(numberOf(written)).padStart(2, '0')}`;
}
