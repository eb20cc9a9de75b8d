import { editDistance } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { bare } from '../letters.ts';

/**
 * The piece of text most similar to this label, allowing for misread letters; `rest` is what follows the label in the same piece.
 */
export function findLabel(lines: readonly TextLine[], label: string): { line: TextLine; rest: string } | null {
  const texts = lines.map((line) => ({ line, text: bare(line.text) }));
  const alone = nearest(texts, label, Math.floor(label.length / 4), (text) => text);
  if (alone) return { line: alone.line, rest: '' };
  const longer = texts.filter(({ text }) => text.length > label.length);
  const head = nearest(longer, label, Math.floor(label.length / 10), (text) => text.slice(0, label.length));
  return head && { line: head.line, rest: head.text.slice(label.length) };
}

interface BareLine {
  line: TextLine;
  text: string;
}

function nearest(texts: readonly BareLine[], label: string, most: number, part: (text: string) => string) {
  let best: BareLine | null = null;
  let least = most + 1;
  for (const text of texts) {
    const distance = editDistance(part(text.text), label);
    if (distance < least) [best, least] = [text, distance];
  }
  return best;
}

/** The lines below `from` and above `to` that begin in the same column. */
export function linesBetween(lines: readonly TextLine[], from: TextLine, to: TextLine): TextLine[] {
  const unit = from.height;
  return lines.filter((line) => {
    const middle = (line.top + line.bottom) / 2;
    return (
      middle > from.bottom - unit * 0.3 && middle < to.top + unit * 0.3 && Math.abs(line.left - from.left) < unit * 1.6
    );
  });
}

/** The lines above `to` that begin in the same column. */
export function linesAbove(lines: readonly TextLine[], to: TextLine): TextLine[] {
  return lines.filter(
    (line) => line.bottom < to.top + to.height * 0.6 && Math.abs(line.left - to.left) < to.height * 1.6,
  );
}

/** The nearest line directly below a label, in its column. */
export function lineBelow(lines: readonly TextLine[], label: TextLine): TextLine | null {
  const unit = label.height;
  const below = lines.filter(
    (line) =>
      line !== label &&
      line.top > label.top + unit * 0.3 &&
      line.top < label.bottom + unit &&
      line.left < label.right &&
      line.right > label.left,
  );
  return below.sort((a, b) => a.top - b.top)[0] ?? null;
}
