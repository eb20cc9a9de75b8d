import type { Language } from '../countries/country.ts';

export const wordLanguages = ['es', 'en'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** The same words in each language; a language without them does not compile. */
export type Words<T> = Record<WordLanguage, T>;

/** What Intl wants. */
export const locales: Record<WordLanguage, string> = { es: 'es-MX', en: 'en-US' };

/** What the API calls a language, by the language of the words. */
export const wordLanguageOf: Record<Language, WordLanguage> = { 'es-MX': 'es', en: 'en' };

/** A line that stands alone begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
