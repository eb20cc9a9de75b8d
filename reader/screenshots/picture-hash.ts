import { asSharp, type Picture } from '../engine/picture.ts';
import type { TextLine } from '../engine/text-line.ts';

const COLUMNS = 16;
const ROWS = 16;
const LAYOUT_BITS = COLUMNS * ROWS;
const SAME_LAYOUT = 0.12 * LAYOUT_BITS;
const MOST_FIGURES = 32;
const LEAST_FIGURES = 3;
const STATUS_BAR = 0.06;
const NOTHING_READ = '00000000';

/**
 * A fingerprint of a picture in three parts: 256 bits of its layout (which of two neighboring areas is lighter), a hash of its
 * read fields, and short hashes of the numbers on it. Two weeks of one app share the layout and differ in the rest; a
 * recompressed copy matches in all three. `fields` is the reading, "" when there is none.
 */
export async function hashPicture(picture: Picture, lines: TextLine[], fields: string): Promise<string> {
  // Gray comes last: turning 1.3 million pixels gray takes four times as long as shrinking them in color.
  const size = { width: COLUMNS + 1, height: ROWS };
  const rgb = await asSharp(picture)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  const grey = await asSharp({ ...size, rgb })
    .greyscale()
    .raw()
    .toBuffer();
  let layout = '';
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLUMNS; col += 4) {
      let nibble = 0;
      for (let k = 0; k < 4; k++) {
        const at = row * (COLUMNS + 1) + col + k;
        // A step of 3 gray levels: compression noise must not flip flat areas.
        nibble = nibble * 2 + (grey[at]! > grey[at + 1]! + 3 ? 1 : 0);
      }
      layout += nibble.toString(16);
    }
  }
  const body = lines.filter((line) => line.bottom > STATUS_BAR * picture.height);
  const figures = body
    .flatMap((line) => line.text.match(/[\d.,:/]*\d[\d.,:/]*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ''));
  const marks = [...new Set(figures.filter((digits) => digits.length >= 3).map((digits) => shortHash(digits, 4)))];
  const read = fields === '' ? NOTHING_READ : shortHash(fields, 8);
  return `${layout}-${read}-${marks.slice(0, MOST_FIGURES).sort().join('')}`;
}

/**
 * Whether two hashes are of one picture: their layouts differ in less than an eighth of the bits, the fields match, and most
 * numbers are the same (half of them if there are fields, four fifths if not). Without any numbers, the layouts have to be nearly
 * equal.
 */
export function isSamePicture(a: string, b: string): boolean {
  const [layoutA = '', fieldsA = '', figuresA = ''] = a.split('-');
  const [layoutB = '', fieldsB = '', figuresB = ''] = b.split('-');
  if (fieldsA !== fieldsB) return false;
  const distance = layoutDistance(layoutA, layoutB);
  const [setA, setB] = [chunks(figuresA), chunks(figuresB)];
  const most = Math.max(setA.length, setB.length);
  if (most === 0) return distance <= SAME_LAYOUT / 4;
  const shared = setA.filter((mark) => setB.includes(mark)).length;
  return distance <= SAME_LAYOUT && shared >= (fieldsA === NOTHING_READ ? 0.8 : 0.5) * most;
}

/**
 * Whether two screens have most of their numbers in common, and more than a few. Screens of the same week from two people don't.
 */
export function shareFigures(a: string, b: string): boolean {
  const [setA, setB] = [chunks(a.split('-')[2] ?? ''), chunks(b.split('-')[2] ?? '')];
  const shared = setA.filter((mark) => setB.includes(mark)).length;
  return shared >= LEAST_FIGURES && shared >= 0.8 * Math.max(setA.length, setB.length);
}

/** Number of differing layout bits, of 256. */
export function layoutDistance(a: string, b: string): number {
  let distance = 0;
  for (let k = 0; k < LAYOUT_BITS / 4; k++) {
    let bits = Number.parseInt(a[k] ?? '0', 16) ^ Number.parseInt(b[k] ?? '0', 16);
    for (; bits > 0; bits &= bits - 1) distance++;
  }
  return distance;
}

function shortHash(text: string, digits: 4 | 8): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const folded = digits === 8 ? hash : (hash ^ (hash >>> 16)) & 0xffff;
  return folded.toString(16).padStart(digits, '0');
}

function chunks(marks: string): string[] {
  return marks.match(/.{4}/g) ?? [];
}
