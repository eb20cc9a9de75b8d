import type { Currency } from '@volante/contract/country.ts';
import { type Contradiction, isContradiction } from '@volante/contract/earnings/calls.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { Band, Proposed, Read, ReadReason } from '../ocr.ts';
import { chooseAmount } from './choose-amount.ts';
import { type Choice, chooseEarnings } from './choose-earnings.ts';
import { columnOf, isContradictedBeside } from './columns.ts';
import { type Asked, contradictionsOf, negativeTotal } from './contradictions.ts';
import { findFigures } from './find-figures.ts';
import { isSureBeside, type Judged, judge, weighChoice } from './gate/judge-choice.ts';
import { trainedGate } from './gate/weights.ts';
import { withoutFurniture } from './overlays.ts';
import { isSocialPost } from './social-post.ts';
import { chooseWeek } from './weeks/choose-week.ts';
import { findWeeks } from './weeks/find-weeks.ts';

/** The reading of a weekly screen. Values are set for "sure" and, as proposals, for "ask". */
export interface EarningsSeen extends Judged {
  reason: ReadReason | null;
  weekStart: Read<string> | null;
  amount: Read<number> | null;
  /** Whether other figures of the screen add up to the sum or repeat it. */
  proven: boolean;
  currency: Currency | null;
  /** The text that both were read from; empty for "none". */
  lines: { week: TextLine[]; amount: TextLine[] };
  /** The lines of the column that was judged in place of the picture; null if it was judged as a whole. */
  column: TextLine[] | null;
}

/** Reads a screen as a week's earnings. What the screen contradicts is never sure. */
export function readEarnings(picture: TextLine[], asked: Asked): EarningsSeen {
  const choice = chooseEarnings(picture, asked.capturedAt, asked.isWhole);
  if ('reason' in choice) return nothing(choice.reason);
  const whole = readChoice(choice, asked);
  return (whole.band !== 'sure' && readInColumn(choice, whole, asked)) || whole;
}

/**
 * The reading of a page that stands in a column of a window, a mail or a slide, if the words beside it are all that speaks against it: the
 * column alone is sure of the same week and sum, and nothing in the picture contradicts. It raises the picture by one band, so what the
 * picture as a whole refuses is only asked about.
 */
function readInColumn(choice: Choice, whole: EarningsSeen, asked: Asked): EarningsSeen | null {
  const { week, amount, lines } = choice;
  const column = columnOf([...week.lines, amount.figure.line], lines);
  if (!column || contradictionsOf(choice, asked).length > 0 || isContradictedBeside(choice, column, asked)) return null;
  if (isSocialPost(lines)) return null;
  const alone = chooseEarnings(column, asked.capturedAt, asked.isWhole);
  if ('reason' in alone || alone.week.start !== week.start || alone.amount.value !== amount.value) return null;
  const seen = readChoice(alone, asked);
  if (seen.band !== 'sure') return null;
  if (whole.band === 'ask') return { ...seen, column };
  return { ...seen, column, band: 'ask', reason: 'other_screen', sureFrom: whole.sureFrom && seen.sureFrom };
}

function readChoice(choice: Choice, asked: Asked): EarningsSeen {
  const judged = judge(choice, weighChoice(trainedGate(), choice));
  if (judged.band === 'none') return nothing('other_screen', judged);
  const { amount, weeks, figures, lines } = choice;
  const below = negativeTotal(choice);
  const week = (below && chooseWeek(weeks, below, figures, lines)) || choice.week;
  const [against = null] = contradictionsOf(choice, asked);
  const unclear = amount.doubt === null ? 'other_screen' : 'several_amounts';
  const { figure, value } = below ? { figure: below, value: 0 } : amount;
  return {
    ...(against ? { ...judged, band: 'ask', sureFrom: null } : judged),
    reason: against ?? (judged.band === 'sure' ? null : unclear),
    weekStart: { value: week.start, confidence: week.confidence },
    amount: { value, confidence: amount.confidence },
    proven: amount.verified && !below,
    currency: figure.currency,
    lines: { week: week.lines, amount: [figure.line] },
    column: null,
  };
}

/**
 * The better of two readings of one picture. If they saw different sums, only the driver can say which is right. The exception is
 * a second sum that the rest of the screen confirms while it doesn't confirm the first: small letters were lost in the first
 * reading.
 */
export function betterReading(first: EarningsSeen, second: EarningsSeen): EarningsSeen {
  if (RANK[first.band] > RANK[second.band] || second.band === 'none') return first;
  // A minus that one look saw is never made up for by another that missed it.
  if (first.reason === 'negative_week') return first;
  const settled = second.proven && !first.proven;
  const differ = first.amount !== null && first.amount.value !== second.amount?.value && !settled;
  if (second.band !== 'sure') return second;
  if (isContradiction(first.reason) && isLegible[first.reason]) return { ...second, band: 'ask', reason: first.reason };
  if (differ) return { ...second, band: 'ask', reason: 'several_amounts' };
  return isSureBeside(first, second) ? second : { ...second, band: 'ask', reason: 'other_screen' };
}

// What stands on the screen in words and signs of its own was there, even if the second look missed it. Dates and digits may have been
// misread at the first look.
const isLegible: Record<Contradiction, boolean> = {
  negative_week: true,
  other_currency: true,
  other_span: true,
  several_weeks: true,
  part_of_range: false,
  too_much: false,
  parts_exceed: false,
  two_totals: false,
  other_sum: true,
  no_trips: false,
};

const RANK: Record<Band, number> = { none: 0, ask: 1, sure: 2 };

const UNSEEN: Judged = { band: 'none', probability: 0, sureFrom: null };

function nothing(reason: ReadReason, judged = UNSEEN): EarningsSeen {
  const lines = { week: [], amount: [] };
  return { ...judged, reason, weekStart: null, amount: null, proven: false, currency: null, lines, column: null };
}

/**
 * A proposal from a screen that isn't certainly a week of earnings: the only week on it, and its dominant sum. The driver is
 * always asked.
 */
export function proposeEarnings(picture: TextLine[], capturedAt: string): Proposed {
  const lines = withoutFurniture(picture);
  const weeks = findWeeks(lines, capturedAt);
  const [week, another] = [...new Set(weeks.map(({ start }) => start))];
  const dated = new Set(weeks.flatMap((seen) => seen.lines));
  const amount = chooseAmount(findFigures(lines.filter((line) => !dated.has(line))), lines);
  return { week: (!another && week) || null, amount: amount && !amount.doubt ? amount.value : null };
}
