import { locales, type WordLanguage, wordLanguages } from '@volante/contract/words/languages.ts';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';
import { inBrowser, perVisit } from './visit.ts';

export const languages = wordLanguages;
export type Language = WordLanguage;

/** What Intl wants. */
export { locales };
/** What the API calls them. */
export const apiLanguages = { es: 'es-MX', en: 'en' } as const satisfies Record<Language, string>;

const key = 'volante.language';
const YEAR = 31_536_000;
const listeners = new Set<() => void>();
const shown = perVisit<{ language: Language }>(() => ({ language: chosen() ?? 'es' }));

/** The language of the screen now; re-renders when it is switched. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, getLanguage);
}

export function getLanguage(): Language {
  return shown().language;
}

/** The person's own choice; it is remembered, also for the server, and wins over the country's language from then on. */
export function chooseLanguage(language: Language): void {
  storage.write(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have learnt the other way only lately
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  showLanguage(language);
}

/** The language of the person's country, unless they chose one before. */
export function adoptCountryLanguage(language: 'es-MX' | 'en'): void {
  showLanguage(chosen() ?? (language === 'en' ? 'en' : 'es'));
}

/** Draws in a language without remembering it. */
export function showLanguage(language: Language): void {
  shown().language = language;
  if (inBrowser) document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
}

/** A choice of before that the server could not know of. */
export function adoptChoice(): void {
  const language = chosen();
  if (language && language !== getLanguage()) chooseLanguage(language);
}

function chosen(): Language | null {
  const value = inBrowser && storage.read(key);
  return languages.find((l) => l === value) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
