import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { inkOf, type Line, piecesOf } from './ink.ts';

/** A digit as it is drawn, in pixels of the picture; its edges to parts of a pixel. */
export interface Digit {
  char: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Mean width of its strokes. */
  stroke: number;
  /** Its ink in a raster of its own size. */
  shape: Float32Array;
}

/** The digits of a sum before and after its decimal mark. */
export interface Sum {
  whole: Digit[];
  cents: Digit[];
}

/** Detection finds level text at up to this angle. */
const STEEPEST = 0.04;
/** Lower digits are measured too coarsely. */
const LOWEST = 16;

/** The digits of a line with this sum; null if they can't be told apart. */
export function digitsOf(picture: Picture, line: TextLine, value: number): Sum | null {
  const drawn = digitsIn(picture, line);
  const wanted = String(Math.trunc(value));
  const from =
    drawn
      ?.map(({ char }) => char)
      .join('')
      .indexOf(wanted) ?? -1;
  if (!drawn || from < 0) return null;
  const whole = drawn.slice(from, from + wanted.length);
  if (whole.some(({ top, bottom }) => bottom - top < LOWEST)) return null;
  return { whole, cents: drawn.slice(from + wanted.length, from + wanted.length + 2) };
}

/** All digits of a level line; null if its pieces aren't the characters that were read. */
export function digitsIn(picture: Picture, line: TextLine): Digit[] | null {
  if (Math.abs(line.box.angle) > STEEPEST) return null;
  const ink = inkOf(picture, line);
  const marks = [...line.text].filter((char) => char.trim() !== '');
  const pieces = ink ? piecesOf(ink) : [];
  if (!ink || pieces.length !== marks.length) return null;
  return pieces.flatMap((piece, k) => (/\d/.test(marks[k]!) ? [measure(ink, piece, marks[k]!)] : []));
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function measure(line: Line, piece: Bounds, char: string): Digit {
  const { width, height, ink } = line;
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : ink[y * width + x]!);
  const across = range(piece.left - 1, piece.right + 1);
  const down = range(piece.top, piece.bottom);
  const row = (y: number) => darkest(across.map((x) => at(x, y)));
  const column = (x: number) => darkest(down.map((y) => at(x, y)));
  const edges = {
    left: edge(column, piece.left, -1),
    right: edge(column, piece.right - 1, 1),
    top: edge(row, piece.top, -1),
    bottom: edge(row, piece.bottom - 1, 1),
  };
  const around = range(piece.left - 2, piece.right + 2);
  let [area, outline] = [0, 0];
  for (const y of range(piece.top - 2, piece.bottom + 2))
    for (const x of around) {
      area += at(x, y);
      outline += Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)) / 2;
    }
  return {
    char,
    left: line.left + edges.left,
    right: line.left + edges.right,
    top: line.top + edges.top,
    bottom: line.top + edges.bottom,
    stroke: (2 * area) / outline,
    shape: shapeOf(at, edges),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, k) => from + k);
}

/** The ink of the darkest twelfth. */
function darkest(levels: number[]): number {
  const few = Math.max(2, Math.round(levels.length / 12));
  const sorted = Float32Array.from(levels).sort();
  return sorted.subarray(-few).reduce((sum, level) => sum + level, 0) / few;
}

/** Where half the ink ends, beyond the outermost row or column with more. */
function edge(levelAt: (at: number) => number, outermost: number, step: 1 | -1): number {
  const [here, next] = [levelAt(outermost), levelAt(outermost + step)];
  const part = here > next ? Math.min(1, Math.max(0, (here - 0.5) / (here - next))) : 0.5;
  return outermost + 0.5 + step * part;
}

const [COLUMNS, ROWS, TAPS] = [16, 24, 3];

function shapeOf(at: (x: number, y: number) => number, { left, right, top, bottom }: Bounds): Float32Array {
  const shape = new Float32Array(COLUMNS * ROWS);
  for (let v = 0; v < ROWS * TAPS; v++)
    for (let u = 0; u < COLUMNS * TAPS; u++) {
      const x = left + ((u + 0.5) / (COLUMNS * TAPS)) * (right - left) - 0.5;
      const y = top + ((v + 0.5) / (ROWS * TAPS)) * (bottom - top) - 0.5;
      shape[Math.floor(v / TAPS) * COLUMNS + Math.floor(u / TAPS)]! += between(at, x, y) / TAPS ** 2;
    }
  return shape;
}

function between(at: (x: number, y: number) => number, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const above = at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx;
  return above * (1 - fy) + (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy;
}
