import type { WrittenDay } from './written-day.ts';

export interface WeekRange {
  /** The Monday, yyyy-mm-dd. */
  start: string;
  /** 1 if read as written, less for each guess. */
  certainty: number;
  /** A digit was replaced by a similar one to form a week. */
  repaired: boolean;
  /** It is named by one date. */
  single?: true;
  /** Beside that date is a sign that a second one belongs to it. */
  partial?: true;
}

const DAY = 86_400_000;
const MONDAY = 1;
const SUNDAY = 0;
const REPAIRABLE_DAYS = 190;
const LOOKALIKES = new Set([
  '38',
  '83',
  '68',
  '86',
  '56',
  '65',
  '17',
  '71',
  '08',
  '80',
  '89',
  '98',
  '35',
  '53',
  '39',
  '93',
  '69',
  '96',
  '14',
  '41',
  '27',
  '72',
]);

/** Both ends of a written range -> its Monday; null when no year and order form a week. */
export function resolveWeek(from: WrittenDay, to: WrittenDay, capturedAt: string): WeekRange | null {
  const months = from.months ?? monthsBefore(from, to);
  if (!months) return null;
  // A month that isn't written and a digit that is written differently would be two guesses.
  const implied = months !== from.months && months !== to.months;
  const certainty = 1 - 0.1 * (from.doubt + to.doubt);
  for (const month of months) {
    for (const start of possibleDays({ ...from, year: from.year ?? null }, month, yearsFor(from, to, capturedAt))) {
      if (start > latest(capturedAt) || weekday(start) !== MONDAY) continue;
      const ends = [start + 6 * DAY, start + 7 * DAY];
      if (ends.some((end) => isDay(to, end))) return { start: iso(start), certainty, repaired: false };
      if (isSeveralWeeks(from, to, capturedAt)) return null;
      if (!implied && mayRepair(from, to, start, capturedAt) && ends.some((end) => looksLike(to, end)))
        return { start: iso(start), certainty: certainty - 0.35, repaired: true };
    }
  }
  return isSeveralWeeks(from, to, capturedAt) ? null : repairStart(from, to, capturedAt, certainty);
}

// "27 al 3 de mayo": the month is written only at the end, and the week began in the month before.
function monthsBefore(from: WrittenDay, to: WrittenDay): number[] | null {
  return from.day > to.day ? (to.months?.map((month) => (month + 11) % 12) ?? null) : to.months;
}

/**
 * The week named by a single date: a Monday on which it begins (with `ending`, the Monday after it) or the Sunday on which it
 * ends.
 */
export function resolveWeekOf(date: WrittenDay, capturedAt: string, ending = false): WeekRange | null {
  for (const month of date.months ?? []) {
    const years = date.year === null ? recentYears(capturedAt) : [date.year];
    for (const day of possibleDays(date, month, years)) {
      if (day > latest(capturedAt) + 6 * DAY) continue;
      const certainty = 0.8 - 0.1 * date.doubt;
      if (weekday(day) === MONDAY && ending) return { start: iso(day - 7 * DAY), certainty, repaired: false };
      if (weekday(day) === MONDAY && day <= latest(capturedAt)) return { start: iso(day), certainty, repaired: false };
      return weekday(day) === SUNDAY ? { start: iso(day - 6 * DAY), certainty, repaired: false } : null;
    }
  }
  return null;
}

function repairStart(from: WrittenDay, to: WrittenDay, capturedAt: string, certainty: number): WeekRange | null {
  for (const month of to.months ?? []) {
    for (const end of possibleDays(to, month, to.year === null ? recentYears(capturedAt) : [to.year])) {
      const start = weekday(end) === SUNDAY ? end - 6 * DAY : weekday(end) === MONDAY ? end - 7 * DAY : null;
      if (start === null || start > latest(capturedAt) || !mayRepair(from, to, start, capturedAt)) continue;
      return looksLike(from, start) ? { start: iso(start), certainty: certainty - 0.35, repaired: true } : null;
    }
  }
  return null;
}

// Without a year, the newest week that isn't in the future is meant. The year of the end also applies to the start.
function yearsFor(from: WrittenDay, to: WrittenDay, capturedAt: string): number[] {
  if (from.year !== null) return [from.year];
  if (to.year !== null) return [to.year, to.year - 1];
  return recentYears(capturedAt);
}

function recentYears(capturedAt: string): number[] {
  const year = Number(capturedAt.slice(0, 4));
  return [year + 1, year, year - 1];
}

function possibleDays(date: WrittenDay, month: number, years: number[]): number[] {
  const days = years
    .map((year) => Date.UTC(year, month, date.day))
    .filter((day) => new Date(day).getUTCMonth() === month);
  return days;
}

function isDay(written: WrittenDay, day: number): boolean {
  const date = new Date(day);
  if (written.day !== date.getUTCDate()) return false;
  if (written.year !== null && written.year !== date.getUTCFullYear()) return false;
  return written.months === null || written.months.includes(date.getUTCMonth());
}

// A guessed digit needs further evidence: a written year, or a week within the last months.
function mayRepair(from: WrittenDay, to: WrittenDay, start: number, capturedAt: string): boolean {
  return from.year !== null || to.year !== null || latest(capturedAt) - start < REPAIRABLE_DAYS * DAY;
}

// Taken literally, the range runs from a Monday to a later Sunday or Monday: two weeks or more.
function isSeveralWeeks(from: WrittenDay, to: WrittenDay, capturedAt: string): boolean {
  const days = (date: WrittenDay, months: number[] | null): number[] =>
    (months ?? []).flatMap((month) => possibleDays(date, month, yearsFor(from, to, capturedAt)));
  const mondays = days(from, from.months ?? to.months).filter((day) => weekday(day) === MONDAY);
  const ends = days(to, to.months ?? from.months).filter((day) => [SUNDAY, MONDAY].includes(weekday(day)));
  return mondays.some((start) => ends.some((end) => end - start > 7 * DAY && end - start < 60 * DAY));
}

function looksLike(written: WrittenDay, day: number): boolean {
  const truth = new Date(day).getUTCDate();
  const [a, b] = [String(written.day), String(truth)];
  if (a.length !== b.length || a === b) return false;
  const wrong = [...a].flatMap((digit, k) => (digit === b[k] ? [] : [digit + b[k]]));
  return wrong.length === 1 && LOOKALIKES.has(wrong[0]!) && isDay({ ...written, day: truth }, day);
}

// One day of grace: the server's date may lag behind the phone's.
function latest(capturedAt: string): number {
  return Date.parse(`${capturedAt}T00:00:00Z`) + DAY;
}

function weekday(day: number): number {
  return new Date(day).getUTCDay();
}

function iso(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
