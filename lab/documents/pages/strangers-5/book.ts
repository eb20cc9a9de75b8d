import type { Random } from '../../../../sandbox/people/random.ts';
import { dayAfter } from '../strangers-2/movements.ts';
import { type Line, say } from '../strangers-3/ledger.ts';

/**
 * The day from 1, the words (lines of their own after `|`, a digit for every `#`), the least and the most of the sum, below nothing if it
 * goes out, and the platform that pays it. Deliveries aren't rides: what Rappi and DoorDash pay is other money.
 */
export type Entry = readonly [
  on: number,
  text: string,
  least: number,
  most: number,
  platform?: 'uber' | 'didi' | 'lyft',
];

/** An account over a period, with what its movements come to. */
export function book(random: Random, currency: 'MXN' | 'USD', from: string, entries: readonly Entry[]) {
  const drafts = [...entries]
    .sort(([a], [b]) => a - b)
    .map(([on, text, least, most, platform]) => ({
      ...{ date: dayAfter(from, on - 1), platform, text: filled(random, text) },
      // Whole sums of cash and rents stay whole.
      minor: least === most ? least * 100 : Math.round(random.between(least, most) * 100),
    }));
  let [lowest, total] = [0, 0];
  for (const { minor } of drafts) {
    total += minor;
    lowest = Math.min(lowest, total);
  }
  const begun = random.whole(11_000, 190_000) - lowest;
  let balance = begun;
  const lines = drafts.map(({ date, text, minor }): Line => {
    balance += minor;
    const [came, went] = minor > 0 ? [say(minor), ''] : ['', say(-minor)];
    return { date, text, in: came, out: went, balance: say(balance), minor };
  });
  const deposits = drafts
    .filter(({ platform }) => platform)
    .map(({ date, minor, platform }) => ({ date, amountMinor: minor, currency, platform }));
  const sum = (some: readonly Line[]) => say(Math.abs(some.reduce((all, { minor }) => all + minor, 0)));
  const [ins, outs] = [lines.filter(({ minor }) => minor > 0), lines.filter(({ minor }) => minor < 0)];
  return { lines, deposits, sum, ins, outs, begun: say(begun), ended: say(balance), came: sum(ins), gone: sum(outs) };
}

export const filled = (random: Random, text: string) => text.replace(/#/g, () => String(random.whole(0, 9)));

/** Whether it is the last line of its day: some banks print a balance only there. */
export const closesDay = (lines: readonly Line[], at: number) => lines[at]!.date !== lines[at + 1]?.date;

export const october = { month: '2026-10', periodFrom: '2026-10-01', periodTo: '2026-10-31' };
export const statementSent = { kind: 'bank_statement', sentAs: 'bank_statement_month_1' };
