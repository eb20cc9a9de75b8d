import { squeeze } from '../../../engine/fold.ts';
import type { Choice } from '../choose-earnings.ts';
import { rowOf } from '../layout.ts';

// What only a bank's list of movements says, and what may stand in other lists, too.
const BANKS =
  /^spei|(?<!de)nomina(?!l)|payroll|paycheck|zelle|venmo|^ach|wire(transfer|in)|mobiledeposit|remesa|remittance|(transfer(encia)?s?|pagos?|dep.sitos?|abonos?)recibid|transfers?(in|received)|incomingtransfer/;
const OTHERS = /^(dep.sito|(direct)?deposit|abono|transfer|credit|interes|interest)/;
const BALANCE = /saldo|balance/;
const FEWEST = 2;
const MOST = 30;

/**
 * Whether the sum is what came into an account: several rows are named as a bank names them, or all that add up to it are, or all of these have
 * a plus beside a balance.
 */
export function isMoneyIn({ amount, figures, lines }: Choice): boolean {
  const rows = figures
    .filter(({ line, negative, value }) => line !== amount.figure.line && !negative && value > 0)
    .toSorted((a, b) => a.line.top - b.line.top)
    .map(({ line, value, from, to }) => {
      const texts = rowOf(line, lines).map(({ text }) => text.replace(/[+$\d.,]+/g, ' '));
      const isBanks = BANKS.test(squeeze(texts.join(' ')));
      const isIn = isBanks || OTHERS.test(squeeze(texts.join(' ')));
      return { cents: Math.round(value * 100), isBanks, isIn, isPlus: line.text.slice(from, to).includes('+') };
    });
  const whole = Math.round(amount.value * 100);
  const isBalanced = lines.some(({ text }) => BALANCE.test(squeeze(text)));
  return (
    rows.filter(({ isBanks, cents }) => isBanks && cents <= whole).length >= FEWEST ||
    addUp(rows, whole, ({ isIn }) => isIn) ||
    (isBalanced && addUp(rows, whole, ({ isPlus }) => isPlus))
  );
}

/** Whether rows below each other that all are of a kind add up to the whole. */
function addUp<Row extends { cents: number }>(rows: readonly Row[], whole: number, is: (row: Row) => boolean): boolean {
  return rows.some((_, from) => {
    const end = rows.findIndex((row, k) => k >= from && !is(row));
    const run = rows.slice(from, end < 0 ? from + MOST : end);
    return run.some(
      (_row, k) => k + 1 >= FEWEST && run.slice(0, k + 1).reduce((sum, { cents }) => sum + cents, 0) === whole,
    );
  });
}
