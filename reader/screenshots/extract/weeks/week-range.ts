import { fold } from '../../../engine/fold.ts';
import { type DateToken, dateTokens } from './date-tokens.ts';
import { resolveWeek, resolveWeekOf, type WeekRange } from './resolve-week.ts';
import { datesAt, markOf, type WrittenDay } from './written-day.ts';

/** A week named by one date may say when it was paid, too; more dates are a table. */
const MOST_DATES = 2;
const ENDING = /ending|ended|ends|termina/;
/** "Week closed Nov 9" is hardly the week that begins on that day; it is asked about. */
const CLOSED = /cerr|cierr|clos/;
const GUESSED = 0.6;
/** What happens to a week's money days after it: the day of that isn't the week's. */
const SETTLED =
  /pagad|deposit|enviad|transfer|liquid|proces|acredit|abonad|cobrad|retirad|actualiz|emitid|disponible|paid|payout|sent|settled|cashed|received|available|updated|issued/;
/** How many other words may stand between "week" and the only date that names it. */
const WORDS_BETWEEN = 1;

/** One reading of the text. The one that uses most of the text wins: "1/5/26 - 1/11/26" isn't the 26th of May. */
interface Reading extends WeekRange {
  length: number;
}

/**
 * The week in a text ("2 - 8 nov", "11/02–11/08", "Week of Nov 2"), or null. A week starts on a Monday and ends 6 or 7 days
 * later, so months, fortnights and single days are rejected; numeric dates are tried in both orders.
 */
export function parseWeekRange(text: string, capturedAt: string): WeekRange | null {
  const tokens = dateTokens(text);
  const thisYear = Number(capturedAt.slice(0, 4));
  const found: Reading[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (const from of datesAt(tokens, at, thisYear)) {
      for (const join of joinsAt(tokens, from.next)) {
        for (const to of datesAt(tokens, join.next, thisYear)) {
          const complete = from.date.months !== null && to.date.months !== null;
          if (!join.spoken && !complete) continue;
          const week =
            resolveWeek(from.date, to.date, capturedAt) ??
            weekInMonth(from.date, to.date, monthBefore(tokens, at), capturedAt);
          if (week) found.push({ ...week, length: to.next - at });
        }
      }
    }
  }
  const said = betweenWeekAndDay(text);
  if (
    found.length === 0 &&
    tokens.some((token) => token.kind === 'week') &&
    !SETTLED.test(said) &&
    countDates(tokens, thisYear) <= MOST_DATES
  ) {
    const isClosed = CLOSED.test(said);
    const ending = isClosed || ENDING.test(fold(text));
    for (let at = 0; at < tokens.length; at++) {
      for (const { date, next } of datesAt(tokens, at, thisYear)) {
        if (date.months === null || !isNamedAsWeek(tokens, at, next)) continue;
        const week = resolveWeekOf(date, capturedAt, ending);
        const partial = isJoin(tokens[at - 1]) || (isJoin(tokens[next]) && !isArrowAtEnd(tokens, next));
        if (!week) continue;
        const certainty = isClosed ? GUESSED : week.certainty;
        found.push({ ...week, certainty, single: true, ...(partial && { partial }), length: 0 });
      }
    }
  }
  found.sort((a, b) => b.certainty - a.certainty || b.length - a.length);
  const [best] = found;
  const rival = found.find((week) => week.start !== best?.start);
  const clear = best && (!rival || rival.certainty < best.certainty || rival.length < best.length);
  if (!clear) return null;
  const { length: _, ...week } = best;
  return week;
}

/** "Septiembre 2026", "September of 2026" right before a token: the month that its days are of. */
interface NamedMonth {
  month: number;
  year: number;
}

function monthBefore(tokens: DateToken[], before: number): NamedMonth | null {
  const isPassed = (token: DateToken | undefined) => token?.kind === 'filler' || /^[.,:·•|<‹«-]$/.test(markOf(token));
  const named = tokens.slice(0, before).filter((token) => !isPassed(token));
  const [month, year] = named.slice(-2);
  if (month?.kind !== 'month' || month.months.length !== 1 || year?.kind !== 'number') return null;
  return /^20\d\d$/.test(year.digits) ? { month: month.months[0]!, year: Number(year.digits) } : null;
}

