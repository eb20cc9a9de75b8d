import type { TextLine } from '../../engine/text-line.ts';
import type { Digit, Sum } from './digits.ts';

/** Cents within this share of the height are of the same size and on the same line as the digits before them. */
const NEAR = 0.08;
/** Fonts put all flat digits on one line, and all round ones, which reach a little below it. */
const [FLAT, ROUND] = ['1247', '035689'];
/** Old-style figures differ more from each other's height, and pieces that aren't single digits. */
const OLD_STYLE = 0.2;
/** How much printed digits differ at most: in place, of their height; in strokes, of their width; in shape, of their ink. */
const [PLACE, STROKE, SHAPE] = [0.024, 0.12, 0.084];
/** Two different digits on one line differ a little more in place. */
const OTHER = 1.4;
/** A pixel is more of smaller digits. */
const SMALL = 30;

/** The digit of a sum that differs from the others, and how much: 1 is more than printed digits ever did. */
export interface Odd {
  digit: Digit;
  by: number;
}

/**
 * How much one digit of a sum differs from the others; null if no two can be compared. Fonts draw digits differently high, wide and heavy, so only
 * what each of them keeps is compared: the same digit twice in everything, and different ones that stand on one line in where they stand.
 */
export function oddOf({ whole, cents }: Sum): Odd | null {
  const height = median(whole.map(heightOf));
  if (whole.some((digit) => Math.abs(heightOf(digit) - height) > OLD_STYLE * height)) return null;
  const ground = median(whole.map(({ bottom }) => bottom));
  // Cents are often smaller or raised, which says nothing.
  const isAlike = cents.every(
    (digit) => Math.abs(heightOf(digit) - height) < NEAR * height && Math.abs(digit.bottom - ground) < NEAR * height,
  );
  const digits = isAlike ? [...whole, ...cents] : whole;
  const pairs = digits.flatMap((digit, k) =>
    digits.slice(k + 1).flatMap((other) => {
      const by = difference(digit, other, Math.max(height, SMALL));
      return by === null ? [] : [{ digit, other, by }];
    }),
  );
  if (pairs.length === 0) return null;
  const { digit, other, by } = pairs.reduce((worst, pair) => (pair.by > worst.by ? pair : worst));
  // Of the two, the odd one differs from the rest as well.
  const against = (digit: Digit) =>
    pairs.reduce((sum, pair) => sum + (pair.digit === digit || pair.other === digit ? pair.by : 0), 0);
  return { digit: against(other) > against(digit) ? other : digit, by };
}

function difference(digit: Digit, other: Digit, height: number): number | null {
  const lower = Math.abs(digit.bottom - other.bottom) / height / PLACE;
  if (digit.char !== other.char) return isOnOneLine(digit, other) ? lower / OTHER : null;
  const higher = Math.abs(digit.top - other.top) / height / PLACE;
  const bolder = Math.abs(digit.stroke - other.stroke) / Math.min(digit.stroke, other.stroke) / STROKE;
  return Math.max(lower, higher, bolder, shapesDiffer(digit, other) / SHAPE);
}

function isOnOneLine(digit: Digit, other: Digit): boolean {
  return [FLAT, ROUND].some((group) => group.includes(digit.char) && group.includes(other.char));
}

function shapesDiffer(digit: Digit, other: Digit): number {
  let [apart, both] = [0, 0];
  for (const [k, ink] of digit.shape.entries()) {
    apart += Math.abs(ink - other.shape[k]!);
    both += ink + other.shape[k]!;
  }
  return apart / both;
}

/** The angle of a line that was detected as level. */
const LEVEL = 0.001;

/** Whether the text of a picture is level. In a photo hardly a line is, and digits of one size seem to be of several. */
export function isLevel(lines: readonly Pick<TextLine, 'box'>[]): boolean {
  const angles = lines.filter(({ box }) => box.width > 4 * box.height).map(({ box }) => Math.abs(box.angle));
  const level = angles.filter((angle) => angle < LEVEL).length;
  return level >= 2 && (level > 2 ? 2 * level >= angles.length : 2 * level > angles.length);
}

/** How much of the differences in place a slope has to leave if it isn't their cause. */
const LEFT = 0.4;

/** Whether it is a slope that makes digits differ in place: a photo whose lines seem level. */
export function isSloping({ whole, cents }: Sum): boolean {
  const digits = [...whole, ...cents];
  const slopes = digits.flatMap((digit, k) =>
    digits
      .slice(k + 1)
      .filter((other) => isOnOneLine(digit, other))
      .map((other) => (other.bottom - digit.bottom) / (other.left - digit.left)),
  );
  if (slopes.length < 3) return false;
  const slope = median(slopes);
  const spread = (by: number) =>
    Math.max(
      ...[FLAT, ROUND].map((group) => {
        const at = digits.filter(({ char }) => group.includes(char)).map(({ bottom, left }) => bottom - by * left);
        return at.length > 1 ? Math.max(...at) - Math.min(...at) : 0;
      }),
    );
  const seen = spread(0);
  return seen > (PLACE * heightOf(whole[0]!)) / 2 && spread(slope) < LEFT * seen;
}

function heightOf({ top, bottom }: Digit): number {
  return bottom - top;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
