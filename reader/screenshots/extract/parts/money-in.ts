import { squeeze } from '../../../engine/fold.ts';
import type { Choice } from '../choose-earnings.ts';
import { rowOf } from '../layout.ts';

// What only a bank's list of movements says, and what may stand in other lists, too.
const BANKS =
  /^spei|(?<!de)nomina(?!l)|payroll|paycheck|zelle|venmo|^ach|wire(transfer|in)|mobiledeposit|remesa|remittance|(transfer(encia)?s?|pagos?|dep.sitos?|abonos?)recibid|transfers?(in|received)|incomingtransfer/;
const OTHERS = /^(dep.sito|(direct)?deposit|abono|transfer|credit|interes|interest)/;
const FEWEST = 2;
const MOST = 30;

/** Whether the sum is what came into an account: several rows are named as a bank names them, or all that add up to it. */
export function isMoneyIn({ amount, figures, lines }: Choice): boolean {
  const rows = figures
    .filter(({ line, negative, value }) => line !== amount.figure.line && !negative && value > 0)
    .toSorted((a, b) => a.line.top - b.line.top)
    .map(({ line, value }) => {
      const words = squeeze(
        rowOf(line, lines)
          .map(({ text }) => text.replace(/[+$\d.,]+/g, ' '))
          .join(' '),
      );
      return {
        cents: Math.round(value * 100),
        isBanks: BANKS.test(words),
        isIn: BANKS.test(words) || OTHERS.test(words),
      };
    });
  const whole = Math.round(amount.value * 100);
  if (rows.filter(({ isBanks, cents }) => isBanks && cents <= whole).length >= FEWEST) return true;
  return rows.some((_, from) => {
    let sum = 0;
    return rows.slice(from, from + MOST).some(({ cents, isIn }, k, some) => {
      sum += cents;
      return sum === whole && k + 1 >= FEWEST && isIn && some.slice(0, k).every((row) => row.isIn);
    });
  });
}
