import { asSharp, type Picture } from './engine/picture.ts';
import type { TextLine } from './engine/text-line.ts';

const COLUMNS = 16;
const ROWS = 16;
const LAYOUT_BITS = COLUMNS * ROWS;
const SAME_LAYOUT = 0.12 * LAYOUT_BITS;
const SAME_FIGURES = 0.8;
const MOST_FIGURES = 32;

/**
 * A fingerprint of a picture: 256 bits of its layout (which of two neighbouring areas is lighter) and, after a dash, short hashes of
 * the numbers it shows. Two weeks of one app share the layout and differ in the numbers; a recompressed copy differs in neither.
 */
export async function hashPicture(picture: Picture, lines: TextLine[]): Promise<string> {
  const grey = await asSharp(picture)
    .greyscale()
    .resize({ width: COLUMNS + 1, height: ROWS, fit: 'fill' })
    .raw()
    .toBuffer();
  let layout = '';
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLUMNS; col += 4) {
      let nibble = 0;
      for (let k = 0; k < 4; k++) {
        const at = row * (COLUMNS + 1) + col + k;
        // A step of 3 grey levels: flat areas must not flip with the noise of compression.
        nibble = nibble * 2 + (grey[at]! > grey[at + 1]! + 3 ? 1 : 0);
      }
      layout += nibble.toString(16);
    }
  }
  const words = lines.flatMap((line) => line.text.toLowerCase().match(/[\p{L}\d.,:/]*\d[\p{L}\d.,:/]*/gu) ?? []);
  const figures = words.map((word) => word.replace(/[^\d]/g, '')).filter((digits) => digits.length >= 3);
  const marks = [...new Set(figures.map(shortHash))].slice(0, MOST_FIGURES).sort();
  return `${layout}-${marks.join('')}`;
}

/**
 * Whether two hashes stand for one picture: the layouts differ in less than an eighth of their bits and at least four fifths of the
 * numbers of either are shared. Without any number the layouts alone decide, and must be nearly equal.
 */
export function isSamePicture(a: string, b: string): boolean {
  const [layoutA = '', figuresA = ''] = a.split('-');
  const [layoutB = '', figuresB = ''] = b.split('-');
  const distance = layoutDistance(layoutA, layoutB);
  const [setA, setB] = [chunks(figuresA), chunks(figuresB)];
  if (setA.length === 0 && setB.length === 0) return distance <= SAME_LAYOUT / 4;
  const shared = setA.filter((mark) => setB.includes(mark)).length;
  return distance <= SAME_LAYOUT && shared >= SAME_FIGURES * Math.max(setA.length, setB.length, 1);
}

/** Number of layout bits in which two hashes differ, of 256. */
export function layoutDistance(a: string, b: string): number {
  let distance = 0;
  for (let k = 0; k < LAYOUT_BITS / 4; k++) {
    let bits = Number.parseInt(a[k] ?? '0', 16) ^ Number.parseInt(b[k] ?? '0', 16);
    for (; bits > 0; bits &= bits - 1) distance++;
  }
  return distance;
}

function shortHash(digits: string): string {
  let hash = 0x811c9dc5;
  for (const digit of digits) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

function chunks(marks: string): string[] {
  return marks.match(/.{4}/g) ?? [];
}
