import { fold } from '../engine/fold.ts';
import type { Models } from '../engine/models.ts';
import { asSharp, decodePicture, type Picture } from '../engine/picture.ts';
import type { Rectangle } from '../engine/rectangle.ts';
import { readLines, type TextLine } from '../engine/text-line.ts';
import { findFigures } from './extract/find-figures.ts';
import { WORDS_OF } from './extract/lexicon/lexicon.ts';
import { splitCalendarWords } from './extract/weeks/calendar-words.ts';
import { findWeeks } from './extract/weeks/find-weeks.ts';
import { FINE, PLAIN } from './read-picture.ts';

/** What stays visible of a picture of a week. */
export interface Visible {
  /** Mondays; the first one has to be found. */
  weeks: readonly string[];
  /** Sums; the first one has to be found. */
  amounts: readonly number[];
  /** The day on which it was sent: screens often show no year. */
  capturedAt: string;
  /** Of its driver, none of whose words stays. */
  names: readonly string[];
}

/**
 * A copy of a picture (PNG) in which everything is black but its week, its sum, and labels that are words of such screens: no face, no
 * name, and no other number. Null if the week or the sum isn't found as text, since the copy would lack it.
 */
export async function blackOut(models: Models, image: Uint8Array | string, visible: Visible): Promise<Buffer | null> {
  const picture = await decodePicture(image);
  for (const side of [PLAIN, FINE]) {
    const { lines } = await readLines(models, picture, side);
    const kept = linesToKeep(lines, visible);
    if (kept)
      return asSharp(paintOnly(picture, kept, lines))
        .png()
        .toBuffer();
  }
  return null;
}

/** The lines that stay; null if they don't say the first week and the first sum. */
export function linesToKeep(lines: TextLine[], { weeks, amounts, capturedAt, names }: Visible): TextLine[] | null {
  const own = new Set(names.flatMap(wordsOf).filter((word) => word.length > 2 && !isSmall(word)));
  const isHarmless = (line: TextLine) => wordsOf(line.text).every((word) => isKnown(word) && !own.has(word));
  const dated = findWeeks(lines, capturedAt).filter(({ start }) => weeks.includes(start));
  const sums = findFigures(lines).filter(({ value }) => amounts.includes(value));
  const values = new Set([
    ...dated.flatMap((week) => week.lines),
    ...sums.flatMap(({ line, value }) =>
      [line, ...lines.filter((other) => isPartOf(other, line))].filter(isOnly(value)),
    ),
  ]);
  const kept = lines.filter((line) => (values.has(line) || isLabel(line)) && isHarmless(line));
  const isThere =
    findWeeks(kept, capturedAt).some(({ start }) => start === weeks[0]) &&
    findFigures(kept).some(({ value }) => value === amounts[0]);
  return isThere ? kept : null;
}

/** Digits beside a sum that may stay, as in "57 viajes". */
const FEW_DIGITS = 4;

/** Whether the line has hardly any digits besides the sum. */
function isOnly(value: number): (line: TextLine) => boolean {
  const own = String(value).replace(/\D/g, '').length + 2;
  return ({ text }) => text.replace(/\D/g, '').length <= own + FEW_DIGITS;
}

/** Raised cents, a currency sign or the thousands of a broken sum, in boxes of their own. */
function isPartOf(other: TextLine, line: TextLine): boolean {
  if (other === line || !/^\W*(mxn?|usd?|us|s|pesos)?\W*\d{0,3}\W*(mxn?|usd?|pesos|m\.?n\.?)?\W*$/i.test(other.text))
    return false;
  const across = Math.max(line.left - other.right, other.left - line.right);
  const down = Math.max(line.top - other.bottom, other.top - line.bottom);
  return across < 1.2 * line.height && down < 0.8 * line.height;
}

/** Without digits, and with at least one word that isn't a mere article. */
function isLabel({ text }: TextLine): boolean {
  const words = wordsOf(text);
  return !/\d/.test(text) && words.some((word) => word.length > 2) && !words.some((word) => NAMES_TOO.has(word));
}

/** Single letters say nothing. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);
}

const NAMES = new Set(WORDS_OF.get('names'));
const KNOWN = new Set([...WORDS_OF].flatMap(([name, words]) => (name === 'names' ? [] : words)));
/** Words of the calendar that are first names, too. */
const NAMES_TOO = new Set('abril julio domingo april may june august'.split(' '));
const MARKS = new Set('mx mxn us usd mn pesos dolares dollars'.split(' '));
const SMALL = new Set(
  'en tu tus mi mis su sus un una por para con sin se lo los las que es and or in on at by for with your my you is are per'.split(
    ' ',
  ),
);
/** The shortest beginning by which a word is known, and the longest ending after it: "gananci-as". */
const [STEM, ENDING] = [5, 4];
/** The shortest word in a row without spaces. */
const IN_ROW = 3;

/** Articles and the like, which may be parts of a name. */
function isSmall(word: string): boolean {
  return SMALL.has(word) || splitCalendarWords(word).every(({ kind }) => kind === 'joiner' || kind === 'filler');
}

/** Whether a word is one of such screens, and nobody's name. */
function isKnown(word: string): boolean {
  if (NAMES.has(word)) return false;
  return (
    isListed(word) ||
    splitCalendarWords(word).every(({ kind, doubt }) => kind !== 'other' && doubt === 0) ||
    isRow(word)
  );
}

function isListed(word: string): boolean {
  if (KNOWN.has(word) || MARKS.has(word) || SMALL.has(word)) return true;
  for (let length = word.length - 1; length >= Math.max(STEM, word.length - ENDING); length--)
    if (KNOWN.has(word.slice(0, length))) return true;
  return false;
}

// The recognizer often drops spaces.
function isRow(word: string): boolean {
  for (let length = IN_ROW; length <= word.length - IN_ROW; length++) {
    const rest = word.slice(length);
    if (KNOWN.has(word.slice(0, length)) && !NAMES.has(rest) && (isListed(rest) || isRow(rest))) return true;
  }
  return false;
}

/** How much around a line is shown, in heights of it. */
const AROUND = 0.12;

/** A black picture with some lines of another one. Where a line that stays overlaps one that doesn't, it is black. */
export function paintOnly(picture: Picture, kept: readonly TextLine[], all: readonly TextLine[]): Picture {
  const { width, height, rgb } = picture;
  const painted = { width, height, rgb: new Uint8Array(width * height * 3) };
  for (const { box } of kept) eachPixel(picture, grown(box), (at) => painted.rgb.set(rgb.subarray(at, at + 3), at));
  for (const line of all)
    if (!kept.includes(line)) eachPixel(picture, line.box, (at) => painted.rgb.fill(0, at, at + 3));
  return painted;
}

function grown(box: Rectangle): Rectangle {
  const more = 2 * AROUND * box.height;
  return { ...box, width: box.width + more, height: box.height + more };
}

/** Calls with the place of each pixel of the rectangle, whatever its angle. */
function eachPixel(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { x, y, width: across, height: down, angle }: Rectangle,
  visit: (at: number) => void,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(Math.hypot(across, down) / 2);
  const [centerX, centerY] = [Math.round(x), Math.round(y)];
  for (let row = Math.max(0, centerY - reach); row <= Math.min(height - 1, centerY + reach); row++)
    for (let column = Math.max(0, centerX - reach); column <= Math.min(width - 1, centerX + reach); column++) {
      const [right, below] = [column - x, row - y];
      const isInside =
        Math.abs(right * cos + below * sin) <= across / 2 && Math.abs(below * cos - right * sin) <= down / 2;
      if (isInside) visit(3 * (row * width + column));
    }
}
