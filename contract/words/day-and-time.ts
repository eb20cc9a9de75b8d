import { dateFormat } from '../fields/formats.ts';
import { locales, type WordLanguage } from './languages.ts';

/** `martes, 24 de noviembre` / `Tuesday, November 24`, from a calendar date `yyyy-mm-dd`. */
export function formatLongDate(date: string, language: WordLanguage): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return dateFormat(locales[language], options).format(new Date(`${date}T12:00:00Z`));
}

/**
 * `3:42 p.m.` / `3:42 PM`, from an instant, in a time zone. Both countries use the 12-hour clock. The space is non-breaking.
 */
export function formatTime(instant: string | Date | number, zone: string, language: WordLanguage): string {
  // Not Intl's own a.m. and p.m.: their dots and blanks differ between engines.
  const format = dateFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const [hour = '', minute = ''] = format.format(new Date(instant)).split(':');
  const half = halves[language][Number(hour) < 12 ? 0 : 1];
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${half}`;
}

/** `9:30 – 10:00 a.m.`, `11:30 a.m. – 12:00 p.m.`, from two results of `formatTime`. */
export function formatSpan(from: string, to: string): string {
  const [start, half] = from.split('\u00a0');
  return `${half && to.endsWith(half) ? start : from} – ${to}`;
}

/** `a las 3:42 p.m.`, `a la 1:05 p.m.` / `at 3:42 PM`. */
export function atTime(time: string, language: WordLanguage): string {
  if (language === 'en') return `at ${time}`;
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

const halves = { es: ['a.m.', 'p.m.'], en: ['AM', 'PM'] } as const;

/** `hasta las 3:42 p.m.`, `hasta la 1:05 p.m.` / `until 3:42 PM`. */
export function untilTime(time: string, language: WordLanguage): string {
  if (language === 'en') return `until ${time}`;
  return `hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** A sentence from words without its full stop: "a las 3:42 p.m." has one already. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
