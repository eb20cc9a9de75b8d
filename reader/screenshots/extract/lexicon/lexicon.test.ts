import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASSES, meaningsOf, WORDS_OF } from './lexicon.ts';

const classesOf = (text: string): string[] =>
  meaningsOf(text).map((bits) => CLASSES.filter((_, k) => bits & (1 << k)).join('+') || '?');

test.each([
  ['Entregas', ['trips']],
  ['GANANCIAS', ['earned']],
  ['Envíos', ['trips']],
  ['Préstamo', ['owe']],
  ['plimbo', ['?']],
])('%s', (text, classes) => expect(classesOf(text)).toEqual(classes));

test('words are found without their spaces or with a misread letter', () => {
  expect(classesOf('Estadodetusviajes')).toEqual(['neutral', 'neutral', 'neutral', 'trips']);
  expect(classesOf('GananciasTotales')).toEqual(['earned', 'neutral']);
  expect(classesOf('viajos')).toEqual(['trips']);
  expect(classesOf('xaviajesbo')).toEqual(['?']);
});

test('other endings of a listed word mean the same', () => {
  expect(classesOf('ganancias netas')).toEqual(['earned', 'earned']);
  expect(classesOf('Trabajadas')).toEqual(['wheel']);
});

test('a phrase counts in addition to its words', () => {
  expect(classesOf('You keep').at(-1)).toBe('earned');
  expect(classesOf('keep')).toHaveLength(1);
});

test.each([
  ['por cada recomendado', 'when'],
  ['if you finish 40', 'when'],
  ['hecho por tus unidades', 'theirs'],
  ['your drivers made', 'theirs'],
  ['podrías ganar', 'guess'],
  ['this trip', 'brief'],
])('"%s" is heard as a phrase about %s', (text, meaning) => expect(classesOf(text).join(' ')).toContain(meaning));

test('the file has only plain lower-case letters, and every class has words of its own', () => {
  const text = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');
  expect(text.replace(/^# .*$/gm, '')).toMatch(/^[a-z0-9*~\s]+$/);
  expect(CLASSES.length).toBeLessThan(31);
  expect(new Set(CLASSES).size).toBe(CLASSES.length);
  for (const [k, name] of CLASSES.entries())
    expect(
      WORDS_OF.get(name)!.some((word) => meaningsOf(word)[0] === 1 << k),
      name,
    ).toBe(true);
});
