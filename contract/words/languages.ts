import type { Language } from '../country.ts';

export const wordLanguages = ['es', 'en'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** The same texts in every language; a missing language doesn't compile. */
export type Words<T> = Record<WordLanguage, T>;

/** Locales for Intl. */
export const locales: Record<WordLanguage, string> = { es: 'es-MX', en: 'en-US' };

/** Our language for the API's language tag. */
export const wordLanguageOf: Record<Language, WordLanguage> = { 'es-MX': 'es', en: 'en' };

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
