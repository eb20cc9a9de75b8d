import { addDays } from '@volante/contract/fields/dates.ts';
import { squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { type Figure, findFigures } from './find-figures.ts';
import { gapBetween, rowsOf } from './layout.ts';
import { withoutFurniture } from './overlays.ts';
import { findWeeks } from './weeks/find-weeks.ts';
import { isPeriodSwitch } from './weeks/period-switch.ts';

/** What a screen says that another week than its own brought. */
export interface StatedWeek {
  week: string;
  amount: number;
  /** Without cents the sum may be rounded. */
  exact: boolean;
  lines: TextLine[];
}

/** The week and the figures that a screen was read as; null for one that was read as no single week. */
export interface OwnWeek {
  start: string;
  amount: number;
  lines: TextLine[];
}

// Other pictures are judged by these lines, so they have to be legible.
const LEGIBLE = 0.9;
const LAST_WEEK =
  /^(tu|la|your)?(semana(pasada|anterior|previa)|(last|previous|prior)week|weekbefore)(total|earnings|ganancias)?$/;
/** Days after a week within which platforms still change its total, by late tips and adjustments: it may differ without anybody's doing. */
const SETTLING_DAYS = 3;
const NO_TOTAL =
  /propina|tip|bono|bonus|promo|incentiv|extra|tarifa|fare|peaje|toll|ajuste|adjust|efectivo|cash|saldo|balance|promedio|average|avg|deposit|retir|transfer|pago|payment|payout|pendiente|pending|comision|fee|impuesto|tax|porviaje|pertrip|porhora|perhour|\/h|meta|goal|deuda|owed|^vs|mas|menos|more|less|than|que/;

/** Whether a week had been over for long enough on a day for its total to stay as it is. */
export function isSettled(week: string, day: string): boolean {
  return addDays(week, 6 + SETTLING_DAYS) <= day;
}

/**
 * The totals of other weeks on a screen: of dates with one sum in their row or beside them, and of "last week". A week with two
 * different sums is left out, and so is one that isn't settled.
 */
export function statedWeeks(picture: TextLine[], capturedAt: string, own: OwnWeek | null): StatedWeek[] {
  const lines = withoutFurniture(picture);
  const weeks = findWeeks(lines, capturedAt).filter(
    (week) => !week.partial && !week.single && week.confidence >= LEGIBLE,
  );
  const dated = new Set(weeks.flatMap((week) => week.lines));
  const figures = findFigures(lines.filter((line) => !dated.has(line))).filter(
    ({ line, marked, decimals }) =>
      (marked || decimals === 2) && line.confidence >= LEGIBLE && !own?.lines.includes(line),
  );
  const rows = rowsOf(lines);
  const stated = (start: string, names: TextLine[]): StatedWeek[] => {
    const sum = sumOf(names, figures, rows, dated);
    if (!sum || sum.negative || sum.value === 0) return [];
    return [{ week: start, amount: sum.value, exact: sum.decimals === 2, lines: [...names, sum.line] }];
  };
  const found = [
    ...weeks.filter(({ start }) => start !== own?.start).flatMap((week) => stated(week.start, week.lines)),
    ...(own ? lastWeekOf(own, lines, stated) : []),
  ];
  return found.filter(
    ({ week, amount }, at) =>
      isSettled(week, capturedAt) &&
      found.every((other) => other.week !== week || other.amount === amount) &&
      found.findIndex((other) => other.week === week) === at,
  );
}

// On a screen that calls its own week the last one, the sum is its own.
function lastWeekOf(
  own: OwnWeek,
  lines: TextLine[],
  stated: (start: string, names: TextLine[]) => StatedWeek[],
): StatedWeek[] {
  const names = lines.filter(
    ({ text, confidence }) => confidence >= LEGIBLE && LAST_WEEK.test(squeeze(text.replace(/[$\d.,:]+/g, ' '))),
  );
  return names.flatMap((name) => stated(addDays(own.start, -7), [name])).filter(({ amount }) => amount !== own.amount);
}

/** The only sum in the row of these lines, or else directly above or below them; null if something says that it is no total. */
function sumOf(names: TextLine[], figures: Figure[], rows: TextLine[][], dated: Set<TextLine>): Figure | null {
  const own = rows.filter((pieces) => names.some((name) => pieces.includes(name)));
  if (own.some(isPeriodSwitch)) return null;
  const row = own.flat();
  const inRow = figures.filter(({ line }) => row.includes(line));
  const words = row.filter((line) => !dated.has(line)).map(({ text }) => squeeze(text.replace(/[$\d.,]+/g, ' ')));
  if (words.some((word) => !LAST_WEEK.test(word) && NO_TOTAL.test(word))) return null;
  if (inRow.length > 0) return inRow.length === 1 ? inRow[0]! : null;
  const near = figures.filter(({ line }) => names.some((name) => isStacked(name, line)));
  return near.length === 1 ? near[0]! : null;
}

function isStacked(name: TextLine, sum: TextLine): boolean {
  const apart = sum.top >= name.bottom - 0.3 * name.height || sum.bottom <= name.top + 0.3 * name.height;
  const aligned =
    Math.abs(name.left - sum.left) < name.height ||
    Math.abs(name.left + name.right - sum.left - sum.right) < 2 * name.height ||
    Math.abs(name.right - sum.right) < name.height;
  return apart && aligned && gapBetween(name, sum) < Math.min(name.height, sum.height);
}
