import type { TextLine } from '../../engine/text-line.ts';
import { middle } from './layout.ts';
import { CURRENCY_CODE, currencyOf, findMoney, type Money } from './money.ts';

/** A sum of money on the screen. */
export interface Figure extends Money {
  line: TextLine;
  height: number;
}

const MARK = /^(mxn?\s?\$?|us\s?\$?|usd|\$|s|pesos|dolares|dollars|m\.?n\.?)$/i;
const STARTED = /^(mx\s?\$|mxn\s?\$?|us\s?\$|usd|\$)\s?\d{1,3}$/i;
const LETTER = /^\p{L}$/u;
const ALIKE = 1.5;

/** All sums of money among the lines; cents in a box of their own are joined to their sum. */
export function findFigures(lines: TextLine[]): Figure[] {
  const wrapped = new Map(lines.flatMap((line) => partAbove(line, lines) ?? []));
  return lines.flatMap((line) => {
    const above = [...wrapped].find(([, below]) => below === line)?.[0];
    if (wrapped.has(line)) return [];
    const figures = findMoney(above ? `${above.text} ${line.text}` : line.text).map((money) => ({
      ...money,
      line,
      height: line.height,
    }));
    if (figures.length === 0) return looseFigure(line, lines);
    if (figures.length === 1 && !figures[0]!.marked) {
      const mark = markBeside(line, lines);
      if (mark) return [{ ...figures[0]!, marked: true, currency: currencyOf(mark.text.toLowerCase()) }];
    }
    const last = figures[figures.length - 1]!;
    const cents = last.decimals === 0 ? centsBeside(line, lines) : null;
    return cents === null ? figures : [...figures.slice(0, -1), withCents(last, cents)];
  });
}

// "4,512" without a sign is money if a raised "30", a lone "$" or "MXN" is beside it.
function looseFigure(line: TextLine, lines: TextLine[]): Figure[] {
  const digits = line.text.replace(/[\s.,]+$/, '').trim();
  if (!/^\d{1,3}([.,' ]?\d{3})*$|^\d{4,7}$|^\d{1,3}([.,' ]\d{3})+\d{2}$/.test(digits)) return [];
  const mark =
    lines.find((other) => MARK.test(other.text.trim()) && besides(line, other, 1.2)) ?? markAbove(line, lines);
  const cents = centsBeside(line, lines);
  if (!mark && (cents === null || !/[.,]/.test(`${digits}${cents.mark}`))) return [];
  const money = findMoney(
    `${mark ? (/us/i.test(mark.text) ? 'US$' : /mx/i.test(mark.text) ? 'MXN' : '$') : '$'}${line.text}`,
  )[0];
  if (!money) return [];
  const figure = { ...money, marked: Boolean(mark), line, height: line.height };
  return [cents === null ? figure : withCents(figure, cents)];
}

// In a narrow place "MX$5 047.47" is broken after its thousands.
function partAbove(line: TextLine, lines: TextLine[]): [TextLine, TextLine][] | null {
  if (!/^\d{3}([.,]\d{2})?$/.test(line.text.trim())) return null;
  const above = lines.filter((other) => STARTED.test(other.text.trim()) && isOver(other, line));
  return above.length === 1 ? [[above[0]!, line]] : null;
}

// A currency code in a box of its own in the row. A lone "$" doesn't count: the recognizer may also have read it as the sum's
// first digit.
function markBeside(line: TextLine, lines: TextLine[]): TextLine | undefined {
  return (
    markAbove(line, lines) ?? lines.find((other) => CURRENCY_CODE.test(other.text.trim()) && besides(line, other, 0.6))
  );
}

// In a narrow tile or ring "MXN 10,775.01" or "4536.85 MXN" is broken into two lines of one size.
function markAbove(line: TextLine, lines: TextLine[]): TextLine | undefined {
  return lines.find(
    (other) =>
      MARK.test(other.text.trim()) && (isOver(other, line) || isOver(line, other)) && !isAmongLetters(other, lines),
  );
}

// "S" for Saturday in a row of days is no misread "$".
function isAmongLetters(mark: TextLine, lines: TextLine[]): boolean {
  const isBeside = (other: TextLine) => Math.abs(middle(other) - middle(mark)) < 0.5 * mark.height;
  return lines.filter((other) => other !== mark && LETTER.test(other.text.trim()) && isBeside(other)).length > 1;
}

function isOver(other: TextLine, line: TextLine): boolean {
  const gap = line.top - other.bottom;
  const alike = Math.max(line.height, other.height) < ALIKE * Math.min(line.height, other.height);
  const over = other.left < line.right && other.right > line.left && other.top < line.top - 0.5 * other.height;
  return over && alike && gap < 0.8 * line.height;
}

function centsBeside(line: TextLine, lines: TextLine[]): { digits: string; mark: string } | null {
  for (const other of lines) {
    const match = /^([.,]?)\s?(\d{2})\s?(mxn|usd)?$/i.exec(other.text.trim());
    if (!match || other.left < line.left + 0.5 * (line.right - line.left)) continue;
    if (other.height > 0.85 * line.height && match[1] === '') continue;
    if (besides(line, other, 0.5) && other.bottom < line.bottom + 0.3 * line.height)
      return { digits: match[2]!, mark: match[1]! };
  }
  return null;
}

function besides(line: TextLine, other: TextLine, reach: number): boolean {
  const shared = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
  const gap = Math.max(line.left - other.right, other.left - line.right);
  return other !== line && shared > 0.3 * Math.min(line.height, other.height) && gap < reach * line.height;
}

function withCents(figure: Figure, cents: { digits: string }): Figure {
  return { ...figure, value: Number(`${figure.value}.${cents.digits}`), decimals: 2, maybeCents: false };
}

/** A figure in cents, below zero if it has a minus. */
export function centsOf({ value, negative }: Figure): number {
  return Math.round(value * 100) * (negative ? -1 : 1);
}
