import type { ReportRows } from '@volante/contract/staff/reports/rows.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { ConfigDeps, DbDeps } from '../../core/deps.ts';
import { selectMessageCounts } from './attempt-store.ts';

/** Messages that channels accepted in the months of a period, by kind and channel, and what they cost if prices are set. */
export async function countMessages(
  { db, config }: DbDeps & ConfigDeps,
  period: { from: string; to: string; reach: Reach },
): Promise<ReportRows['messages'][]> {
  const prices: Partial<Record<string, number>> = config.MESSAGE_PRICES ?? {};
  return (await selectMessageCounts(db, period)).map((row) => {
    const price = prices[row.channel];
    const cost = price === undefined ? null : Math.round(price * row.count * 100) / 100;
    return { ...row, month: row.month.slice(0, 7), cost };
  });
}
