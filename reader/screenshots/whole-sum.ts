import type { Picture } from '../engine/picture.ts';
import type { TextLine } from '../engine/text-line.ts';
import { digitsIn } from './editing/digits.ts';

/** How much smaller than the others a digit may look. */
const ALIKE = 0.88;
/** How much wider than the others: two that touch are one piece. */
const WIDER = 1.35;
/** How far behind the last digit cents stand at most, in heights of a digit. */
const REACH = 1.2;
/** Left out behind the last digit, where compression leaves traces of it. */
const EDGE = 0.1;
/** Of 255. Cents may be fainter than their sum. */
const FAINT = 28;
/** The share of what stands behind the last digit that may be specks. */
const SPECKS = 0.004;

/**
 * Whether a line that is a sum without cents shows nothing more: its pieces are the ones that were read, its digits are of one height, and
 * behind the last one is nothing. Small raised cents are often not read, and then neither text nor box tells of them.
 */
export function isWholeSum(picture: Picture, line: TextLine): boolean {
  const digits = digitsIn(picture, line) ?? [];
  const last = digits.at(-1);
  if (!last) return false;
  const heights = digits.map(({ top, bottom }) => bottom - top);
  const widths = digits.map(({ left, right }) => right - left);
  const height = Math.max(...heights);
  const isAlike = Math.min(...heights) > ALIKE * height && Math.max(...widths.slice(-1)) < WIDER * mostOf(widths);
  const { right, top, bottom } = last;
  return isAlike && isEmpty(picture, line, { left: right + EDGE * height, right: right + REACH * height, top, bottom });
}

function mostOf(widths: readonly number[]): number {
  const others = widths.slice(0, -1);
  return others.length > 0 ? Math.max(...others) : Number.POSITIVE_INFINITY;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isEmpty({ rgb, width, height }: Picture, { background }: TextLine, area: Area): boolean {
  const [left, right] = [Math.round(area.left), Math.min(width, Math.round(area.right))];
  const [top, bottom] = [Math.max(0, Math.round(area.top)), Math.min(height, Math.round(area.bottom))];
  let inked = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = 3 * (y * width + x);
      if (background.some((color, k) => Math.abs(rgb[at + k]! - color) > FAINT)) inked++;
    }
  return inked <= SPECKS * (right - left) * (bottom - top);
}
