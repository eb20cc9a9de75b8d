import type { TextLine } from '../../engine/text-line.ts';
import { AIRY, signsOf } from './line-print.ts';
import { type SecondLook, spellCertainly } from './second-look.ts';

export function capitals(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/，/g, ',')
    .toUpperCase()
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
  const signs = [...line.text];
  const [start, end] = [edgeAt(line, from), edgeAt(line, to)];
  const { box } = line;
  const middle = ((start + end) / 2 - 0.5) * box.width;
  const [x, y] = [box.x + Math.cos(box.angle) * middle, box.y + Math.sin(box.angle) * middle];
  return {
    ...line,
    text: signs.slice(from, to).join(''),
    at: line.at.slice(from, to).map((at) => (at - start) / (end - start)),
    left: line.left + start * (line.right - line.left),
    right: line.left + end * (line.right - line.left),
    box: { ...box, x, y, width: box.width * (end - start) },
  };
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
      .replace(/(?<=[A-Z])0(?=[A-Z])/g, 'O')
      .replace(/[ ,.]/g, '');
  if (!text || signs(text) !== signs(line.text)) return null;
  const words = text.split(' ').map((word) => signsOf(word).length);
  const ends = new Set(words.map((_, k) => words.slice(0, k + 1).reduce((sum, count) => sum + count) - 1));
  const { gaps } = look.measure(line);
  const all = signsOf(text);
  // A letter like T has as much air beside it as a narrow space; two of them more than that.
  const isAiry = (k: number) => AIRY.test(all[k]!) && AIRY.test(all[k + 1]!);
  const inside = gaps.filter((_, k) => !ends.has(k) && !isAiry(k));
  const spaces = gaps.filter((_, k) => ends.has(k));
  return Math.max(0, ...inside) > 0.9 * Math.min(0.33, ...spaces) ? null : text;
}
