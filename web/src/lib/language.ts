import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';

export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** What Intl wants. */
export const locales: Record<Language, string> = { es: 'es-MX', en: 'en-US' };
/** What the API calls them. */
export const apiLanguages = { es: 'es-MX', en: 'en' } as const satisfies Record<Language, string>;

const key = 'volante.language';
const listeners = new Set<() => void>();
let current: Language = chosen() ?? 'es';

/** The language of the screen now; re-renders when it is switched. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, getLanguage);
}

export function getLanguage(): Language {
  return current;
}

/** The person's own choice; it is remembered and wins over the country's language from then on. */
export function chooseLanguage(language: Language): void {
  storage.write(key, language);
  set(language);
}

/** The language of the person's country, unless they chose one before. */
export function adoptCountryLanguage(language: 'es-MX' | 'en'): void {
  set(chosen() ?? (language === 'en' ? 'en' : 'es'));
}

function set(language: Language): void {
  current = language;
  document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
}

function chosen(): Language | null {
  const value = storage.read(key);
  return languages.find((l) => l === value) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
