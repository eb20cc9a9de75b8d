import { squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { captionKind, isAboutAccount, isAboutDeposit, isByEarnings, isEarningsRow } from './captions.ts';
import type { Figure } from './find-figures.ts';
import { medianHeight, paragraphOf, rowsOf } from './layout.ts';
import { tableTotal } from './table-totals.ts';

/** The week's sum, its confidence, and whether other figures on the screen add up to it or repeat it. */
export interface ChosenAmount {
  figure: Figure;
  value: number;
  confidence: number;
  verified: boolean;
  /** Height relative to the screen's usual text. */
  prominence: number;
  /** Why the driver always has to be asked about it. */
  doubt: AmountDoubt | null;
}

/** "several": nothing decides between two sums; "contradicted" by another figure or an addition; "cut" or misread digits. */
export type AmountDoubt = 'several' | 'contradicted' | 'cut' | 'misread';

/** Whether the picture shows nothing more of a sum than was read: no raised cents in it or beside it. */
export type IsWhole = (line: TextLine) => boolean;

const NEAR_TALLEST = 0.86;
// Letters of a table are of one size, which is measured less well where they are small.
const IN_TABLE = 0.7;
const ROUNDING = 0.035;
const MOST_IN_A_WEEK = 30_000;
const SURELY_CENTS = 10_000;
// Days without cents add up to a smaller sum by chance.
const SURELY_DAYS = 500;

/**
 * The dominant sum of money; null if there is none. Size decides first, then the words beside it. If the dominant sum is a
 * balance, the only sum whose own row says earnings is taken instead. A sum that the rest of the screen contradicts is returned
 * with its doubt: the driver is asked about a doubtful amount, while a wrong one would go unnoticed.
 */
export function chooseAmount(
  figures: Figure[],
  lines: TextLine[],
  isWhole: IsWhole = () => false,
  dated: ReadonlySet<TextLine> = new Set(),
): ChosenAmount | null {
  const sums = figures.filter((figure) => !figure.negative);
  const tallest = Math.max(0, ...sums.map((figure) => figure.height));
  const near = sums.filter((figure) => figure.height >= tallest * NEAR_TALLEST);
  const total = tableTotal(figures.filter((figure) => figure.height >= tallest * IN_TABLE));
  const dominant = total ?? pick(near, lines) ?? headOfList(sums, lines, dated) ?? pickSum(sums, lines);
  const earned =
    !dominant || isAboutAccount(dominant, lines)
      ? earningsRow(sums, lines, dated)
      : earnedBefore(dominant, figures, lines, dated);
  const figure = earned ?? dominant ?? likeliest(near, lines, dated);
  if (!figure) return null;
  const others = figures.filter((other) => other !== figure);
  const settled = settleCents(figure, others);
  const prominence = (earned ? tallest : figure.height) / Math.max(1, medianHeight(lines));
  const chosen = { figure, prominence, confidence: figure.line.confidence * 0.95 };
  const several = !earned && !dominant;
  if (settled === null) {
    // Five digits without a separator are most likely a sum including its cents.
    const likely = figure.value < SURELY_CENTS ? figure.value : figure.value / 100;
    return { ...chosen, value: likely, verified: false, doubt: 'misread' };
  }
  if (figure.cut) return { ...chosen, value: settled, verified: false, doubt: 'cut' };
  const whole = withUnseenCents(figure, others);
  if (whole !== null && !several) return { ...chosen, value: whole, verified: true, doubt: null };
  const cut = uncut(settled, others);
  if (cut !== null) return { ...chosen, value: cut, verified: false, doubt: 'cut' };
  const proven = (sum: number): boolean =>
    figure === total ||
    addsUp(sum, others) ||
    addsUpWhole(sum, others) ||
    (figure.decimals === 2 && sum >= SURELY_DAYS && isSumOfDays(sum, others)) ||
    isAllZero(sum, others) ||
    others.some((other) => !other.negative && other.value === sum && other.decimals === 2 && sum > 0);
  const signless = lacksSign(figure, others);
  const shorter = withoutFirstDigit(figure);
  const value = signless && !proven(settled) && proven(shorter) ? shorter : settled;
  if (proven(value) && !several)
    return { ...chosen, value, verified: true, confidence: Math.min(1, figure.line.confidence), doubt: null };
  return {
    ...chosen,
    value,
    verified: false,
    doubt: several ? 'several' : doubtOf(figure, value, others, lines, isWhole),
  };
}

function doubtOf(
  figure: Figure,
  value: number,
  others: Figure[],
  lines: TextLine[],
  isWhole: IsWhole,
): AmountDoubt | null {
  if (lacksSign(figure, others)) return 'misread';
  if (contradicted(value, others, lines)) return 'contradicted';
  const isSeen = others.every(({ decimals }) => decimals === 0) && isWhole(figure.line);
  return lacksCents(figure, value, others) && !isSeen ? 'cut' : null;
}

// Of several candidates, one that is more than nothing, that no words call a part, and that the text about the week names.
function likeliest(near: Figure[], lines: TextLine[], dated: ReadonlySet<TextLine>): Figure | null {
  const some = near.filter(({ value }) => value > 0);
  const whole = some.filter((figure) => captionKind(figure.line, lines) !== 'part');
  const said = whole.filter(({ line }) => paragraphOf(line, lines).some((other) => dated.has(other)));
  return (
    [...([said, whole, some].find((list) => list.length > 0) ?? near)].sort((a, b) => rank(b) - rank(a))[0] ?? null
  );
}

function earningsRow(sums: Figure[], lines: TextLine[], dated: ReadonlySet<TextLine>): Figure | null {
  const named = sums.filter((figure) => isEarningsRow(figure.line, lines) || isByEarnings(figure.line, lines, dated));
  return new Set(named.map((figure) => figure.value)).size === 1 ? named.sort((a, b) => rank(b) - rank(a))[0]! : null;
}

const FEES = /servicefee|tarifadeservicio|cuotadeservicio|comision|commission|impuesto|tax|retenc|withh|deduc/;

/**
 * The earnings that a deposit is the rest of: the only sum whose row says so, larger than the deposit. Not where fees are taken off, since
 * drivers are asked for what they earned after these.
 */
function earnedBefore(
  dominant: Figure,
  figures: Figure[],
  lines: TextLine[],
  dated: ReadonlySet<TextLine>,
): Figure | null {
  if (!isAboutDeposit(dominant, lines)) return null;
  const priced = rowsOf(lines).filter((row) => figures.some(({ line }) => row.includes(line)));
  if (priced.flat().some(({ text }) => FEES.test(squeeze(text)))) return null;
  const sums = figures.filter(({ negative }) => !negative);
  const earned = earningsRow(sums, lines, dated);
  return earned && earned.value > dominant.value ? earned : null;
}

function pick(near: Figure[], lines: TextLine[]): Figure | null {
  const kinds = near.map((figure) => ({ figure, kind: captionKind(figure.line, lines) }));
  const values = (list: typeof kinds) => new Set(list.map(({ figure }) => figure.value)).size;
  const best = (list: typeof kinds) => list.sort((a, b) => rank(b.figure) - rank(a.figure))[0]?.figure ?? null;
  if (values(kinds) === 1) return best(kinds);
  const whole = kinds.filter(({ kind }) => kind === 'whole');
  if (values(whole) === 1) return best(whole);
  const unnamed = kinds.filter(({ kind }) => kind !== 'part');
  const tabled = unnamed.some((item) =>
    kinds.some((other) => other.kind === 'part' && inOneColumn(item.figure, other.figure)),
  );
  return values(unnamed) === 1 && !tabled ? best(unnamed) : null;
}

// A figure aligned left or right with another is a line of the same table, regardless of its own label.
function inOneColumn(a: Figure, b: Figure): boolean {
  const edge = 0.5 * Math.min(a.height, b.height);
  const aligned = Math.abs(a.line.right - b.line.right) < edge || Math.abs(a.line.left - b.line.left) < edge;
  return aligned && Math.max(a.height, b.height) < 1.12 * Math.min(a.height, b.height);
}

// No figure stands out: a plain table. Its total is the figure that the others add up to, or that is repeated.
function pickSum(sums: Figure[], lines: TextLine[]): Figure | null {
  const totals = sums.filter((figure) => {
    const others = sums.filter((other) => other !== figure && other.value !== figure.value);
    return figure.value > 0 && captionKind(figure.line, lines) !== 'part' && addsUp(figure.value, others);
  });
  return new Set(totals.map((figure) => figure.value)).size === 1 ? totals[0]! : null;
}

// A list of trips or days is headed by their week: its row has the only sum of a week, above all others and larger than any.
function headOfList(sums: Figure[], lines: TextLine[], dated: ReadonlySet<TextLine>): Figure | null {
  const rows = rowsOf(lines).filter((row) => row.some((line) => dated.has(line)));
  const [head, another] = sums.filter(({ line }) => rows.some((row) => row.includes(line)));
  if (!head || another || captionKind(head.line, lines) === 'part') return null;
  const isBelow = (other: Figure): boolean => other.value < head.value && other.line.top > head.line.bottom;
  return sums.every((other) => other === head || isBelow(other)) ? head : null;
}

function rank(figure: Figure): number {
  return figure.height + (figure.decimals === 2 ? 1e4 : 0) + figure.line.confidence;
}

// Raised cents may have been read as part of the figure ("$84530"). It is decided by the total of the other sums, then by whether
// they show cents, then by what is plausible for a week. Four digits ("$8027") are just as likely a whole sum, so they need
// confirmation by other figures.
function settleCents(figure: Figure, others: Figure[]): number | null {
  const { value, maybeCents } = figure;
  if (!maybeCents) return value;
  const witnessed = (sum: number): boolean =>
    addsUp(sum, others) || others.some((other) => other.value === sum) || isSumOfDays(sum, others);
  if (witnessed(value)) return value;
  if (witnessed(value / 100)) return value / 100;
  const cents = others.some((other) => other.decimals === 2) || value > MOST_IN_A_WEEK;
  if (value < SURELY_CENTS) return cents ? null : value;
  return cents ? value / 100 : null;
}

// "$148" above parts of $133.22, $8.88 and $5.92: the raised cents were not read. All other sums of the screen have to be its
// parts.
function withUnseenCents({ value, decimals }: Figure, others: Figure[]): number | null {
  if (decimals > 0 || value === 0 || others.length < 2 || others.some((other) => other.decimals !== 2 || other.cut))
    return null;
  const sum = Math.round(others.reduce((total, other) => total + signed(other), 0) * 100) / 100;
  return sum > value && sum < value + 1 ? sum : null;
}

// Charts show the sums of days without cents.
function isSumOfDays(value: number, others: Figure[]): boolean {
  const days = others.filter((other) => other.decimals === 0);
  const sum = days.reduce((total, day) => total + day.value, 0);
  return days.length >= 4 && Math.abs(sum - value) <= 0.5 * days.length;
}

function addsUp(value: number, others: Figure[]): boolean {
  return value > 0 && runs(others).some((sum) => Math.abs(sum - value) <= ROUNDING);
}

/**
 * Sums without cents, below each other, have to agree to the last digit; round ones agree by chance. The days of a chart may be rounded, while
 * the cents of their total weren't read.
 */
function addsUpWhole(value: number, others: Figure[]): boolean {
  const marked = others.filter((other) => other.marked && other.value > 0);
  return (
    Number.isInteger(value) &&
    value % 100 !== 0 &&
    marked.some((first) =>
      runs(
        marked.filter((other) => inOneColumn(first, other)),
        0,
      ).includes(value),
    )
  );
}

/** A week without any earnings: nothing on the screen is more than nothing. */
function isAllZero(value: number, others: Figure[]): boolean {
  return value === 0 && others.length > 1 && others.every((other) => other.value === 0);
}

/** Sums of all runs of at least two figures with cents, or without, in reading order. */
function runs(figures: Figure[], decimals: 0 | 2 = 2): number[] {
  const exact = figures
    .filter((figure) => figure.decimals === decimals && !figure.cut)
    .sort((a, b) => a.line.top - b.line.top);
  const sums: number[] = [];
  for (let from = 0; from < exact.length; from++) {
    let sum = signed(exact[from]!);
    for (let to = from + 1; to < exact.length && to < from + 14; to++) {
      sum += signed(exact[to]!);
      sums.push(sum);
    }
  }
  return sums;
}

function signed(figure: Figure): number {
  return figure.negative ? -figure.value : figure.value;
}

function contradicted(value: number, others: Figure[], lines: TextLine[]): boolean {
  const shown = value.toFixed(2);
  const slip = (sum: number): boolean => {
    const text = sum.toFixed(2);
    return text.length === shown.length && [...text].filter((digit, k) => digit !== shown[k]).length === 1;
  };
  const totals = others.filter((other) => other.decimals === 2 && captionKind(other.line, lines) === 'whole');
  return totals.some((other) => slip(other.value)) || runs(others).some((sum) => slip(sum));
}

/**
 * A longer figure elsewhere on the screen that ends in this sum's digits: the beginning of the sum was cut off. Null if there is
 * none.
 */
function uncut(value: number, others: Figure[]): number | null {
  const shown = value.toFixed(2);
  // Round sums have the same endings by chance.
  if (value < 100 || shown.endsWith('.00')) return null;
  const longer = others.find(
    (other) => !other.negative && other.decimals === 2 && other.value > value && other.value.toFixed(2).endsWith(shown),
  );
  return longer?.value ?? null;
}

/** Whether only this sum lacks a currency sign: the recognizer may have read its sign as a digit. */
function lacksSign(figure: Figure, others: Figure[]): boolean {
  return !figure.marked && others.length > 0 && others.every((other) => other.marked);
}

/** The value without its first digit: "$263.96" may have been read as 5263.96. */
function withoutFirstDigit(figure: Figure): number {
  return Number(figure.value.toFixed(figure.decimals).slice(1));
}

/** Whether only this sum is without cents: raised cents beside it may not have been read. */
function lacksCents(figure: Figure, value: number, others: Figure[]): boolean {
  const whole = figure.decimals === 0 && value === figure.value && value > 0;
  return whole && !others.some((other) => other.marked && other.decimals === 0);
}
