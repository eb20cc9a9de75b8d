import type { TextLine } from '../engine/text-line.ts';
import { isAboutPart, isWeekTotal } from './captions.ts';
import { chooseAmount } from './choose-amount.ts';
import { findFigures } from './find-figures.ts';
import { withoutFurniture } from './furniture.ts';
import { screenContext } from './screen-context.ts';
import { chooseWeek } from './weeks/choose-week.ts';
import { findWeeks } from './weeks/find-weeks.ts';

export interface EarningsSeen {
  weekStart: { value: string; confidence: number };
  amount: { value: number; confidence: number };
  currency: 'MXN' | 'USD' | null;
}

const PROMINENT = 1.2;
// "02.11" is a date; on a line with a date a sum is larger.
const LAST_DAY = 32;
const LEGIBLE = 0.75;

/** A weekly earnings screen by its structure: a week, a dominant sum, and signs of a driver app. Null for any other screen. */
export function readEarnings(picture: TextLine[], capturedAt: string): EarningsSeen | null {
  const lines = withoutFurniture(picture);
  const weeks = findWeeks(lines, capturedAt);
  if (weeks.length === 0) return null;
  const dated = new Set(weeks.flatMap((week) => week.lines));
  const figures = findFigures(lines.filter((line) => !dated.has(line)));
  const rowFigures = findFigures([...dated]).filter(
    (figure) => figure.marked || (figure.decimals === 2 && figure.value > LAST_DAY),
  );
  const all = [...figures, ...rowFigures];
  const amount = chooseAmount(all, lines);
  if (!amount) return null;
  const week = chooseWeek(weeks, amount.figure, all, lines);
  if (!week) return null;
  if (isAboutPart(amount.figure, lines)) return null;
  const { driver, shape, foreign } = screenContext(lines, { kind: 'earnings', addsUp: amount.verified });
  const witnesses = driver + shape + (amount.verified ? 1 : 0) + (isWeekTotal(amount.figure, lines) ? 1 : 0);
  if (witnesses - foreign < 1 || (amount.prominence < PROMINENT && !amount.verified)) return null;
  if (amount.confidence < LEGIBLE) return null;
  return {
    weekStart: { value: week.start, confidence: week.confidence },
    amount: { value: amount.value, confidence: amount.confidence },
    currency: amount.figure.currency,
  };
}
