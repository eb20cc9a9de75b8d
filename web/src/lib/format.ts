import { dateFormat, numberFormat } from '@volante/contract/fields/formats.ts';
import { shortMonth } from '@volante/contract/words/amounts.ts';
import { type Language, locales } from './language.ts';

export { formatDateRange, formatMoney } from '@volante/contract/words/amounts.ts';

/** `35 %` or `35%`, from 0.35. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function formatNumber(value: number, language: Language): string {
  return numberFormat(locales[language], {}).format(value);
}

/** How long something takes: `más o menos 1 minuto`, `unos 16 minutos` / `about 16 minutes`. */
export function aboutMinutes(minutes: number, language: Language): string {
  if (language === 'en') return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
  return minutes === 1 ? 'más o menos 1 minuto' : `unos ${minutes} minutos`;
}

/** `1.2 MB`, `340 KB`. */
export function formatBytes(bytes: number, language: Language): string {
  const number = (value: number, digits: number) =>
    numberFormat(locales[language], { maximumFractionDigits: digits }).format(value);
  return bytes >= 1024 * 1024 ? `${number(bytes / 1024 / 1024, 1)} MB` : `${number(Math.max(1, bytes / 1024), 0)} KB`;
}

/** `24 nov 2026` / `Nov 24, 2026`. */
export function formatDate(date: string, language: Language): string {
  const parts = dayFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).formatToParts(noon(date));
  if (language === 'en') return parts.map((p) => p.value).join('');
  const of = (type: string) => parts.find((p) => p.type === type)?.value;
  return `${of('day')} ${shortMonth(date, language)} ${of('year')}`;
}

/** With the month in words: `1 de junio de 2027`. */
export function formatLongDate(date: string, language: Language): string {
  return dayFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(noon(date));
}

/** `noviembre de 2026` / `November 2026`, of a month `yyyy-mm` or a date in it. */
export function formatMonth(month: string, language: Language): string {
  return dayFormat(language, { month: 'long', year: 'numeric' }).format(noon(`${month.slice(0, 7)}-15`));
}

/** The twelve names, January first: `enero` … `diciembre`. */
export function monthNames(language: Language): string[] {
  const format = dayFormat(language, { month: 'long' });
  return Array.from({ length: 12 }, (_, i) => format.format(new Date(Date.UTC(2026, i, 15, 12))));
}

function dayFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locales[language], { ...options, timeZone: 'UTC' });
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

const lastOf = { es: { and: ' y ', or: ' o ' }, en: { and: ' and ', or: ' or ' } };

/**
 * `INE, CURP y selfie` / `INE, CURP, and selfie`; '' for none.
 *
 * Not by `Intl.ListFormat`, whose first use takes a cheap phone 50 ms before the screen can be used.
 */
export function joinNames(names: Iterable<string>, by: 'and' | 'or', language: Language): string {
  const before = [...names];
  const end = before.pop() ?? '';
  if (before.length === 0) return end;
  const comma = language === 'en' && before.length > 1 ? ',' : '';
  return `${before.join(', ')}${comma}${inSound(lastOf[language][by], end, language)}${end}`;
}

/** Spanish says "e" before the sound of an i, and "u" before that of an o. */
function inSound(word: string, next: string, language: Language): string {
  if (language === 'en') return word;
  if (word === ' y ') return /^(?:i|hi(?![ae]))/i.test(next) ? ' e ' : word;
  return /^(?:h?o|8)/i.test(next) ? ' u ' : word;
}
