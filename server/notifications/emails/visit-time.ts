import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatLongDate, formatTime } from '@volante/contract/words/day-and-time.ts';
import type { WordLanguage } from '@volante/contract/words/languages.ts';

/** `miércoles, 2 de diciembre` / `Wednesday, December 2`, of an instant in a zone. */
export function readDay(at: Date, zone: string, language: WordLanguage): string {
  return plainBlanks(formatLongDate(dateIn(zone, at), language));
}

/** `9:30 a.m.` / `9:30 AM`. */
export function readTime(at: Date, zone: string, language: WordLanguage): string {
  return plainBlanks(formatTime(at, zone, language));
}

// ICU emits narrow and non-breaking spaces, which old mail programs show as a box.
function plainBlanks(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
