import { addDays } from '@volante/contract/fields/dates.ts';
import type { SandboxAccount } from './cases.ts';

export interface SandboxDay {
  amount: number;
  currency: string;
  earning_date: string;
  cash_amount: number | null;
  count_trips: number;
}

/** Invented days from `from` to `to`, newest first and the same on every call; Mondays are free, and future days are left out. */
export function earningsOf(account: SandboxAccount, from: string, to: string): SandboxDay[] {
  const days: SandboxDay[] = [];
  const today = new Date().toISOString().slice(0, 10);
  for (let day = to < today ? to : today; day >= from && days.length < MOST_DAYS; day = addDays(day, -1)) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) days.push(dayOf(account, day));
  }
  return days;
}

const MOST_DAYS = 2000;

function dayOf({ platform }: SandboxAccount, day: string): SandboxDay {
  const chance = hash(platform + day);
  const trips = 6 + (chance % 9);
  return {
    amount: Math.round(trips * (5200 + (chance % 2400))) / 100,
    currency: 'mxn',
    earning_date: day,
    cash_amount: chance % 3 === 0 ? trips * 11 : null,
    count_trips: trips,
  };
}

function hash(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return sum;
}
