import type { TextRow } from '../../opening/finding.ts';
import type { PlaceBox } from '../places.ts';
import { plain } from './plain.ts';

/**
 * A run of words without a gap. Its edges are in one unit across and down, those of a page only: pages follow each other downwards.
 * `text` is plain: capitals without accents.
 */
export interface Cell {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** As shares of the upright page; null for text without a place. */
  box: PlaceBox | null;
  /** Of a photographed page: the recognized lines that it consists of. */
  lines: readonly number[];
}

/** The print of a paper, from the top, and each row from the left. */
export type Rows = readonly (readonly Cell[])[];

/** Height of a page in its widths: between those of A4 and of Letter. */
const TALL = 1.35;
/** Gaps in heights of the letters: between cells, and between words. */
const [CELL_GAP, WORD_GAP] = [1.5, 0.15];

/** Letters of a cell, at most: no value is longer, and patterns take time with the square of a line's length. */
const LONGEST = 300;

/** The rows of a PDF's text layer. */
export function cellsOfPdf(rows: readonly TextRow[]): Rows {
  return rows.map(({ page, pieces }) => {
    const cells: Cell[] = [];
    for (const { text, box } of pieces) {
      const [x, y, width, height] = box;
      const top = (page - 1 + y) * TALL;
      const next: Cell = {
        text: plain(text.slice(0, LONGEST)),
        page,
        left: x,
        right: x + width,
        top,
        bottom: top + height * TALL,
        box,
        lines: [],
      };
      const before = cells.at(-1);
      // A sum in large print isn't a word of the line beside it.
      const letters = Math.min(height * TALL, before ? before.bottom - before.top : Infinity) / 1.25;
      const gap = before ? next.left - before.right : Infinity;
      const isLong = before && before.text.length + text.length > LONGEST;
      if (before && !isLong && gap <= CELL_GAP * letters)
        cells[cells.length - 1] = joined(before, next, gap > WORD_GAP * letters);
      else cells.push(next);
    }
    return cells.map((cell) => ({ ...cell, text: cell.text.trim() })).filter(({ text }) => text !== '');
  });
}

function joined(cell: Cell, next: Cell, spaced: boolean): Cell {
  const [top, bottom] = [Math.min(cell.top, next.top), Math.max(cell.bottom, next.bottom)];
  const right = Math.max(cell.right, next.right);
  return {
    ...cell,
    text: cell.text + (spaced ? ' ' : '') + next.text,
    right,
    top,
    bottom,
    box: boxAround([cell, next]),
  };
}

export function boxAround(cells: readonly Cell[]): PlaceBox | null {
  const boxes = cells.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, share(right - left), share(bottom - top)];
}

function share(of: number): number {
  return Math.round(Math.min(1, Math.max(0, of)) * 10_000) / 10_000;
}

/** Rows of plain text, with tabs between cells: columns as wide as the row has cells. */
export function cellsOfText(rows: readonly string[]): Rows {
  return rows.map((row, k) => {
    const texts = plain(row)
      .split('\t')
      .map((text) => text.slice(0, LONGEST));
    return texts.flatMap((text, column) => {
      const [left, top] = [column / texts.length, k * 0.02];
      const right = left + 0.9 / texts.length;
      return text.trim()
        ? [{ text: text.trim(), page: 1, left, right, top, bottom: top + 0.015, box: null, lines: [] }]
        : [];
    });
  });
}

/** The text of rows, with tabs between cells. */
export function textOf(rows: Rows): string {
  return rows.map((row) => row.map(({ text }) => text).join('\t')).join('\n');
}
