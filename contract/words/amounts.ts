import type { Currency } from '../country.ts';
import { dateFormat, numberFormat } from '../fields/formats.ts';
import { locales, type WordLanguage } from './languages.ts';

/** `$4,310`, or `$4,310.50` if there are cents. */
export function formatMoney(amount: number, currency: Currency, language: WordLanguage): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const format = numberFormat(locales[language], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}

/** `9–15 nov` / `Nov 9–15`; across months `26 oct–1 nov`. Both are calendar dates. */
export function formatDateRange(from: string, to: string, language: WordLanguage): string {
  const day = (date: string) => String(Number(date.slice(8)));
  const month = (date: string) => shortMonth(date, language);
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  if (language === 'en') {
    return oneMonth ? `${month(from)} ${day(from)}–${day(to)}` : `${month(from)} ${day(from)}–${month(to)} ${day(to)}`;
  }
  return oneMonth ? `${day(from)}–${day(to)} ${month(to)}` : `${day(from)} ${month(from)}–${day(to)} ${month(to)}`;
}

/** `nov`, `sep` / `Nov`, of a calendar date. */
export function shortMonth(date: string, language: WordLanguage): string {
  return dateFormat(locales[language], { month: 'short', timeZone: 'UTC' })
    .format(new Date(`${date}T12:00:00Z`))
    .replace('.', '')
    .replace(/^sept$/, 'sep');
}
