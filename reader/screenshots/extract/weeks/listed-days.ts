import { squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Figure } from '../find-figures.ts';
import { rowsOf } from '../layout.ts';
import { dateTokens } from './date-tokens.ts';
import type { SeenWeek } from './find-weeks.ts';
import { datesAt } from './written-day.ts';

const DAY = 86_400_000;
const DAYS = 7;
const FEWEST = 3;
const ROUNDING = 0.035;
const NAMES = [/^(lun|mon)/, /^(mar|tue)/, /^(mie|wed)/, /^(jue|thu)/, /^(vie|fri)/, /^(sab|sat)/, /^(dom|sun)/];
const NAME =
  /^(lun(es)?|mar(tes)?|mie(rcoles)?|jue(ves)?|vie(rnes)?|sab(ado)?|dom(ingo)?|mon(day)?|tue(s|sday)?|wed(nesday)?|thu(rs|rsday)?|fri(day)?|sat(urday)?|sun(day)?)$/;

/** A row about one day of a week. */
export interface ListedDay {
  /** From 0, the day on which the week begins. */
  day: number;
  /** By its date, not only by its name. */
  dated: boolean;
  /** The sum at the right end of the row. */
  sum: Figure | null;
}

/** The rows that name a day of this week. */
export function listedDays(week: SeenWeek, figures: readonly Figure[], lines: TextLine[]): ListedDay[] {
  return rowsOf(lines).flatMap((row) => {
    const own = row.filter((line) => !(week.lines.length === 1 && week.lines.includes(line)));
    const sum =
      figures
        .filter((figure) => own.includes(figure.line))
        .toSorted((a, b) => a.line.left - b.line.left)
        .at(-1) ?? null;
    return own.flatMap(({ text }): ListedDay[] => {
      const day = dayOf(text, week.start);
      if (day >= 0) return [{ day, dated: true, sum }];
      const words = squeeze(text);
      return NAME.test(words) ? [{ day: NAMES.findIndex((name) => name.test(words)), dated: false, sum }] : [];
    });
  });
}

/** Which day of a week a text begins with; -1 if none, or if it has no month. */
function dayOf(text: string, start: string): number {
  const written = datesAt(dateTokens(text), 0, Number(start.slice(0, 4))).map(({ date }) => date);
  return Array.from({ length: DAYS }, (_, day) => new Date(Date.parse(start) + day * DAY)).findIndex((date) =>
    written.some(
      ({ day, months, doubt }) =>
        doubt < 1 && day === date.getUTCDate() && Boolean(months?.includes(date.getUTCMonth())),
    ),
  );
}

/** Whether the screen lists all seven days of a week, each once with a sum, and these make up the amount. */
export function isMadeUpOfDays(
  amount: number,
  { week, figures, lines }: { week: SeenWeek; figures: readonly Figure[]; lines: TextLine[] },
): boolean {
  const days = listedDays(week, figures, lines);
  return days.length === DAYS && new Set(days.map(({ day }) => day)).size === DAYS && makeUp(amount, days);
}

/** Of several weeks, the only one of which days are listed by their dates whose sums make up the amount; null if there is none. */
export function weekOfDays(
  amount: number,
  weeks: readonly SeenWeek[],
  figures: readonly Figure[],
  lines: TextLine[],
): SeenWeek | null {
  const listed = weeks.filter((week) => {
    const days = listedDays(week, figures, lines).filter(({ dated }) => dated);
    return days.length >= FEWEST && makeUp(amount, days);
  });
  return new Set(listed.map(({ start }) => start)).size === 1 ? listed[0]! : null;
}

function makeUp(amount: number, days: readonly ListedDay[]): boolean {
  const sums = days.flatMap(({ sum }) => (sum ? [sum.value] : []));
  const all = sums.reduce((total, sum) => total + sum, 0);
  return sums.length === days.length && amount > 0 && Math.abs(all - amount) < ROUNDING;
}
