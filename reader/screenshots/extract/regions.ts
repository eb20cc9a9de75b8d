import type { TextLine } from '../../engine/text-line.ts';
import { medianHeight, rowsOf } from './layout.ts';
import { CURRENCY_CODE } from './money.ts';

const GAP = 1.15;
const PAPER_STEP = 48;
const TITLE_SHARE = 0.35;

/** The lines of the head figure's block: neighbouring rows without a wide gap or another background in between. */
export function blockOf(head: TextLine, lines: TextLine[]): Set<TextLine> {
  const rows = rowsOf(lines);
  const at = rows.findIndex((row) => row.includes(head));
  const gap = GAP * medianHeight(lines);
  const block = new Set(rows[at] ?? [head]);
  for (const step of [-1, 1]) {
    for (let k = at; rows[k] && rows[k + step]; k += step) {
      const [upper, lower] = step < 0 ? [rows[k + step]!, rows[k]!] : [rows[k]!, rows[k + step]!];
      const down = Math.min(...lower.map((line) => line.top)) - Math.max(...upper.map((line) => line.bottom));
      if (down > gap || rows[k + step]!.every((line) => differs(line.background, head.background))) break;
      for (const line of rows[k + step]!) block.add(line);
    }
  }
  return block;
}

/** The page's title: the tallest words in its upper third that aren't the head figure's row. */
export function titleOf(head: TextLine, lines: TextLine[]): TextLine | null {
  const bottom = Math.max(1, ...lines.map((line) => line.bottom));
  const above = lines.filter(
    (line) =>
      line !== head &&
      line.top < TITLE_SHARE * bottom &&
      /\p{L}{3}/u.test(line.text) &&
      !/\d/.test(line.text) &&
      !CURRENCY_CODE.test(line.text),
  );
  return above.sort((a, b) => b.height - a.height)[0] ?? null;
}

/** Whether two pieces of text have different backgrounds. */
export function differs(a: TextLine['background'], b: TextLine['background']): boolean {
  return Math.max(...a.map((value, k) => Math.abs(value - b[k]!))) > PAPER_STEP;
}
