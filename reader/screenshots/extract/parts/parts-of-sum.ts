import { fold, squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Figure } from '../find-figures.ts';
import { COUNTS_TRIPS } from '../gate/said-measures.ts';
import { rowOf } from '../layout.ts';
import { WEEKDAY } from '../weeks/calendar-words.ts';

const ROUNDING = 0.035;

/** What is taken off from a sum. */
export const TAKEN_OFF =
  /servicefee|tarifadeservicio|comision|commission|impuesto|tax|retenc|withh|deduc|efectivo|cash|descuento/;
const PARTS = /tarifa|fare|propina|^tips?$|tips|bono|bonus|promo|incentiv|extra|viaje|trip|peaje|toll|ajuste|adjust/;
// A row that is only a day.
const DAY = new RegExp(`^(${WEEKDAY})$`);
const NO_PARTS = /promedio|average|avg|porhora|perhour|\/h|porviaje|pertrip|total|saldo|balance|anterior|last|pasad/;

/** Parts that are larger than the whole, alone or together, on a screen where nothing is taken off. */
export function exceeds(head: Figure, whole: number, figures: readonly Figure[], lines: TextLine[]): boolean {
  // Some screens show what is taken off without a minus.
  if (figures.some(({ negative }) => negative) || lines.some(({ text }) => TAKEN_OFF.test(squeeze(text)))) return false;
  const parts = figures.flatMap((figure) => {
    if (figure === head || figure.decimals !== 2 || figure.line.top < head.line.bottom || isInSentence(figure))
      return [];
    const row = labelOf(figure.line, rowOf(figure.line, lines), figures);
    const words = squeeze(row.map(({ text }) => text.replace(/[$\d.,]+/g, ' ')).join(' '));
    const isDay = DAY.test(words);
    return isDay || (PARTS.test(words) && !NO_PARTS.test(words)) ? { value: figure.value, isDay, row: row[0]! } : [];
  });
  // Days and kinds are two ways to divide one sum.
  const sums = [true, false].map((isDay) => {
    const own = parts.filter((part) => part.isDay === isDay);
    const first = own[0]?.row;
    // Rows further in are parts of the part above them.
    const flat = own.filter(({ row }) => Math.abs(row.left - first!.left) < 0.5 * first!.height);
    return flat.reduce((total, { value }) => total + value, 0);
  });
  return Math.max(...sums, ...parts.map(({ value }) => value)) > whole + ROUNDING;
}

/**
 * The words of a row that are a figure's: those between it and the figure before it. If there are none, all of the row, unless the row ends with
 * another figure, whose words they are then: a list may stand beside a table. A number of trips after a figure names no part.
 */
function labelOf(figure: TextLine, row: readonly TextLine[], figures: readonly Figure[]): readonly TextLine[] {
  const before = row.filter(({ right }) => right <= figure.left).toSorted((a, b) => a.left - b.left);
  const sums = new Set(figures.map(({ line }) => line));
  const from = before.findLastIndex((line) => sums.has(line)) + 1;
  const own = before.slice(from);
  if (own.length > 0) return [...own, figure];
  const last = row.at(-1)!;
  const isOthers = before.length === 0 && last !== figure && sums.has(last);
  return isOthers
    ? [figure]
    : row.filter((line) => line.left < figure.right || !COUNTS_TRIPS.test(fold(line.text).trim()));
}

/** Whether words of its own line go on after a figure as they began before it: no value of a row stands like that. */
function isInSentence({ line, from, to }: Figure): boolean {
  const isWorded = (text: string) => /\p{L}{3}/u.test(text);
  return isWorded(line.text.slice(0, from)) && isWorded(line.text.slice(to));
}

// What drivers pay; not cash, which they made.
const COSTS =
  /rent(a|al)(de|del|semanal|unidad|auto|carro|$)|^rent$|^carrent|lease|gasolina|^gas$|fuel|multa|^fines?$|cuota|seguro|insurance|prestamo|loan|mantenimiento|maintenance|adelanto|advance|deuda|debt|servicefee|tarifadeservicio|comision|commission/;

/**
 * Whether what was made less what it cost, row by row, is the sum to the cent, below zero. Costs may stand in a column of their own, without a
 * minus; if anything else has one, the rows say more than this.
 */
export function isBelowByCosts(head: Figure, whole: number, figures: readonly Figure[], lines: TextLine[]): boolean {
  const rows = figures
    .filter((figure) => figure !== head && figure.decimals === 2)
    .toSorted((a, b) => a.line.top - b.line.top)
    .map((figure) => {
      const row = labelOf(figure.line, rowOf(figure.line, lines), figures);
      const words = squeeze(row.map(({ text }) => text.replace(/[-$\d.,]+/g, ' ')).join(' '));
      return { cents: Math.round(figure.value * 100), isCost: COSTS.test(words), negative: figure.negative };
    });
  if (whole === 0 || rows.some(({ negative, isCost }) => negative && !isCost)) return false;
  const below = -Math.round(whole * 100);
  return rows.some((first, from) => {
    let sum = 0;
    return (
      !first.isCost &&
      rows.slice(from).some(({ cents, isCost }) => {
        sum += isCost ? -cents : cents;
        return sum === below;
      })
    );
  });
}
