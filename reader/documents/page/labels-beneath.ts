import type { Cell, Rows } from './cells.ts';
import { belowOf, FAR, isLabel } from './values.ts';

/** Pairs of a value and a label below it that show how a form is made, at least. */
const PAIRS = 2;

/** The rows of a form whose labels stand beneath their values, with each label moved above its value. */
export function withLabelsAbove(rows: Rows): Rows {
  const [under, over] = [new Map<Cell, Cell>(), new Map<Cell, Cell>()];
  const besideValues = new Set(rows.flatMap((row) => row.filter((cell, k) => isBeside(cell, row[k + 1]))));
  for (const [k, row] of rows.entries())
    for (const cell of row) {
      const below = belowOf(rows, k, cell);
      if (!below) continue;
      under.set(cell, below);
      if (!over.has(below)) over.set(below, cell);
    }
  const moved = new Map<Cell, Cell>();
  for (const cell of rows.flat()) {
    const above = over.get(cell);
    // A form begins with a value: below a label it would be that label's, if that hasn't one beside it.
    if (isBare(cell.text) || (above && ((isLabel(above.text) && !besideValues.has(above)) || moved.has(above))))
      continue;
    for (const [value, label] of pairsFrom(cell, under, besideValues)) {
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

/**
 * Values and their labels in turn, downwards from a value; none if there are fewer than two pairs, if labels are nearer to the next value, or if a value
 * as near as the others is left: then each label may be that of the next one. A label beside a value is that one's.
 */
function pairsFrom(first: Cell, under: ReadonlyMap<Cell, Cell>, besideValues: ReadonlySet<Cell>): [Cell, Cell][] {
  const pairs: [Cell, Cell][] = [];
  const [own, next]: [number[], number[]] = [[], []];
  for (let value: Cell | undefined = first; value && !isBare(value.text); ) {
    const label = under.get(value);
    if (!label || !isBare(label.text) || besideValues.has(label)) {
      if ((next.at(-1) ?? 0) < APART * meanOf(next.slice(0, -1))) return [];
      next.pop();
      break;
    }
    own.push(distance(value, label));
    pairs.push([value, label]);
    value = under.get(label);
    if (value) next.push(distance(label, value));
  }
  return pairs.length >= PAIRS && meanOf(own) < APART * meanOf(next) ? pairs : [];
}

/** A single word beside a label is its value only if it is so many times as high: it may be a label, too. */
const LARGER = 1.08;

function isBeside(label: Cell, value: Cell | undefined): boolean {
  if (!value || isLabel(value.text)) return false;
  const [height, size] = [label.bottom - label.top, value.bottom - value.top];
  const isPlain = size > LARGER * height || /[\d ,]/.test(value.text);
  return value.left - label.right < FAR * height && isPlain;
}

/** Times as far as others: another part of the page. */
const APART = 1.2;

function distance(upper: Cell, lower: Cell): number {
  return (lower.top + lower.bottom - upper.top - upper.bottom) / 2;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** A label alone, without a value or a colon after which one would follow. */
function isBare(text: string): boolean {
  return isLabel(text) && !/[\d:$]/.test(text);
}

function at(cell: Cell, { top, bottom }: Cell): Cell {
  return { ...cell, top, bottom };
}
