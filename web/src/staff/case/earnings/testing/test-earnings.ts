import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { StaffEarnings } from '@volante/contract/staff/earnings.ts';
import type { WeekRow } from '../read-earnings.ts';

const weeks = wantedWeeks('2026-11-18');
export const [newest = '', second = ''] = weeks;

/** Earnings of Uber from screenshots: the newest weeks as given, the others empty. */
export function earningsWith(given: readonly Partial<WeekRow>[], revision = 1): StaffEarnings {
  const rows = weeks.map((week, at): WeekRow => {
    const { amount = null, ...more } = given[at] ?? {};
    const isFilled = amount !== null;
    return {
      week,
      amount,
      counted: amount,
      origin: isFilled ? 'screenshot' : null,
      readAmount: amount,
      confidence: isFilled ? 0.97 : null,
      mediaId: isFilled ? `media-${at}` : null,
      boxes: { week: null, amount: null },
      marks: [],
      review: null,
      ...more,
    };
  });
  const profile = { fullName: 'María José Núñez', rating: 4.93, origin: 'screenshot', mediaId: null } as const;
  return {
    revision,
    status: 'completed',
    weeks,
    platforms: [
      {
        platform: 'uber',
        currency: 'MXN',
        verified: true,
        profile: { ...profile, boxes: { name: null, rating: null } },
        accounts: [],
        rows,
        sums: {
          asSent: sumsOf(rows.map(({ amount }) => amount)),
          asReviewed: sumsOf(rows.map(({ counted }) => counted)),
          weeksCounted: rows.filter(({ counted }) => counted !== null).length,
        },
      },
    ],
  };
}

function sumsOf(amounts: readonly (number | null)[]) {
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  return { total, mean: null, median: null, trend: null };
}
