import { addDays } from '@volante/contract/fields/dates.ts';
import { formatDateRange } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';

/** `9–15 nov`, of the Monday of a week. */
export function weekName(monday: string, language: Language): string {
  return formatDateRange(monday, addDays(monday, 6), language);
}
