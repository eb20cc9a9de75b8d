import type { Cell, Rows } from './cells.ts';
import { belowOf, FAR, isLabel } from './values.ts';

/** Pairs of a value and a label below it that show how a form is made, at least. */
const PAIRS = 2;

/** In heights of a label's letters, from it to the next value, at most. */
const NEXT = 4;

/** The rows of a form whose labels stand beneath their values, with each label moved above its value. */
export function withLabelsAbove(rows: Rows): Rows {
  const [under, over] = [new Map<Cell, Cell>(), new Map<Cell, Cell>()];
  const besideValues = new Set(rows.flatMap((row) => row.filter((cell, k) => isBeside(cell, row[k + 1]))));
  for (const [k, row] of rows.entries())
    for (const cell of row) {
      // The next value may be further below a label than a label below its value.
      const below = belowOf(rows, k, cell, isBare(cell.text) ? NEXT : undefined);
      if (!below) continue;
      under.set(cell, below);
      if (!over.has(below)) over.set(below, cell);
    }
  /** What each is to stand in place of. */
  const moved = new Map<Cell, Cell>();
  // A form begins with values: below a label one would be that label's, if that hasn't one beside it.
  const isBelowLabel = (cell: Cell) => {
    const above = over.get(cell);
    return above !== undefined && ((isLabel(above.text) && !besideValues.has(above)) || moved.has(above));
  };
  const labelled = new Set(
    rows.filter((row) => row.some((cell) => isBelowLabel(cell) && isBare(over.get(cell)!.text))).flat(),
  );
  for (const cell of rows.flat()) {
    if (isBare(cell.text) || labelled.has(cell) || isBelowLabel(cell)) continue;
    for (const [value, label] of pairsFrom(cell, under, besideValues)) {
      moved.set(value, label);
      moved.set(label, value);
    }
  }
  if (moved.size === 0) return rows;
  for (const row of rows) {
    const label = row.find((cell) => moved.has(cell) && isBare(cell.text));
    for (const cell of label ? row : []) {
      const value = over.get(cell);
      if (!value || moved.has(cell) || moved.has(value) || besideValues.has(cell) || !isOfRow(cell, label!)) continue;
      for (const [upper, lower] of [[value, cell] as const, ...pairsBelow(value, cell, under)]) {
        moved.set(upper, lower);
        moved.set(lower, upper);
      }
    }
  }
  const apart = rows.flatMap((row) => [
    row.filter((cell) => !moved.has(cell)),
    row.filter((cell) => moved.has(cell)).map((cell) => at(moved.get(cell)!, cell)),
  ]);
  return apart.filter((row) => row.length > 0);
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

/** What goes on below a label that belongs to the value above it, as near to each other as these. */
function* pairsBelow(first: Cell, label: Cell, under: ReadonlyMap<Cell, Cell>): Generator<[Cell, Cell]> {
  const most = APART * distance(first, label);
  for (let above = label; ; ) {
    const value = under.get(above);
    const next = value && under.get(value);
    if (!value || !next || isBare(value.text) || !isBare(next.text)) return;
    if (distance(value, next) > most || distance(above, value) < distance(value, next)) return;
    yield [value, next];
    above = next;
  }
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

/** Whether a cell is of the same row of labels: words in the same print. */
function isOfRow(cell: Cell, label: Cell): boolean {
  const height = label.bottom - label.top;
  return (
    !/[\d:$]/.test(cell.text) &&
    Math.abs(cell.top - label.top) < SAME * height &&
    Math.abs(cell.bottom - label.bottom) < SAME * height
  );
}

/** In heights of the letters. */
const SAME = 0.25;

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
