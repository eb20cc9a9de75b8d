import type { TextLine } from '../../../engine/text-line.ts';
import type { Figure } from '../find-figures.ts';
import { gapBetween } from '../layout.ts';
import type { SeenWeek } from './find-weeks.ts';
import { weekOfDays } from './listed-days.ts';

const CLEARLY_NEARER = 0.7;
const COLOUR_STEP = 24;
const FEWEST_IN_MENU = 3;
/** Weeks without a sum, below one that is opened. */
const FEWEST_CLOSED = 2;

/** The week of the dominant sum; null when several weeks qualify. */
export function chooseWeek(
  seen: SeenWeek[],
  amount: Figure | null,
  figures: Figure[],
  lines: TextLine[],
): SeenWeek | null {
  const weeks = withoutDates(seen, amount, figures);
  if (weeks.length === 0) return null;
  const surest = (list: SeenWeek[]) => [...list].sort((a, b) => b.confidence - a.confidence)[0]!;
  const agree = (list: SeenWeek[]) => list.length > 0 && list.every((week) => week.start === list[0]!.start);
  if (agree(weeks)) return surest(weeks);
  const ofDays = amount && weekOfDays(amount.value, weeks, figures, lines);
  if (ofDays) return ofDays;
  const opened = amount ? openedFromMenu(weeks, amount) : [];
  if (agree(opened)) return surest(opened);
  const ownRow = weeks.filter(
    (week) => amount && week.lines.some((line) => sameRow(line, amount.line) && !isOnTileOf(line, amount, figures)),
  );
  if (agree(ownRow)) return surest(ownRow);
  // Tabs with the sum of each week: the chosen one says the large sum again.
  const repeated = weeks.filter((week) => amount && week.lines.some((line) => hasOnTab(line, amount, figures)));
  if (agree(repeated)) return surest(repeated);
  const heads = weeks.filter(
    (week) => !figures.some((f) => f !== amount && week.lines.some((line) => sameRow(line, f.line))),
  );
  if (agree(heads)) return surest(heads);
  if (heads.length === 0) {
    const rowOf = (week: SeenWeek) =>
      figures.find((f) => f !== amount && week.lines.some((line) => sameRow(line, f.line)));
    const shown = weeks.filter((week) => amount && rowOf(week)?.value === amount.value);
    // Every week has a sum of its own, and none is the dominant one: the screen shows a month, or all time.
    return agree(shown) ? surest(shown) : null;
  }
  const rest = heads;
  const filled = rest.filter((week) => isFilled(week, rest, usualBackground(lines)));
  if (agree(filled)) return surest(filled);
  const larger = rest.filter((week) => isLarger(week, rest));
  if (agree(larger)) return surest(larger);
  if (!amount) return null;
  const strip = rest.find((week) => isMiddleOfStrip(week, rest, amount, lines));
  if (strip) return { ...strip, isGuess: true };
  const heading = headingOf(amount, rest, figures);
  if (heading) return heading;
  const byDistance = [...rest].sort((a, b) => distance(a, amount) - distance(b, amount));
  const rival = byDistance.find((week) => week.start !== byDistance[0]!.start)!;
  return distance(byDistance[0]!, amount) < CLEARLY_NEARER * distance(rival, amount) ? byDistance[0]! : null;
}

/**
 * Without the weeks named by one date, if a whole range heads the sum, or if such dates stand below the sum like the range: they may be those of
 * a mail or a payout.
 */
function withoutDates(weeks: SeenWeek[], amount: Figure | null, figures: Figure[]): SeenWeek[] {
  const isListed = (line: TextLine) => figures.some((figure) => figure !== amount && sameRow(line, figure.line));
  const isAbove = ({ lines }: SeenWeek) => lines.every((line) => line.top < amount!.line.bottom);
  const ranges = weeks.filter(({ single, lines }) => !single && amount && !lines.some(isListed));
  const dates = weeks.filter(({ single }) => single);
  const counts = ranges.some(isAbove) || (ranges.length > 0 && !dates.some(isAbove));
  return counts ? weeks.filter(({ single }) => !single) : weeks;
}

/** The weeks above the sum of which a menu beside it lists earlier and later ones. Its rows are level with those of the page only by chance. */
function openedFromMenu(weeks: SeenWeek[], amount: Figure): SeenWeek[] {
  const menu = weeks.filter(({ lines: [line] }) => !inColumn(line!, amount.line));
  const listed = [...new Set(menu.map(({ start }) => start))].sort();
  if (listed.length < FEWEST_IN_MENU || !isAligned(menu)) return [];
  return weeks.filter(
    ({ start, lines }) =>
      lines.every((line) => line.top < amount.line.top && inColumn(line, amount.line)) &&
      start >= listed[0]! &&
      start <= listed.at(-1)!,
  );
}

