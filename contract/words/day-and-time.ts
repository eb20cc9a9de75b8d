import { dateFormat } from './formats.ts';
import { locales, type WordLanguage } from './languages.ts';

/** `martes, 24 de noviembre` / `Tuesday, November 24`, of a calendar date `yyyy-mm-dd`. */
export function formatLongDate(date: string, language: WordLanguage): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[language], options).format(new Date(`${date}T12:00:00Z`));
}

/** `9:30` and `15:42` / `9:30 AM`, of an instant in a time zone. */
export function formatTime(instant: string | Date, zone: string, language: WordLanguage): string {
  const clock = language === 'en' ? { hour12: true } : { hourCycle: 'h23' as const };
  const options = { hour: 'numeric', minute: '2-digit', timeZone: zone, ...clock } as const;
  // Some engines pad hours of the 24-hour clock.
  return dateFormat(locales[language], options)
    .format(new Date(instant))
    .replace(/^0(?=\d:)/, '');
}
