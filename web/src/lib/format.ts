import type { Currency } from '@volante/contract/countries/country.ts';
import { dateFormat, numberFormat } from '@volante/contract/words/formats.ts';
import { type Language, locales } from './language.ts';

/** `$4,310`, or `$4,310.50` if there are cents. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = numberFormat(locales[language], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}

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

/** `9–15 nov` / `Nov 9–15`; across months `26 oct–1 nov`. Both are calendar dates. */
export function formatDateRange(from: string, to: string, language: Language): string {
  const day = (date: string) => String(Number(date.slice(8)));
  const month = (date: string) => shortMonth(date, language);
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  if (language === 'en') {
    return oneMonth ? `${month(from)} ${day(from)}–${day(to)}` : `${month(from)} ${day(from)}–${month(to)} ${day(to)}`;
  }
  return oneMonth ? `${day(from)}–${day(to)} ${month(to)}` : `${day(from)} ${month(from)}–${day(to)} ${month(to)}`;
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

function shortMonth(date: string, language: Language): string {
  return dayFormat(language, { month: 'short' })
    .format(noon(date))
    .replace('.', '')
    .replace(/^sept$/, 'sep');
}

function dayFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(locales[language], { ...options, timeZone: 'UTC' });
}

function noon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}
