import { numberFormat } from '@volante/contract/words/formats.ts';
import { type Language, locales } from '../../lib/language.ts';
import type { FigureTexts } from './texts.ts';

/** `25 min`, `5.5 h`, `3 d`. */
export function showDuration(minutes: number, t: FigureTexts, language: Language): string {
  const number = (value: number) => numberFormat(locales[language], { maximumFractionDigits: 1 }).format(value);
  if (minutes < 60) return t.minutes(number(minutes));
  return minutes < 48 * 60 ? t.hours(number(minutes / 60)) : t.days(number(minutes / 60 / 24));
}