/** Two days without a month, below a month and its year: that is the month of both, or of one end of the week. */
function weekInMonth(from: WrittenDay, to: WrittenDay, named: NamedMonth | null, capturedAt: string): WeekRange | null {
  if (!named || from.months || to.months) return null;
  const { month, year } = named;
  const written = (day: WrittenDay, months: number): WrittenDay => ({
    ...day,
    months: [(months + 12) % 12],
    year: year + Math.floor(months / 12),
  });
  const pairs =
    from.day <= to.day
      ? [[month, month]]
      : [
          [month, month + 1],
          [month - 1, month],
        ];
  const weeks = pairs.map(([first, last]) => resolveWeek(written(from, first!), written(to, last!), capturedAt));
  return weeks.find((week) => week && !week.repaired) ?? null;
}

/** Whether "week" stands by this date: elsewhere in a text, as in the subject of a mail, it says nothing about it. */
function isNamedAsWeek(tokens: DateToken[], from: number, to: number): boolean {
  const isNear = (between: DateToken[]): boolean => between.filter(isWord).length <= WORDS_BETWEEN;
  const before = tokens.findLastIndex(({ kind }, k) => kind === 'week' && k < from);
  const after = tokens.findIndex(({ kind }, k) => kind === 'week' && k >= to);
  return (before >= 0 && isNear(tokens.slice(before, from))) || (after >= 0 && isNear(tokens.slice(to, after)));
}

/** The words from the last "week" before a digit to that digit: "Week paid out on Nov 10". */
function betweenWeekAndDay(text: string): string {
  return /(?:seman|week)((?:(?!seman|week)\D)*)\d/.exec(fold(text))?.[1] ?? '';
}

function isWord(token: DateToken): boolean {
  return token.kind === 'other' || token.kind === 'month' || (token.kind === 'number' && token.spaced);
}

/** Whether a line gives something else its date: a sender, a place, a remark. */
export function datesSomethingElse(text: string, capturedAt: string): boolean {
  const tokens = dateTokens(text);
  const thisYear = Number(capturedAt.slice(0, 4));
  const isDated = tokens.some((_, at) => datesAt(tokens, at, thisYear).some(({ date }) => date.months !== null));
  return isDated && tokens.some(({ kind }) => kind === 'other') && tokens.every(({ kind }) => kind !== 'week');
}

/**
 * The days between two dates in a text, inclusive, or null if there aren't two; whichever days they are. The first one may lack its month
 * ("1 - 30 nov").
 */
export function spanIn(text: string, capturedAt: string): number | null {
  const tokens = dateTokens(text);
  const thisYear = Number(capturedAt.slice(0, 4));
  for (let at = 0; at < tokens.length; at++) {
    for (const from of datesAt(tokens, at, thisYear)) {
      for (const join of joinsAt(tokens, from.next)) {
        for (const to of datesAt(tokens, join.next, thisYear)) {
          const months = from.date.months ?? to.date.months;
          if (
            !join.spoken ||
            from.date.doubt + to.date.doubt > 0 ||
            months?.length !== 1 ||
            to.date.months?.length !== 1
          )
            continue;
          const year = from.date.year ?? to.date.year ?? thisYear;
          const start = Date.UTC(year, months[0]!, from.date.day);
          const end = Date.UTC(to.date.year ?? year, to.date.months[0]!, to.date.day);
          const days = Math.round((end - start) / 86_400_000) + 1;
          return days > 0 ? days : days + 365;
        }
      }
    }
  }
  return null;
}

function isJoin(token: DateToken | undefined): boolean {
  return token?.kind === 'joiner' || /[-/>→|]/.test(markOf(token));
}

function countDates(tokens: DateToken[], thisYear: number): number {
  let count = 0;
  for (let at = 0; at < tokens.length; at++) {
    const dates = datesAt(tokens, at, thisYear).filter(({ date }) => date.months !== null);
    if (dates.length === 0) continue;
    count++;
    at = Math.max(...dates.map(({ next }) => next)) - 1;
  }
  return count;
}

/** "Week of Nov 2 >" leads to the next week. */
function isArrowAtEnd(tokens: DateToken[], at: number): boolean {
  return markOf(tokens[at]) === '>' && at === tokens.length - 1;
}

/** Where the second date may begin, and whether there is a word or sign for "to" in between. */
function joinsAt(tokens: DateToken[], at: number): { next: number; spoken: boolean }[] {
  const joins = [{ next: at, spoken: false }];
  let spoken = false;
  for (let next = at; next < tokens.length && next < at + 5; next++) {
    const token = tokens[next]!;
    if (isJoin(token)) spoken = true;
    else if (token.kind !== 'filler' && !/[.,:·•()\]»›]/.test(markOf(token))) break;
    joins.push({ next: next + 1, spoken });
  }
  return joins;
}
