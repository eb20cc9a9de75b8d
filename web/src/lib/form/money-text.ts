import { LARGEST_WEEK } from '@volante/contract/earnings/largest-week.ts';

export type MoneyFault = 'invalid' | 'tooMuch';

/** Parses an amount as people type it: `4,312.50`, `$4312`, `4312,50`. At most two decimals. */
export function readMoney(text: string): { amount: number } | { fault: MoneyFault } {
  const bare = text.replace(/[\s$]/g, '').replace(/^(\d+),(\d{2})$/, '$1.$2');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return { fault: 'invalid' };
  const amount = Number(bare.replaceAll(',', ''));
  return amount > LARGEST_WEEK ? { fault: 'tooMuch' } : { amount };
}
