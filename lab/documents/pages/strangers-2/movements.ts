import type { Random } from '../../../../sandbox/people/random.ts';

/** How a bank words a movement; lines of its own are parted by `|`. */
type Wording = (random: Random) => string;

interface Words {
  /** Of what platforms paid. */
  paid: readonly { platform: 'uber' | 'didi' | 'lyft'; says: Wording }[];
  /** Of other money that came in: refunds, and people who write a platform's name in their message. */
  came: readonly Wording[];
  went: readonly Wording[];
}

export interface Movement {
  /** `yyyy-mm-dd`. */
  date: string;
  text: string;
  /** Empty if it went out. */
  in: string;
  out: string;
  balance: string;
}

/** Movements of a period in their order, and the deposits among them. */
export function move(random: Random, from: string, days: number, count: number, currency: 'MXN' | 'USD', words: Words) {
  const say = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const american = currency === 'USD';
  const first = random.whole(40_000, 300_000);
  let balance = first;
  const deposits: object[] = [];
  const movements = Array.from({ length: count }, (_, at): Movement => {
    const date = dayAfter(from, Math.floor((at * days) / count) + (at % 2 ? random.whole(0, 1) : 0));
    const [isPaid, cameIn] = [at % 4 === 1, at % 7 === 4 && at % 4 !== 1];
    const most = american ? [8000, 48_000] : [90_000, 560_000];
    const minor = isPaid ? random.whole(most[0]!, most[1]!) : random.whole(1500, american ? 9000 : 45_000);
    balance += isPaid || cameIn ? minor : -minor;
    const balanced = say(balance);
    if (!isPaid) {
      const text = random.pick(cameIn ? words.came : words.went)(random);
      return { date, text, in: cameIn ? say(minor) : '', out: cameIn ? '' : say(minor), balance: balanced };
    }
    const { platform, says } = random.pick(words.paid);
    deposits.push({ date, amountMinor: minor, currency, platform });
    return { date, text: says(random), in: say(minor), out: '', balance: balanced };
  });
  const total = (side: 'in' | 'out') =>
    say(movements.reduce((sum, movement) => sum + Math.round(Number(movement[side].replaceAll(',', '')) * 100), 0));
  return { movements, deposits, first: say(first), last: say(balance), came: total('in'), went: total('out') };
}

export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const months = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];

/** The parts of a date as papers write them. */
export function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day, name: months[Number(month) - 1]!, short: `${Number(month)}/${Number(day)}` };
}

export const broken = (text: string) => text.replaceAll('|', '<br>');
