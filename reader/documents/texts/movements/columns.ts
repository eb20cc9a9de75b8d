import type { Cell } from '../../page/cells.ts';
import type { Money } from './sums.ts';

/** In (1), out (-1), or untold. */
export type Direction = 1 | -1 | 0;

/** The column of sums that came in (1), went out (-1), or of what was there then (0). */
export interface Column {
  cell: Cell;
  means: Direction;
}

/** Headings of lists and of columns. */
export const IN =
  /^(?:TOTAL )?(?:DEPOSITOS?|ABONOS?|DEPOSITS?|CREDITS?|CREDITOS?|ADDITIONS|ENTRADAS|INGRESOS)\b|DEPOSITS? (?:AND|&|\/) ?(?:OTHER )?(?:ADDITIONS|CREDITS)|(?:DEPOSITOS|ABONOS) ?(?:\/|Y) ?(?:ABONOS|DEPOSITOS)/;
export const OUT =
  /^(?:TOTAL )?(?:RETIROS?|CARGOS?|WITHDRAWALS?|DEBITS?|SUBTRACTIONS|SALIDAS|PURCHASES|PAYMENTS)\b|WITHDRAWALS? (?:AND|&|\/)|(?:RETIROS|CARGOS) ?(?:\/|Y)|(?:ATM|CARD|ELECTRONIC) (?:&|AND|WITHDRAWALS|PURCHASES)|CHECKS PAID/;
/** Heads of columns with the sums of both directions. */
export const AMOUNT = /^(?:AMOUNT|MONTO|IMPORTE|VALOR|CANTIDAD)\b/;
const HEAD =
  '(?:DEPOSITOS?|ABONOS?|DEPOSITS?|CREDITS?|ADDITIONS|RETIROS?|CARGOS?|WITHDRAWALS?|DEBITS?|SUBTRACTIONS|SALDO|BALANCE)';
/** Heads of columns that stand too close, none of which goes on with the next one. */
const HEADS = new RegExp(`^${HEAD}(?: ${HEAD})+$|^${HEAD}/(?: ${HEAD}/)+$`);
export const SALDO = /^SALDO|^BALANCE|(?:DAILY|RUNNING|ENDING DAILY) BALANCE/;

/** The heads of a row, each of a column. */
export function headsIn(row: readonly Cell[]): Column[] {
  return row.flatMap((cell): Column[] => {
    if (HEADS.test(cell.text)) return headsIn(wordsApart(cell));
    if (SALDO.test(cell.text)) return [{ cell, means: 0 }];
    if (IN.test(cell.text)) return [{ cell, means: 1 }];
    return OUT.test(cell.text) ? [{ cell, means: -1 }] : [];
  });
}

/** The words of a cell, each where it stands in its line. */
function wordsApart(cell: Cell): Cell[] {
  const letter = (cell.right - cell.left) / cell.text.length;
  return [...cell.text.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const left = cell.left + index * letter;
    return { ...cell, text, left, right: left + text.length * letter };
  });
}

/** The column in which a sum stands: the heading whose right edge or middle is nearest; null if there is no telling. */
export function columnOf({ cell }: Money, columns: readonly Column[]): Column | null {
  const far = (column: Column) =>
    Math.min(
      Math.abs(column.cell.right - cell.right),
      Math.abs(column.cell.left + column.cell.right - cell.left - cell.right) / 2,
      Math.abs(column.cell.left - cell.left),
    );
  if (/\d\.\d{2} ?[-+$]?\d/.test(cell.text)) return null;
  const [nearest, next] = columns.toSorted((a, b) => far(a) - far(b));
  if (!nearest || columns.every(({ means }) => means !== 1)) return null;
  return next && far(nearest) > 0.6 * far(next) ? null : nearest;
}