function isAligned(weeks: SeenWeek[]): boolean {
  const lefts = weeks.map(({ lines }) => lines[0]!.left);
  return Math.max(...lefts) - Math.min(...lefts) < Math.max(...weeks.map(({ lines }) => lines[0]!.height));
}

// Of tiles side by side, each has its week above its sum, not always at the same height.
function isOnTileOf(line: TextLine, amount: Figure, figures: Figure[]): boolean {
  return figures.some(
    (figure) =>
      figure !== amount &&
      !sameRow(figure.line, line) &&
      inColumn(figure.line, line) &&
      !inColumn(amount.line, line) &&
      gapBetween(figure.line, line) < line.height,
  );
}

function hasOnTab(line: TextLine, amount: Figure, figures: Figure[]): boolean {
  const isUnder = (sum: TextLine) => sum.top > line.top && sum.top - line.bottom < line.height && inColumn(sum, line);
  const own = figures.filter((figure) => figure !== amount && isUnder(figure.line));
  return own.length === 1 && own[0]!.value === amount.value && amount.value > 0;
}

// Weeks side by side that can be swiped: the one in the middle stands over the sum. Where all of them fit, another one may be the chosen one.
function isMiddleOfStrip(week: SeenWeek, all: SeenWeek[], amount: Figure, lines: TextLine[]): boolean {
  const [own] = week.lines;
  if (week.lines.length > 1 || !all.every(({ lines: [line] }) => sameRow(line!, own!))) return false;
  const beside = lines.filter((line) => line !== own && /\d/.test(line.text) && sameRow(line, own!));
  const gaps = (side: TextLine[]): number => Math.min(...side.map((line) => gapBetween(line, own!)));
  const [left, right] = [
    gaps(beside.filter((line) => line.left < own!.left)),
    gaps(beside.filter((line) => line.left > own!.left)),
  ];
  const isOver = Math.abs(own!.left + own!.right - amount.line.left - amount.line.right) < amount.line.height;
  return isOver && Math.abs(left - right) < own!.height;
}

// Weeks below each other, each heading a sum of its own, or closed except for one: a sum belongs to the nearest week above it.
function headingOf(amount: Figure, weeks: SeenWeek[], figures: Figure[]): SeenWeek | null {
  const top = (week: SeenWeek): number => week.lines[0]!.top;
  const above = weeks.filter((week) => top(week) < amount.line.top).sort((a, b) => top(b) - top(a));
  const below = weeks.filter((week) => top(week) >= amount.line.top);
  const isOver = (week: SeenWeek): boolean => figures.some((f) => f !== amount && f.line.top > top(week));
  const isHeading = below.every(isOver) || (below.length >= FEWEST_CLOSED && !below.some(isOver));
  return above.length === 1 && isHeading ? above[0]! : null;
}

// The selected one of several week buttons has a different background from all the others. That is a better sign than its size.
function isFilled(week: SeenWeek, all: SeenWeek[], page: TextLine['background']): boolean {
  const others = all.filter((other) => other !== week).map((other) => other.lines[0]!);
  const own = week.lines[0]!;
  if (others.length === 0) return false;
  // Glare on a photographed screen tints lines differently: only buttons side by side are compared precisely.
  const step = others.every((other) => sameRow(own, other)) ? COLOUR_STEP : 2.5 * COLOUR_STEP;
  const coloured = others.every((other) => backgroundStep(own.background, other.background) > step);
  const alike = others.every((other) => backgroundStep(others[0]!.background, other.background) <= step);
  const standsOut = others.every(
    (other) => backgroundStep(own.background, page) > backgroundStep(other.background, page) + step,
  );
  return coloured && alike && (others.length > 1 || standsOut);
}

function isLarger(week: SeenWeek, all: SeenWeek[]): boolean {
  const others = all.filter((other) => other !== week);
  return others.length > 0 && others.every((other) => week.lines[0]!.height > 1.2 * other.lines[0]!.height);
}

function usualBackground(lines: TextLine[]): TextLine['background'] {
  const middleOf = (k: 0 | 1 | 2): number =>
    lines.map((line) => line.background[k]).sort((a, b) => a - b)[lines.length >> 1] ?? 0;
  return [middleOf(0), middleOf(1), middleOf(2)];
}

function backgroundStep(a: TextLine['background'], b: TextLine['background']): number {
  return Math.max(...a.map((value, k) => Math.abs(value - b[k]!)));
}

function inColumn(a: TextLine, b: TextLine): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left);
}

function sameRow(a: TextLine, b: TextLine): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
}

function distance(week: SeenWeek, amount: Figure): number {
  return Math.min(...week.lines.map((line) => gapBetween(line, amount.line)));
}
