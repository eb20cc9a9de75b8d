import { fold, squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Choice } from '../choose-earnings.ts';
import { captionsOf, type Row, rowsOf } from '../layout.ts';
import { findMoney } from '../money.ts';
import { differs } from '../regions.ts';

const DAYS = 7;
const MOST = 5;
const FEW = 2;
const SAME_SUM = 0.01;
const BEGUN = 0.2;
const DAY = /^(lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?(\d{1,2}|[,·-]|$)/;
// "7:12 · Viaje", "14 de mayo · Casa": one trip, one payment.
const DATED =
  /^(\d{1,2}:\d{2}|\d{1,2}\s?(de\s?)?(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|jan|apr|aug|dec)[a-z]*|(ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|jan|apr|aug|dec)[a-z]*\.?\s?\d{1,2}|\d{1,2}\/\d{1,2})\b/;
const ASKS = /[?¿]/;
const WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/**
 * Measures how a screen is built: whether sums are listed by day or by hour and add up to the chosen one, questions and chat
 * bubbles, and how close the sum is to its week.
 */
export function measureShape({ lines, amount, week, near }: Choice): number[] {
  const head = amount.figure.line;
  const rows = rowsOf(lines);
  const listed = rows
    .filter((row) => !row.includes(head))
    .flatMap((row) => {
      const sums = row
        .flatMap((line) => findMoney(line.text))
        .filter(({ marked, decimals }) => marked || decimals === 2);
      return sums.length > 0 && row.length <= MOST ? [{ label: row[0]!, sum: sums[sums.length - 1]!.value }] : [];
    });
  const days = listed.filter(({ label }) => DAY.test(squeeze(label.text)));
  const dated = listed.filter(({ label }) => DATED.test(fold(label.text).trim()));
  const isAll = (some: typeof listed): number =>
    Number(
      some.length > 1 && Math.abs(some.reduce((all, { sum }) => all + sum, 0) - amount.value) < SAME_SUM * amount.value,
    );
  const asked = lines.filter((line) => ASKS.test(line.text));
  const at = rows.findIndex((row) => row.includes(head));
  const weekAt = rows.findIndex((row) => row.includes(week.lines[0]!));
  return [
    Math.min(DAYS, days.length),
    isAll(days),
    Math.min(MOST, dated.length),
    isAll(dated),
    Math.min(FEW, asked.filter((line) => near.includes(line)).length),
    Math.min(FEW, asked.filter((line) => !near.includes(line)).length),
    bubblesOf(rows),
    Number(week.lines.includes(head)),
    Number(captionsOf(head, lines).includes(week.lines[0]!)),
    Math.min(MOST, Math.abs(at - weekAt)),
  ];
}

// Lone pieces of text with a background of their own, aligned alternately left and right.
function bubblesOf(rows: Row[]): number {
  const lone = rows.flatMap((row) => (row.length === 1 && WORDS.test(row[0]!.text) ? [row[0]!] : []));
  const left = Math.min(...lone.map((line) => line.left));
  const right = Math.max(...lone.map((line) => line.right));
  const isMine = (line: TextLine): boolean => line.left > left + BEGUN * (right - left);
  const theirs = lone.filter((line) => !isMine(line));
  const mine = lone.filter(
    (line) => isMine(line) && theirs.every((other) => differs(line.background, other.background)),
  );
  return Math.min(FEW, mine.length);
}
