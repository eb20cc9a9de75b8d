import type { DateToken } from './date-tokens.ts';

/** A day as written; missing parts are null. Months are 0-11. */
export interface WrittenDay {
  day: number;
  months: number[] | null;
  year: number | null;
  doubt: number;
}

/** A day read from tokens, and the token after it. */
export interface DayMatch {
  date: WrittenDay;
  next: number;
}

/** All readings of a day that begins at token `start`, with and without a year. */
export function datesAt(tokens: DateToken[], start: number, thisYear: number): DayMatch[] {
  let at = start;
  if (tokens[at]?.kind === 'weekday') at = skipAll(tokens, at + 1, /[.,]/);
  if (tokens[at]?.kind === 'filler') at++;
  const first = tokens[at];
  if (first?.kind === 'month') return withYears(tokens, thisYear, monthFirst(tokens, at, first));
  if (first?.kind !== 'number') return [];
  return withYears(tokens, thisYear, [
    ...yearFirst(tokens, at),
    ...dayThenMonth(tokens, at),
    ...bothNumbers(tokens, at),
    ...bareDay(tokens, at),
  ]);
}

function monthFirst(tokens: DateToken[], at: number, month: { months: number[]; doubt: number }): DayMatch[] {
  const next = skip(tokens, at + 1, /[.,\-/]/);
  const day = dayOf(tokens[next]);
  if (day === null) return [];
  const after = tokens[next + 1]?.kind === 'filler' ? next + 2 : next + 1;
  return [{ date: { day, months: month.months, year: null, doubt: month.doubt }, next: after }];
}

function dayThenMonth(tokens: DateToken[], at: number): DayMatch[] {
  const day = dayOf(tokens[at]);
  let next = skip(tokens, at + 1, /[.,\-/]/);
  if (tokens[next]?.kind === 'filler') next++;
  const month = tokens[next];
  if (day === null || month?.kind !== 'month') return [];
  return [{ date: { day, months: month.months, year: null, doubt: month.doubt }, next: next + 1 }];
}

function bothNumbers(tokens: DateToken[], at: number): DayMatch[] {
  const mark = markOf(tokens[at + 1]);
  const [a, b] = [dayOf(tokens[at]), dayOf(tokens[at + 2])];
  if (a === null || b === null || !/^[./-]$/.test(mark)) return [];
  const date = (day: number, month: number): DayMatch[] =>
    month > 12 ? [] : [{ date: { day, months: [month - 1], year: null, doubt: mark === '-' ? 0.5 : 0 }, next: at + 3 }];
  return [...date(a, b), ...(a === b ? [] : date(b, a))];
}

function yearFirst(tokens: DateToken[], at: number): DayMatch[] {
  const year = yearOf(tokens[at], 4);
  const mark = markOf(tokens[at + 1]);
  const [month, day] = [dayOf(tokens[at + 2]), dayOf(tokens[at + 4])];
  if (year === null || month === null || day === null || month > 12) return [];
  if (!/^[./-]$/.test(mark) || markOf(tokens[at + 3]) !== mark) return [];
  return [{ date: { day, months: [month - 1], year, doubt: 0 }, next: at + 5 }];
}

function bareDay(tokens: DateToken[], at: number): DayMatch[] {
  const day = dayOf(tokens[at]);
  const next = skip(tokens, at + 1, /[.,\-/]/);
  // "9" in "9 nov 2026" isn't a day by itself, since it would lose its year.
  if (tokens[next]?.kind === 'month' && next <= at + 1) return [];
  return day === null ? [] : [{ date: { day, months: null, year: null, doubt: 0 }, next: at + 1 }];
}

function withYears(tokens: DateToken[], thisYear: number, matches: DayMatch[]): DayMatch[] {
  return matches.flatMap((match) => {
    if (match.date.year !== null) return [match];
    let next = skip(tokens, match.next, /[.,\-/']/);
    if (tokens[next]?.kind === 'filler') next++;
    const long = yearOf(tokens[next], 4);
    const bare = yearOf(tokens[next], 2);
    const marked = next > match.next && /[-/.']/.test(markOf(tokens[next - 1]));
    // Apostrophes get lost: "9 mar 26" contains a year if that year is close to the current one.
    const short =
      match.date.months !== null && (marked || (bare !== null && bare <= thisYear && bare >= thisYear - 1))
        ? bare
        : null;
    const year = long ?? short;
    if (year === null) return [match];
    const dated = { date: { ...match.date, year }, next: next + 1 };
    return long === null ? [dated, match] : [dated];
  });
}

function skip(tokens: DateToken[], at: number, marks: RegExp): number {
  return marks.test(markOf(tokens[at])) ? at + 1 : at;
}

// "lun., 2 nov" has two punctuation marks after the weekday.
function skipAll(tokens: DateToken[], at: number, marks: RegExp): number {
  const next = skip(tokens, at, marks);
  return next === at ? at : skipAll(tokens, next, marks);
}

/** The token's punctuation mark; empty for other tokens. */
export function markOf(token: DateToken | undefined): string {
  return token?.kind === 'mark' ? token.mark : '';
}

function dayOf(token: DateToken | undefined): number | null {
  if (token?.kind !== 'number' || token.digits.length > 2) return null;
  const day = Number(token.digits);
  return day >= 1 && day <= 31 ? day : null;
}

function yearOf(token: DateToken | undefined, length: 2 | 4): number | null {
  if (token?.kind !== 'number' || token.digits.length !== length) return null;
  const year = length === 2 ? 2000 + Number(token.digits) : Number(token.digits);
  return year >= 2015 && year <= 2100 ? year : null;
}
