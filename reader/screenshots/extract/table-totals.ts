import type { Figure } from './find-figures.ts';
import { rowsOf } from './layout.ts';

const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 2;

/**
 * The figure of a table that its column adds up to and its row as well: the total of days and kinds. Null if there is none, or if there are
 * several that differ.
 */
export function tableTotal(figures: readonly Figure[]): Figure | null {
  const exact = figures.filter(({ decimals, cut }) => decimals === 2 && !cut);
  const rows = rowsOf(exact.map(({ line }) => line));
  const totals = exact.filter((figure) => {
    const above = exact.filter(({ line }) => line.bottom < figure.line.bottom && isAligned(line, figure.line));
    const row = rows.find((pieces) => pieces.includes(figure.line))!;
    const beside = exact.filter((other) => other !== figure && row.includes(other.line));
    return (
      !figure.negative &&
      figure.value > 0 &&
      above.length >= FEWEST_ROWS &&
      beside.length >= FEWEST_COLUMNS &&
      [above, beside].every((parts) => centsOf(parts) === centsOf([figure]))
    );
  });
  return new Set(totals.map(({ value }) => value)).size === 1 ? totals[0]! : null;
}

function isAligned(a: Figure['line'], b: Figure['line']): boolean {
  const edge = 0.5 * Math.min(a.height, b.height);
  return Math.abs(a.right - b.right) < edge || Math.abs(a.left - b.left) < edge;
}

function centsOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { value, negative }) => sum + Math.round((negative ? -value : value) * 100), 0);
}
