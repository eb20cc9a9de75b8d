import { fold, squeeze } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { isByEarnings } from '../captions.ts';
import type { Choice } from '../choose-earnings.ts';
import { centsOf } from '../find-figures.ts';
import { gapBetween, rowOf, rowsOf } from '../layout.ts';
import { meaningsOf } from '../lexicon/lexicon.ts';
import { ELSES, isForeign, SPENT } from './classes.ts';
import { COUNTS_TRIPS, TRIP } from './said-measures.ts';

/** What a driver is paid for: one of the parts has to be this. */
const DRIVEN = /tarifas?(de|base|por|$)|fares?|viajes?|trips?|rides?|entregas?|deliver/;
const KINDS =
  /propina|^tips?|tips?$|bono|bonus|promo|incentiv|recompensa|reward|quest|surge|dinamic|peaje|toll|ajuste|adjust|espera|wait|cancel|extra|reembols|refund/;
const CASH = /efectivo|cash/;
const DEPOSITED = /deposit|transfer|banc|bank|cuenta|account|saldo|balance|wallet|billetera|tarjeta|card/;
const FEWEST = 3;
const MOST = 12;
/** How near the dates are to the sum, in its heights; how large it is beside the usual text, and beside any other sum. */
const [NEAR, LARGE, STANDS_OUT] = [0.8, 1.5, 1.4];

/** The label of a tile. */
const TRIPS = new RegExp(`^${TRIP}( (completad|realizad)[ao]s| completed)?$`);
/** Trips of a week. */
const A_DRIVERS = 40;
/** Not income, which accounts and shops have. */
const OWN_EARNINGS = /ganancia|earning|ganaste|earned/;

interface Part {
  cents: number;
  label: string;
  /** It has a name of what drivers earn, and no word about anything else. */
  isKind: boolean;
}

/**
 * Whether rows below each other add up to the sum, each named as a part of what drivers earn, or both as where it went: collected in cash, and
 * the rest deposited.
 */
export function isMadeUpOfKinds(choice: Choice): boolean {
  const parts = partsOf(choice);
  const whole = Math.round(choice.amount.value * 100);
  return parts.some((_, from) => {
    const runs = parts.slice(from, from + MOST).map((_part, to, some) => some.slice(0, to + 1));
    return runs.some((run) => run.reduce((sum, { cents }) => sum + cents, 0) === whole && areKinds(run));
  });
}

/** The rows with one sum each, except the chosen one. */
function partsOf({ amount, figures, lines }: Choice): Part[] {
  return rowsOf(lines).flatMap((row): Part[] => {
    const [own, another] = figures.filter(({ line }) => row.includes(line));
    if (!own || another || own === amount.figure) return [];
    const words = row.map(({ text }) => text.replace(/[$\d.,]+/g, ' ')).join(' ');
    const label = squeeze(words);
    const names = (word: string): boolean => [DRIVEN, KINDS].some((kind) => kind.test(squeeze(word)));
    // "Quest" and "Rewards" are also words of other apps.
    const rest = words.split(/\s+/).filter((word) => !names(word));
    const isKind = names(words) && !meaningsOf(rest.join(' ')).some(isForeign);
    return [{ cents: centsOf(own), label, isKind }];
  });
}

function areKinds(parts: readonly Part[]): boolean {
  const labels = parts.map(({ label }) => label);
  if (labels.length === 2) return isCashAndRest(labels[0]!, labels[1]!) || isCashAndRest(labels[1]!, labels[0]!);
  return labels.length >= FEWEST && labels.some((label) => DRIVEN.test(label)) && parts.every(({ isKind }) => isKind);
}

function isCashAndRest(cash: string, rest: string): boolean {
  return CASH.test(cash) && !CASH.test(rest) && DEPOSITED.test(rest);
}

/**
 * Whether the screen is headed by the sum, its week and the number of trips, close to each other, and shows no other week, no larger sum and
 * none in letters nearly as large.
 */
export function isHeaded({ amount, figures, week, weeks, lines }: Choice): boolean {
  const head = amount.figure.line;
  const isNear = (line: TextLine): boolean => gapBetween(line, head) < NEAR * head.height;
  const others = figures.filter((figure) => figure !== amount.figure);
  return (
    amount.prominence >= LARGE &&
    weeks.every(({ start }) => start === week.start) &&
    week.lines.some(isNear) &&
    others.every(({ height, value }) => head.height > STANDS_OUT * height && value < amount.value) &&
    (lines.some((line) => isNear(line) && COUNTS_TRIPS.test(fold(line.text).trim())) ||
      isOverTrips(head, others, lines))
  );
}

/** Whether any word of the screen is of these classes. */
export function speaksOf(classes: number, lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => meaningsOf(text).some((word) => word & classes));
}

/** Whether a tile below the sum counts the trips, with no other sum between. */
function isOverTrips(head: TextLine, others: Choice['figures'], lines: TextLine[]): boolean {
  const isFirst = (tile: TextLine): boolean =>
    tile.top > head.bottom && others.every(({ line }) => line.bottom < head.top || line.top > tile.bottom);
  const labels = lines.filter((line) => isFirst(line) && TRIPS.test(fold(line.text).trim()));
  const counts = lines.filter((line) => isFirst(line) && /^\d{1,3}$/.test(line.text.trim()));
  const isTile = (label: TextLine, count: TextLine): boolean =>
    Math.min(label.right, count.right) > Math.max(label.left, count.left) &&
    gapBetween(label, count) < 0.6 * label.height;
  return labels.some((label) => counts.some((count) => isTile(label, count)));
}

/**
 * Whether a list is headed by the sum, its week and more trips than a passenger makes in one: all other sums are below and smaller.
 */
export function isHeadOfTrips({ amount, figures, week, weeks, lines }: Choice): boolean {
  const head = amount.figure.line;
  const row = rowOf(head, lines);
  const isNear = (line: TextLine): boolean =>
    gapBetween(line, head) < head.height || week.lines.some((date) => gapBetween(line, date) < date.height);
  const trips = lines
    .filter(isNear)
    .map(({ text }) => Number(COUNTS_TRIPS.exec(fold(text).trim()) && Number.parseInt(text, 10)));
  const others = figures.filter((figure) => figure !== amount.figure);
  return (
    weeks.every(({ start }) => start === week.start) &&
    week.lines.some((line) => row.includes(line)) &&
    trips.some((count) => count >= A_DRIVERS) &&
    others.length >= FEWEST &&
    !speaksOf(ELSES, lines) &&
    others.every(({ line, value }) => line.top > head.bottom && value < amount.value)
  );
}

/** Whether the sum is the only one in the row of its week, and the words by the dates call it earnings. */
export function isByItsWeek({ amount, figures, week, weeks, lines }: Choice): boolean {
  const row = rowOf(amount.figure.line, lines);
  return (
    weeks.every(({ start }) => start === week.start) &&
    week.lines.some((line) => row.includes(line)) &&
    figures.filter(({ line }) => row.includes(line)).length === 1 &&
    !speaksOf(ELSES | SPENT, lines) &&
    isByEarnings(amount.figure.line, lines, new Set(week.lines), OWN_EARNINGS)
  );
}
