import type { TextLine } from '../../ocr/engine/text-line.ts';
import { editDistance } from '../../ocr/extract/fold.ts';
import { bare } from '../letters.ts';

/** The piece of text that is this label, misread letters allowed; `rest` is what stands behind it on the same piece. */
export function findLabel(lines: readonly TextLine[], label: string): { line: TextLine; rest: string } | null {
  const allowed = Math.floor(label.length / 5);
  for (const line of lines) {
    const text = bare(line.text);
    if (editDistance(text, label) <= allowed) return { line, rest: '' };
  }
  for (const line of lines) {
    const text = bare(line.text);
    if (text.length > label.length && editDistance(text.slice(0, label.length), label) <= allowed / 2)
      return { line, rest: text.slice(label.length) };
  }
  return null;
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
