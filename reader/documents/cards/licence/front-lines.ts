import type { TextLine } from '../../../engine/text-line.ts';
import { AIRY, signsOf } from '../line-print.ts';
import { type SecondLook, spellCertainly } from '../second-look.ts';

/** The front of a licence, as it was read. */
export interface Card {
  lines: readonly TextLine[];
  look: SecondLook;
  /** Whether values have the numbers of AAMVA's standard as labels. */
  numbered: boolean;
}

export function capitals(text: string): string {
  return withTildes(text).replace(/Ñ/g, 'N');
}

/** Capitals without accents, but with Ñ. */
export function withTildes(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)\u0303|(?!\u0303)\p{Mark}/gu, '')
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/，/g, ',')
    .trim();
}

/** What labels a value: what is directly to its left or, if nothing is, above it. */
export function labelOf(lines: readonly TextLine[], line: TextLine): string | null {
  const before = leftOf(lines, line);
  return (before ?? above(lines, line))?.text ?? null;
}

export function leftOf(lines: readonly TextLine[], line: TextLine): TextLine | null {
  const row = lines.filter((other) => {
    const middle = (other.top + other.bottom) / 2;
    const near = line.left - other.right < line.height * 1.2 && other.left < line.left;
    return (
      other !== line && near && other.right < line.left + line.height * 0.5 && middle > line.top && middle < line.bottom
    );
  });
  return row.sort((a, b) => b.right - a.right)[0] ?? null;
}

/** The nearest line directly above, in the column. */
export function above(lines: readonly TextLine[], line: TextLine): TextLine | null {
  const found = lines.filter(
    (other) =>
      other.top < line.top - other.height * 0.3 &&
      other.bottom > line.top - line.height * 0.8 &&
      other.left < line.left + line.height * 1.5 &&
      other.right > line.left + line.height * 0.5,
  );
  return found.sort((a, b) => b.top - a.top)[0] ?? null;
}

export function below(lines: readonly TextLine[], line: TextLine): TextLine | null {
  const found = lines.filter(
    (other) =>
      other.top > line.top + line.height * 0.3 &&
      other.top < line.bottom + other.height * 0.8 &&
      other.left < line.left + line.height * 1.5 &&
      other.right > line.left + line.height * 0.5,
  );
  return found.sort((a, b) => a.top - b.top)[0] ?? null;
}

/** A part of a line as a line of its own, from one of its characters to before another. */
export function part(line: TextLine, from: number, to = [...line.text].length): TextLine {
  return cutOut(line, from, to, edgeAt(line, from), edgeAt(line, to));
}

/** The characters of a line from one to before another, and the piece of its box from `start` to `end`, as shares of its width. */
function cutOut(line: TextLine, from: number, to: number, start: number, end: number): TextLine {
  const { box } = line;
  const middle = ((start + end) / 2 - 0.5) * box.width;
  const [x, y] = [box.x + Math.cos(box.angle) * middle, box.y + Math.sin(box.angle) * middle];
  return {
    ...line,
    text: [...line.text].slice(from, to).join(''),
    at: line.at.slice(from, to).map((at) => (at - start) / (end - start)),
    left: line.left + start * (line.right - line.left),
    right: line.left + end * (line.right - line.left),
    box: { ...box, x, y, width: box.width * (end - start) },
  };
}

/** The places of a line's letters and digits among its characters. */
export function signPlaces({ text }: TextLine): number[] {
  return [...text].flatMap((sign, k) => (signsOf(sign).length > 0 ? [k] : []));
}

/** Where the middle of one of a line's letters and digits lies, the first one unless told otherwise. */
export function signAt(line: TextLine, which = 0): number | null {
  const place = signPlaces(line)[which];
  return place === undefined ? null : line.left + line.at[place]! * (line.right - line.left);
}

/** A line without the label before one of its letters and digits, cut off where the print has a gap. */
export function withoutLabel(line: TextLine, look: SecondLook, which: number): TextLine {
  const from = signPlaces(line)[which]!;
  const edge = look.measure(line).middles[which - 1] ?? edgeAt(line, from);
  return cutOut(line, from, [...line.text].length, edge, 1);
}

/** Up to here a line's first letter is from its left edge if nothing is printed before it, in heights of the line. */
const [BEFORE, HALF] = [0.7, 0.45];

/**
 * A line from its first letter or digit on. A small label before it isn't always read, though the line's box reaches around it, and
 * another engine would take it for a letter.
 */
export function fromFirstSign(line: TextLine): TextLine {
  const first = signPlaces(line)[0] ?? 0;
  const tidy = first > 0 ? part(line, first) : line;
  const place = (tidy.at[0] ?? 0) * tidy.box.width;
  if (place < BEFORE * tidy.height) return tidy;
  return cutOut(tidy, 0, [...tidy.text].length, (place - HALF * tidy.height) / tidy.box.width, 1);
}

/** Where a line is cut before a character, as a share of its width: in the middle between its neighbors that aren't spaces. */
function edgeAt({ text, at }: TextLine, place: number): number {
  const signs = [...text];
  const isSpace = (k: number) => /\s/.test(signs[k]!);
  let [before, after] = [place - 1, place];
  while (before >= 0 && isSpace(before)) before--;
  while (after < signs.length && isSpace(after)) after++;
  if (before < 0) return 0;
  return after >= signs.length ? 1 : (at[before]! + at[after]!) / 2;
}

/** How much air letters like T have beside them, as a share of the height of the line. */
const airBeside = (sign: string) => (AIRY.test(sign) || sign === 'I' ? 0.08 : 0);

/**
 * A spelling that has exactly the letters and signs of the first reading, without any other gap as wide as its spaces: nothing
 * else on the card would show a letter that both engines take for a similar one, or a space that both drop.
 */
export async function spellExactly(
  line: TextLine,
  look: SecondLook,
  tidy: (text: string) => string,
  fits: (text: string) => boolean,
): Promise<string | null> {
  const text = await spellCertainly(line, look, tidy, fits);
  const signs = (some: string) =>
    tidy(some)
      .replace(/Ñ/g, 'N')
      .replace(/(?<=[A-Z])0+(?=[A-Z])/g, (zeros) => 'O'.repeat(zeros.length))
      .replace(/[ ,.]/g, '');
  if (!text || signs(text) !== signs(line.text)) return null;
  const words = text.split(' ').map((word) => signsOf(word).length);
  const ends = new Set(words.map((_, k) => words.slice(0, k + 1).reduce((sum, count) => sum + count) - 1));
  const { gaps } = look.measure(line);
  const all = signsOf(text);
  const inside = gaps.flatMap((gap, k) => (ends.has(k) ? [] : [gap - airBeside(all[k]!) - airBeside(all[k + 1]!)]));
  const spaces = gaps.filter((_, k) => ends.has(k));
  return Math.max(0, ...inside) > 0.9 * Math.min(0.33, ...spaces) ? null : text;
}
