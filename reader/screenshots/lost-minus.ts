import type { Picture } from '../engine/picture.ts';
import type { TextLine } from '../engine/text-line.ts';

/** Samples for the height of the line; columns are as wide as rows are high. */
const ROWS = 24;
/** How far before or behind the line's beginning a minus stands at most, in heights of the line. */
const REACH = 1.1;
/** Of the way from the color behind the text to that of its letters: more is ink. */
const INK = 0.5;
/** Bounds of a minus, in heights of the line: its middle, its thickness at most, and its length. */
const [HIGHEST, LOWEST, THICK, SHORTEST, LONGEST] = [0.32, 0.72, 0.2, 0.15, 0.75];
/** A sign or a digit is at least this high. */
const TALL = 0.45;
/** Columns by which the height of what follows is told. */
const FOLLOWING = 12;

/**
 * Whether a line of text begins with a lone bar at half its height: a minus that wasn't read, since it is so thin, in the line's box or before it.
 * Anything else there, such as an icon, a frame or a longer line, is none.
 */
export function beginsWithMinus(picture: Picture, line: TextLine): boolean {
  const ink = inkAlong(picture, line);
  if (ink === null) return false;
  const columns = Array.from({ length: Math.round(2 * REACH * ROWS) }, (_, k) => ink.rowsIn((k + 0.5) / ROWS - REACH));
  const from = columns.findIndex((rows) => rows.length > 0);
  const to = columns.findIndex((rows, k) => k > from && rows.length === 0);
  const next = columns.findIndex((rows, k) => k > to && rows.length > 0);
  if (from < 1 || to < 0 || next < 0) return false;
  const bar = heightOf(columns.slice(from, to));
  const glyph = heightOf(columns.slice(next, next + FOLLOWING));
  const [length, thickness] = [(to - from) / ROWS, bar.bottom - bar.top];
  const isFlat = thickness <= THICK && length >= 1.8 * thickness && length >= SHORTEST && length <= LONGEST;
  const isLevel = bar.top > HIGHEST && bar.bottom < LOWEST;
  return isFlat && isLevel && glyph.bottom - glyph.top > TALL;
}

/** From where to where there is ink in these columns, in heights of the line. */
function heightOf(columns: readonly number[][]): { top: number; bottom: number } {
  const rows = columns.flat();
  return { top: Math.min(...rows) / ROWS, bottom: (Math.max(...rows) + 1) / ROWS };
}

/**
 * Where there is ink in columns of a line at any angle, by how far they are from its left end in heights; null if the text hardly differs from
 * what is behind it.
 */
function inkAlong(picture: Picture, { box, background }: TextLine) {
  const [across, down] = [
    [Math.cos(box.angle), Math.sin(box.angle)],
    [-Math.sin(box.angle), Math.cos(box.angle)],
  ] as const;
  const distanceAt = (right: number, below: number): number => {
    const along = right * box.height - box.width / 2;
    const beneath = below * box.height;
    const x = Math.round(box.x + across[0]! * along + down[0]! * beneath);
    const y = Math.round(box.y + across[1]! * along + down[1]! * beneath);
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return 0;
    const at = 3 * (y * picture.width + x);
    return Math.max(...background.map((color, k) => Math.abs(picture.rgb[at + k]! - color)));
  };
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const distances = (right: number) => rows.map((row) => distanceAt(right, (row + 0.5) / ROWS - 0.5));
  const inside = Array.from({ length: ROWS }, (_, k) =>
    distances(((k + 0.5) / ROWS) * (box.width / box.height)),
  ).flat();
  const strongest = inside.sort((a, b) => b - a)[Math.floor(inside.length / 20)]!;
  if (strongest < FAINT) return null;
  const rowsIn = (right: number): number[] =>
    distances(right).flatMap((distance, row) => (distance > INK * strongest ? [row] : []));
  return { rowsIn };
}

/** Of 255. */
const FAINT = 40;
