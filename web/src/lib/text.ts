import { getLanguage, type Language, locales, useLanguage } from './language.ts';

type Text = string | ((...values: never[]) => string);
export interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The same keys and arguments in another language. */
type Translation<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : Translation<T[K]>;
};

/** A feature's texts in every language; a missing or extra translation doesn't compile. */
export function dictionary<const T extends Texts>(both: {
  es: T;
  en: Translation<NoInfer<T>>;
}): Dictionary<Translation<T>> {
  return both as unknown as Dictionary<Translation<T>>;
}

export type Dictionary<T> = Record<Language, T>;

/** The texts of a dictionary in the current language. */
export function useText<T>(texts: Dictionary<T>): T {
  return texts[useLanguage()];
}

/** The same outside components, for example in a toast after a call. */
export function getText<T>(texts: Dictionary<T>): T {
  return texts[getLanguage()];
}

/** Picks the form of a word by the language's own rule: `plural('es', n, { one: 'semana', other: 'semanas' })`. */
export function plural(language: Language, count: number, forms: { one: string; other: string }): string {
  return new Intl.PluralRules(locales[language]).select(count) === 'one' ? forms.one : forms.other;
}
