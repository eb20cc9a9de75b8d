import type { TextLine } from '../../engine/text-line.ts';
import type { ReadReason } from '../ocr.ts';
import { isAboutPart, isWeekTotal, withoutWeek } from './captions.ts';
import { type ChosenAmount, chooseAmount, type IsWhole } from './choose-amount.ts';
import { type Figure, findFigures } from './find-figures.ts';
import { withoutFurniture } from './overlays.ts';
import { blockOf, titleOf } from './regions.ts';
import { type ScreenContext, screenContext } from './screen-context.ts';
import { chooseWeek } from './weeks/choose-week.ts';
import { findWeeks, type SeenWeek } from './weeks/find-weeks.ts';

/** The week and the sum of a screen that may show a week's earnings, with the evidence for it. */
export interface Choice {
  lines: TextLine[];
  weeks: SeenWeek[];
  figures: Figure[];
  week: SeenWeek;
  amount: ChosenAmount;
  /** The head figure's block and the page's title. Only their words can say that the screen is about something else. */
  near: TextLine[];
  title: TextLine | null;
  context: ScreenContext;
  /** The heading speaks of tips, bonuses or a balance alone. */
  aboutPart: boolean;
  /** The number of signs of a week's earnings, minus those of another app. */
  witnesses: number;
}

/** Why nothing was chosen. */
export interface NoChoice {
  reason: Exclude<ReadReason, 'other_platform' | 'several_amounts'>;
}

const PROMINENT = 1.2;
// For a sum that is alone on its screen.
const ALONE = 1.1;
// "02.11" is a date: on a line with a date, only larger numbers are sums.
const LAST_DAY = 32;
const LEGIBLE = 0.75;

/** Picks the week and the sum by the structure of the screen, regardless of the words around them. */
export function chooseEarnings(picture: TextLine[], capturedAt: string, isWhole?: IsWhole): Choice | NoChoice {
  const lines = withoutFurniture(picture);
  const weeks = findWeeks(lines, capturedAt);
  if (weeks.length === 0) return { reason: findFigures(lines).length > 0 ? 'no_week' : 'other_screen' };
  const dated = new Set(weeks.flatMap((week) => week.lines));
  const beside = findFigures([...dated]).filter(
    (figure) => figure.marked || (figure.decimals === 2 && figure.value > LAST_DAY),
  );
  const figures = [...findFigures(lines.filter((line) => !dated.has(line))), ...beside];
  const amount = chooseAmount(figures, lines, isWhole, dated);
  if (!amount) return { reason: 'no_amount' };
  const week = chooseWeek(weeks, amount.figure, figures, lines);
  if (!week) return { reason: 'several_weeks' };
  const head = amount.figure.line;
  const title = titleOf(head, lines);
  const block = blockOf(head, lines);
  const near = lines.filter((line) => line === title || block.has(line));
  const context = screenContext(lines, { kind: 'earnings', addsUp: amount.verified }, near);
  const total = isWeekTotal(amount.figure, lines) ? 1 : 0;
  const witnesses = context.driver + context.shape + (amount.verified ? 1 : 0) + total - context.foreign;
  const aboutPart = isAboutPart(amount.figure, withoutWeek(amount.figure, week.lines, lines));
  return { lines, weeks, figures, week, amount, near, title, context, aboutPart, witnesses };
}

/** Whether the sum is legible, nothing contradicts it, its heading isn't about a part, and it is dominant or proven, as by a sentence. */
export function isClear({ amount, figures, aboutPart }: Choice, isSaid = false): boolean {
  const alone = figures.every((figure) => figure === amount.figure || figure.value === amount.figure.value);
  const stands = amount.prominence >= (alone ? ALONE : PROMINENT) || amount.verified || isSaid;
  return !aboutPart && amount.doubt === null && stands && amount.confidence >= LEGIBLE;
}

/** What the rules alone say, without the trained gate: a clear sum on a screen with signs of a driver app. */
export function isWeeklyByRules(choice: Choice): boolean {
  return isClear(choice) && choice.witnesses >= 1;
}
