import type { Random } from '../../../../sandbox/people/random.ts';
import { dayAfter } from '../strangers-2/movements.ts';

type Wording = (random: Random) => string;

interface Book {
  /** Its first day and how many there are. */
  from: string;
  days: number;
  currency: 'MXN' | 'USD';
  /** What platforms paid, each in the weeks named by the day after the first one. */
  paid: readonly { on: number; platform: 'uber' | 'didi' | 'lyft'; says: Wording }[];
  /** Other money that came in, once each: refunds, wages, and people who write about a ride. */
  came: readonly Wording[];
  /** What was spent; as many of them as `spent` says. */
  went: readonly Wording[];
  spent: number;
}

export interface Line {
  /** `yyyy-mm-dd`. */
  date: string;
  text: string;
  /** Empty if it went out. */
  in: string;
  out: string;
  balance: string;
  minor: number;
}

export const say = (minor: number) =>
  (minor / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const isCash = /\bATM\b|cajero|efectivo/i;
const rounded = (minor: number, currency: Book['currency']) => {
  const note = currency === 'USD' ? 2000 : 10_000;
  return Math.sign(minor) * Math.ceil(Math.abs(minor) / note) * note;
};

/** A month of an account: weekly payments of platforms on their days, the rest in between, with what they come to. */
export function keep(random: Random, { from, days, currency, paid, came, went, spent }: Book) {
  const scale = currency === 'USD' ? 1 : 9;
  const begun = random.whole(45_000, 90_000) * scale;
  const whole = (least: number, most: number) => random.whole(least * scale, most * scale);
  const drafts = [
    ...paid.map(({ on, platform, says }) => ({ on, platform, text: says(random), minor: whole(14_000, 52_000) })),
    ...came.map((says) => ({
      ...{ on: random.whole(1, days - 2), platform: undefined },
      ...{ text: says(random), minor: whole(900, 8500) },
    })),
    ...Array.from({ length: spent }, (_, at) => ({
      ...{ on: Math.floor(((at + 0.3) * days) / spent), platform: undefined },
      ...{ text: went[at % went.length]!(random), minor: -whole(700, 9500) },
    })),
  ].map((draft) => ({ ...draft, minor: isCash.test(draft.text) ? rounded(draft.minor, currency) : draft.minor }));
  drafts.sort((a, b) => a.on - b.on);
  let balance = begun;
  const lines = drafts.map(({ on, text, minor }): Line => {
    balance += minor;
    const [came, left] = minor > 0 ? [say(minor), ''] : ['', say(-minor)];
    return { date: dayAfter(from, on), text, in: came, out: left, balance: say(balance), minor };
  });
  const deposits = drafts
    .filter(({ platform }) => platform)
    .map(({ on, platform, minor }) => ({ date: dayAfter(from, on), amountMinor: minor, currency, platform }));
  const sum = (some: readonly Line[]) => say(Math.abs(some.reduce((total, { minor }) => total + minor, 0)));
  const [ins, outs] = [lines.filter(({ minor }) => minor > 0), lines.filter(({ minor }) => minor < 0)];
  return { lines, deposits, sum, ins, outs, begun: say(begun), ended: say(balance), came: sum(ins), gone: sum(outs) };
}

const short = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

export function dated(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, name: short[Number(month) - 1]! };
}
