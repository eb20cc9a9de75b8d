import { expect, expectTypeOf, test } from 'vitest';
import { dictionary, getText, plural } from './text.ts';

test('words follow the count by the rule of the language', () => {
  const weeks = { one: 'semana', other: 'semanas' };
  expect([0, 1, 2, 1_000_000].map((n) => plural('es', n, weeks))).toEqual(['semanas', 'semana', 'semanas', 'semanas']);
});

test('a dictionary answers in the language of the screen, Spanish at first', () => {
  const texts = dictionary({
    es: { hello: (name: string) => `Hola, ${name}` },
    en: { hello: (name: string) => `Hi, ${name}` },
  });
  expect(getText(texts).hello('Ana')).toBe('Hola, Ana');
  expectTypeOf(getText(texts).hello).parameters.toEqualTypeOf<[string]>();
});

test('a missing, extra or differently shaped translation does not compile', () => {
  // @ts-expect-error: `b` has no translation
  dictionary({ es: { a: 'a', b: 'b' }, en: { a: 'a' } });
  // @ts-expect-error: `b` translates nothing
  dictionary({ es: { a: 'a' }, en: { a: 'a', b: 'b' } });
  // @ts-expect-error: the translation wants a value that is never given
  dictionary({ es: { a: () => 'a' }, en: { a: (n: number) => `${n}` } });
});
