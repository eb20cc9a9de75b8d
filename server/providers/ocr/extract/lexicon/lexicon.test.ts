import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLASSES, meaningsOf } from './lexicon.ts';

const classesOf = (text: string): string[] =>
  meaningsOf(text).map((bits) => CLASSES.filter((_, k) => bits & (1 << k)).join('+') || '?');

test.each([
  ['Entregas', ['trips']],
  ['GANANCIAS', ['earned']],
  ['Envíos', ['trips']],
  ['Préstamo', ['owe']],
  ['plimbo', ['?']],
])('%s', (text, classes) => expect(classesOf(text)).toEqual(classes));

test('words whose spaces were lost are found, and so is one with a misread letter', () => {
  expect(classesOf('Estadodetusviajes')).toEqual(['neutral', 'neutral', 'neutral', 'trips']);
  expect(classesOf('GananciasTotales')).toEqual(['earned', 'neutral']);
  expect(classesOf('viajos')).toEqual(['trips']);
  expect(classesOf('xaviajesbo')).toEqual(['?']);
});

test('a phrase counts besides its words', () => {
  expect(classesOf('You keep').at(-1)).toBe('earned');
  expect(classesOf('keep')).toHaveLength(1);
});

test('the file has plain small letters only, and every class has words of its own', () => {
  const text = readFileSync(new URL('./words.txt', import.meta.url), 'utf8');
  expect(text.replace(/^# .*$/gm, '')).toMatch(/^[a-z0-9*~\s]+$/);
  expect(CLASSES.length).toBeLessThan(31);
  expect(new Set(CLASSES).size).toBe(CLASSES.length);
  for (const bits of CLASSES.map((_, k) => 1 << k))
    expect(text.split(/\s+/).some((word) => meaningsOf(word.replace('*', ''))[0] === bits)).toBe(true);
});
