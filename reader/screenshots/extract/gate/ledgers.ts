import { fold, squeeze } from '../../../engine/fold.ts';
import { isEarningsRow } from '../captions.ts';
import type { Choice } from '../choose-earnings.ts';
import { centsOf, type Figure } from '../find-figures.ts';
import { rowOf } from '../layout.ts';
import { bitsOf, ELSES } from './classes.ts';
import { speaksOf } from './proofs.ts';

/** What a seller's or a bank's statement doesn't speak about; sellers have orders and deliveries, too. */
const DRIVER = bitsOf('driver');
const TRIPS = /\b(viajes?|trips?|rides?|carreras|dash(es)?)\b/;
/** Sellers and accounts have an income, too. */
const EARNINGS = /ganancia|earning/;
const FEWEST = 3;
const MOST = 14;
/** How far apart the right edges of a column are, in heights of its letters. */
const ALIGNED = 0.5;

/**
 * Whether the sum is the one item of an account that is called earnings, and the account balances to the cent: the items above a closing
 * balance, a deposit or the like add up to it, or those below what customers paid add up to that. A word has to be about driving, and none of
 * the items about anything else.
 */
export function isItemOfAccount({ amount, figures, lines, title }: Choice): boolean {
  const own = amount.figure;
  const column = figures.filter((figure) => isInColumn(figure, own)).toSorted((a, b) => a.line.top - b.line.top);
  const earned = column.filter((figure) => isEarningsRow(figure.line, lines));
  const words = squeeze(
    rowOf(own.line, lines)
      .map(({ text }) => text)
      .join(' '),
  );
  return (
    earned.length === 1 &&
    earned[0] === own &&
    EARNINGS.test(words) &&
    (speaksOf(DRIVER, lines) || lines.some(({ text }) => TRIPS.test(fold(text)))) &&
    !speaksOf(ELSES, [...column.flatMap(({ line }) => rowOf(line, lines)), ...(title ? [title] : [])]) &&
    (balances(column, own) || balances(column.toReversed(), own))
  );
}

/** Whether some items below each other, the own one among them, add up to the figure right after them. */
function balances(column: readonly Figure[], own: Figure): boolean {
  const at = column.indexOf(own);
  return column.some((_, from) => {
    if (from > at) return false;
    let sum = 0;
    return column.slice(from, from + MOST).some((figure, k) => {
      const isWhole = k >= FEWEST && from + k > at && sum === centsOf(figure);
      sum += centsOf(figure);
      return isWhole;
    });
  });
}

function isInColumn({ line, decimals, cut }: Figure, own: Figure): boolean {
  const edge = ALIGNED * Math.min(line.height, own.line.height);
  return decimals === 2 && !cut && Math.abs(line.right - own.line.right) < edge;
}
