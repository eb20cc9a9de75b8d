import { boxOf, turnedBack } from '../../engine/box-of.ts';
import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { PlaceBox } from '../places.ts';
import { boxAround, type Cell, type Rows } from './cells.ts';
import { levelOf } from './level.ts';

/** Boxes reach a little beyond the letters: pieces closer than this, in heights of the box, are one cell. */
const GAP = 0.3;
/** From the middle of a box to the edge of its letters, in its heights. */
const LETTERS = 0.3;

/** The rows of a photographed page, given its lines and what each of them says. */
export function cellsOfPhoto(
  lines: readonly TextLine[],
  texts: readonly string[],
  { picture, turn }: { picture: Picture; turn: number },
): Rows {
  const level = levelOf(lines, picture);
  const pieces = lines.map((line, k): Cell => {
    const { x, y, width, height, angle } = line.box;
    const half = [(width / 2) * Math.cos(angle), (width / 2) * Math.sin(angle)] as const;
    const { down } = level(x, y);
    const [left, right] = [level(x - half[0], y - half[1]).across, level(x + half[0], y + half[1]).across];
    const box = boxOf([line], picture) as PlaceBox | null;
    return {
      ...{
        text: texts[k]!,
        page: 1,
        left,
        right,
        top: down - LETTERS * height,
        bottom: down + LETTERS * height,
      },
      ...{ box: box && turnedBack(box, turn), lines: [k] },
    };
  });
  return rowsOf(pieces.filter(({ text }) => text !== '')).map(joinedCells);
}

function rowsOf(pieces: readonly Cell[]): Cell[][] {
  const middle = ({ top, bottom }: Cell) => (top + bottom) / 2;
  const rows: Cell[][] = [];
  for (const piece of pieces.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const last = row && row.reduce((sum, cell) => sum + middle(cell), 0) / row.length;
    const height = Math.min(piece.bottom - piece.top, ...(row ?? []).map(({ top, bottom }) => bottom - top));
    const beside = row?.every((cell) => cell.right - height < piece.left || piece.right - height < cell.left);
    if (row && last !== undefined && beside && middle(piece) - last < height / 2) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

function joinedCells(row: readonly Cell[]): Cell[] {
  const cells: Cell[] = [];
  for (const piece of row) {
    const before = cells.at(-1);
    const height = piece.bottom - piece.top;
    if (!before || piece.left - before.right > (GAP * height) / (2 * LETTERS)) cells.push(piece);
    else
      cells[cells.length - 1] = {
        ...{ text: `${before.text} ${piece.text}`, page: 1, left: before.left, right: piece.right },
        ...{ top: Math.min(before.top, piece.top), bottom: Math.max(before.bottom, piece.bottom) },
        ...{ box: boxAround([before, piece]), lines: [...before.lines, ...piece.lines] },
      };
  }
  return cells;
}
