import type { Currency } from '../country.ts';
import { isDocumentType } from '../documents/rules.ts';
import { isPlatform, platformName } from '../earnings/platforms.ts';
import { dateFormat, numberFormat } from '../fields/formats.ts';
import { formatTime } from './day-and-time.ts';
import { documentName } from './documents.ts';
import { capital, locales, type WordLanguage } from './languages.ts';
import { type ColumnWords, ownFileWords } from './own-file.ts';
import { innerWords } from './own-file-names.ts';

/** The words of a field: `fields.curp` is a value inside the column `fields`. */
export function wordsOfField(part: string, name: string): ColumnWords | undefined {
  const [column = '', inner] = name.split('.');
  return inner === undefined ? ownFileWords[part]?.columns[column] : innerWords[inner];
}

interface How {
  language: WordLanguage;
  /** The zone of moments. */
  zone: string;
  currency: Currency;
}

/** A stored value as people read it. */
export function showValue(
  value: string | number | boolean,
  words: ColumnWords | undefined,
  { language, zone, currency }: How,
): string {
  const locale = locales[language];
  const text = String(value);
  switch (words?.as) {
    case 'day':
      return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${text.slice(0, 10)}T12:00:00Z`),
      );
    case 'moment': {
      const day = dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
      return `${day.format(new Date(text))}, ${formatTime(text, zone, language)}`;
    }
    case 'money':
      return numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
        Number(value),
      );
    case 'number':
      return numberFormat(locale, { maximumFractionDigits: 6, useGrouping: Number(value) >= 10_000 }).format(
        Number(value),
      );
    case 'bytes':
      return `${numberFormat(locale, { maximumFractionDigits: 0 }).format(Math.max(1, Number(value) / 1024))} KB`;
    case 'document':
      return isDocumentType(text) ? documentName(text, language) : homePhotos[language];
    case 'platform':
      return isPlatform(text) ? capital(platformName(text, language)) : text;
    case 'code':
      return words.codes?.[text]?.[language] ?? text;
    default:
      return text;
  }
}

const homePhotos = { es: 'Fotos de tu casa', en: 'Photos of your home' };
