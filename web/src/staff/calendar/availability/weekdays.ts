import { dateFormat } from '@volante/contract/words/formats.ts';
import { type Language, locales } from '../../../lib/language.ts';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** `lunes` / `Monday`; 1 is Monday. */
export function weekdayName(weekday: number, language: Language): string {
  // 1 January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday, 12));
  return dateFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(day);
}
