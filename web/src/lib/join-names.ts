import type { Language } from './language.ts';

const last = { es: { and: ' y ', or: ' o ' }, en: { and: ' and ', or: ' or ' } };

/**
 * `INE, CURP y selfie` / `INE, CURP, and selfie`; '' for none.
 *
 * Not by `Intl.ListFormat`, whose first use takes a cheap phone 50 ms before the screen can be used.
 */
export function joinNames(names: Iterable<string>, by: 'and' | 'or', language: Language): string {
  const before = [...names];
  const end = before.pop() ?? '';
  if (before.length === 0) return end;
  const comma = language === 'en' && before.length > 1 ? ',' : '';
  return `${before.join(', ')}${comma}${inSound(last[language][by], end, language)}${end}`;
}

/** Spanish says "e" before the sound of an i, and "u" before that of an o. */
function inSound(word: string, next: string, language: Language): string {
  if (language === 'en') return word;
  if (word === ' y ') return /^(?:i|hi(?![ae]))/i.test(next) ? ' e ' : word;
  return /^(?:h?o|8)/i.test(next) ? ' u ' : word;
}
