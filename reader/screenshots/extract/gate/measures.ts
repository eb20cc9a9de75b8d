import { squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { captionKind, isWeekTotal, withoutWeek } from '../captions.ts';
import { type Choice, isWeeklyByRules } from '../choose-earnings.ts';
import { foreignWeight } from '../foreign-words.ts';
import { gapBetween, medianHeight, middle, rowsOf } from '../layout.ts';
import { findMoney } from '../money.ts';
import { measureParties } from './parties.ts';
import { measureSaid } from './said-measures.ts';
import { measureShape } from './shape-measures.ts';
import { measureWords } from './word-measures.ts';

/**
 * The measures by which the gate judges a screen and the sum and week chosen on it, in a fixed order. Lengths are relative to the
 * usual text or the screen. The word lists are among the measures: they are evidence, not a veto.
 */
export function measure(choice: Choice): number[] {
  const { lines, weeks, figures, week, amount, near, title, context } = choice;
  const head = amount.figure.line;
  const typical = Math.max(1, medianHeight(lines));
  const bottom = Math.max(1, ...lines.map((line) => line.bottom));
  const right = Math.max(1, ...lines.map((line) => line.right));
  const others = figures.filter((figure) => figure !== amount.figure);
  const heights = others.map((figure) => figure.height);
  const values = others.map((figure) => figure.value).filter((value) => value !== amount.value);
  const weekLine = week.lines[0]!;
  const rows = rowsOf(lines);
  const ownRow = rows.find((row) => row.includes(head)) ?? [head];
  const kind = captionKind(head, withoutWeek(amount.figure, week.lines, lines));
  const far = lines.filter((line) => !near.includes(line));
  const labelled = rows.filter((row) => row.length === 2 && /\p{L}{3}/u.test(row[0]!.text));
  const sumRows = labelled.filter((row) => findMoney(row[1]!.text).length > 0).length;
  const countRows = labelled.filter((row) => /^\d{1,4}$/.test(row[1]!.text.trim())).length;
  const worded = lines.filter((line) => /\p{L}{3}/u.test(line.text));
  const ratio = (a: number, b: number): number => Math.min(20, b > 0 ? a / b : 20);
  return [
    head.height / typical,
    ratio(head.height, Math.max(0, ...heights)),
    ratio(head.height, Math.max(1, ...lines.filter((line) => line !== head).map((line) => line.height))),
    heights.filter((height) => height > head.height).length,
    middle(head) / bottom,
    (head.left + head.right) / 2 / right,
    ownRow.length,
    amount.figure.decimals,
    Number(amount.figure.marked),
    Math.log10(amount.value + 1),
    ratio(Math.max(0, ...values), amount.value),
    values.filter((value) => value > amount.value).length,
    figures.length,
    figures.filter((figure) => figure.negative).length,
    Number(amount.verified),
    amount.confidence,
    doubts.indexOf(amount.doubt),
    kind === 'whole' ? 1 : kind === 'part' ? -1 : 0,
    Number(isWeekTotal(amount.figure, lines)),
    Number(choice.aboutPart),
    week.confidence,
    new Set(weeks.map(({ start }) => start)).size,
    weeks.length,
    gapBetween(weekLine, head) / typical,
    (middle(head) - middle(weekLine)) / typical,
    Number(near.includes(weekLine)),
    weekLine.height / typical,
    middle(weekLine) / bottom,
    context.driver,
    context.shape,
    context.foreign,
    foreignWeight(far, new Set(), { kind: 'earnings', addsUp: amount.verified }),
    choice.witnesses,
    Number(isWeeklyByRules(choice)),
    title ? title.height / typical : 0,
    title ? middle(title) / bottom : -1,
    near.length,
    lines.length,
    worded.length,
    sumRows,
    countRows,
    lettersOf(near),
    lettersOf(far),
    (bottom - middle(head)) / typical,
    ...measureWords(choice),
    ...measureParties(choice),
    ...measureSaid(choice),
    ...measureShape(choice),
  ];
}

const doubts: (string | null)[] = [null, 'several', 'contradicted', 'cut', 'misread'];

function lettersOf(lines: TextLine[]): number {
  return lines.reduce((sum, line) => sum + squeeze(line.text).replace(/[^a-z]/g, '').length, 0);
}
