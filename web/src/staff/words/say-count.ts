import { MOST_COUNTED } from '@volante/contract/staff/administration/most-counted.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';

/** The sum of message counts: `1,000+` if one of them reached the counting limit. */
export function sayCount(counts: readonly number[], language: Language): string {
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${formatNumber(sum, language)}${counts.some((count) => count >= MOST_COUNTED) ? '+' : ''}`;
}
