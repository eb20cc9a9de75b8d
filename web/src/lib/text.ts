import { getLanguage, type Language, locales, useLanguage } from './language.ts';

type Text = string | ((...values: never[]) => string);
export interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The same keys with the same arguments, in other words. */
type Translation<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : Translation<T[K]>;
};

/** The texts of one feature in every language, side by side; a missing or extra translation does not compile. */
export function dictionary<const T extends Texts>(both: {
  es: T;
  en: Translation<NoInfer<T>>;
}): Dictionary<Translation<T>> {
  return both as unknown as Dictionary<Translation<T>>;
}

export type Dictionary<T> = Record<Language, T>;

/** The texts of a dictionary in the language of the screen. */
export function useText<T>(texts: Dictionary<T>): T {
  return texts[useLanguage()];
}

/** The same outside of components (a toast after a call, say). */
export function getText<T>(texts: Dictionary<T>): T {
  return texts[getLanguage()];
}

/** Picks the form of a word by the language's own rule: `plural('es', n, { one: 'semana', other: 'semanas' })`. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(locales[language]).select(count) === 'one' ? forms.one : forms.other;
}
