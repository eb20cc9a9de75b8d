import { locales, type WordLanguage, wordLanguages } from '@volante/contract/words/languages.ts';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';
import { inBrowser, perVisit } from './visit.ts';

export const languages = wordLanguages;
export type Language = WordLanguage;

/** The locales for Intl. */
export { locales };
/** Language tags of the API. */
export const apiLanguages = { es: 'es-MX', en: 'en' } as const satisfies Record<Language, string>;

const key = 'volante.language';
const YEAR = 31_536_000;
const listeners = new Set<() => void>();
const shown = perVisit<{ language: Language; drawn?: Language }>(() => ({ language: chosen() ?? 'es' }));

/** The current language; re-renders on a switch. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, () => shown().drawn ?? getLanguage());
}

export function getLanguage(): Language {
  return shown().language;
}

/** Sets the person's own choice, remembered for the server too; from then on it overrides the country's language. */
export function chooseLanguage(language: Language): void {
  storage.write(key, language);
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have learnt the other way only lately
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
  showLanguage(language);
}

/** Switches to the language set for the person, or their country's, unless they chose one before. */
export function adoptOwnLanguage(language: 'es-MX' | 'en'): void {
  showLanguage(chosen() ?? (language === 'en' ? 'en' : 'es'));
}

/** Shows the language in which the server drew the page. A part that hydrates after a switch still has to match it first. */
export function showDrawn(language: Language): void {
  shown().drawn = language;
  showLanguage(language);
}

/** Switches the language without remembering it. */
export function showLanguage(language: Language): void {
  shown().language = language;
  if (inBrowser) document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
}

/** Applies an earlier choice that the server couldn't know. */
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
