import type { Cell, Rows } from './cells.ts';
import { belowOf, isLabel } from './values.ts';

/** Pairs of a value and a label below it that show how a form is made, at least. */
const PAIRS = 2;

/** The rows of a form whose labels stand beneath their values, with each label moved above its value. */
export function withLabelsAbove(rows: Rows): Rows {
  const under = new Map<Cell, Cell>();
  for (const [k, row] of rows.entries())
    for (const cell of row) {
      const below = belowOf(rows, k, cell);
      if (below && !under.has(cell)) under.set(cell, below);
    }
  const hasAbove = new Set(under.values());
  const moved = new Map<Cell, Cell>();
  for (const cell of rows.flat()) {
    const above = [...under].find(([, below]) => below === cell)?.[0];
    // A form begins with a value: below a label it would be that label's.
    if (isBare(cell.text) || (hasAbove.has(cell) && above && (isLabel(above.text) || moved.has(above)))) continue;
    for (const [value, label] of pairsFrom(cell, under)) {
      moved.set(value, at(value, label));
      moved.set(label, at(label, value));
    }
  }
  if (moved.size === 0) return rows;
  const order = (row: readonly Cell[]) => Math.min(...row.map(({ top, page }) => page * 10 + top));
  const changed = new Set(moved.keys());
  const kept = rows.map((row) => row.filter((cell) => !changed.has(cell))).filter((row) => row.length > 0);
  return [...kept, ...[...moved.values()].map((cell) => [cell])].toSorted((a, b) => order(a) - order(b));
}

/** Values and their labels in turn, downwards from a value; none if there are fewer than two pairs. */
function pairsFrom(first: Cell, under: ReadonlyMap<Cell, Cell>): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  for (let value: Cell | undefined = first; value && !isBare(value.text); ) {
    const label = under.get(value);
    if (!label || !isBare(label.text)) break;
    pairs.push([value, label]);
    value = under.get(label);
  }
  return pairs.length >= PAIRS ? pairs : [];
}

/** A label alone, without a value or a colon after which one would follow. */
function isBare(text: string): boolean {
  return isLabel(text) && !/[\d:$]/.test(text);
}

function at(cell: Cell, { top, bottom }: Cell): Cell {
  return { ...cell, top, bottom };
}
