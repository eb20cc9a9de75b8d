import type { TextLine } from '../../engine/text-line.ts';

/** Pieces of text side by side, left to right. */
export type Row = TextLine[];

/** Groups lines into rows: two share a row when they overlap by more than half of the lower one's height. */
export function rowsOf(lines: TextLine[]): Row[] {
  const rows: { top: number; bottom: number; row: Row }[] = [];
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b))) {
    const home = rows.findLast(({ top, bottom }) => {
      const shared = Math.min(bottom, line.bottom) - Math.max(top, line.top);
      return shared > 0.5 * Math.min(line.bottom - line.top, bottom - top);
    });
    if (home) home.row.push(line);
    else rows.push({ top: line.top, bottom: line.bottom, row: [line] });
  }
  return rows.map(({ row }) => row.sort((a, b) => a.left - b.left));
}

/** The row of a line. */
export function rowOf(line: TextLine, lines: TextLine[]): TextLine[] {
  return rowsOf(lines).find((row) => row.includes(line)) ?? [line];
}

/** Distance between two pieces, in pixels between their edges; 0 when they touch or overlap. */
export function gapBetween(a: TextLine, b: TextLine): number {
  const across = Math.max(0, Math.max(a.left, b.left) - Math.min(a.right, b.right));
  const down = Math.max(0, Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom));
  return Math.hypot(across, down);
}

/** Possible captions of `line`: in its row, or close above or below it and horizontally overlapping. */
export function captionsOf(line: TextLine, lines: TextLine[]): TextLine[] {
  return lines.filter((other) => {
    if (other === line) return false;
    const unit = Math.max(line.height, other.height);
    const down = Math.max(line.top, other.top) - Math.min(line.bottom, other.bottom);
    const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    const besides = -down > 0.4 * Math.min(line.height, other.height);
    return besides || (down < unit * 1.3 && shared > 0.2 * Math.min(line.right - line.left, other.right - other.left));
  });
}

export function middle(line: TextLine): number {
  return (line.top + line.bottom) / 2;
}

export function medianHeight(lines: TextLine[]): number {
  return [...lines].map((line) => line.height).sort((a, b) => a - b)[lines.length >> 1] ?? 0;
}

/** The lines above and below that belong to the same text, from top to bottom. */
export function paragraphOf(head: TextLine, lines: TextLine[]): TextLine[] {
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const at = sorted.indexOf(head);
  const own = [head];
  for (const line of sorted.slice(0, at).reverse()) if (goesOn(line, own[0]!)) own.unshift(line);
  for (const line of sorted.slice(at + 1)) if (goesOn(own.at(-1)!, line)) own.push(line);
  return own;
}

/** How far apart the lines of a paragraph are at most, and by how much they are indented or differ, in heights of a line. */
const [APART, INDENTED, ALIKE] = [0.6, 0.7, 1.25];

function goesOn(upper: TextLine, lower: TextLine): boolean {
  const least = Math.min(upper.height, lower.height);
  return (
    Math.abs(lower.top - upper.bottom) < APART * least &&
    Math.abs(lower.left - upper.left) < INDENTED * least &&
    Math.max(upper.height, lower.height) < ALIKE * least
  );
}
