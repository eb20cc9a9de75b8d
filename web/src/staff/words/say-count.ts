import { MOST_COUNTED } from '@volante/contract/staff/administration/most-counted.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';

/** The sum of counts of messages: `1,000+` when one of them was not counted to its end. */
export function sayCount(counts: readonly number[], language: Language): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${formatNumber(sum, language)}${counts.some((count) => count >= MOST_COUNTED) ? '+' : ''}`;
}
