import { expect, test } from 'vitest';
import { mergeLetters } from './spanish-letters.ts';

test('accents and ñ come from the second reading when all other letters agree', () => {
  expect(mergeLetters('Adrian Hernandez Munoz', 'Adrián Hernández Muñoz')).toBe('Adrián Hernández Muñoz');
  expect(mergeLetters('Inigo Nunez', '| Íñigo Núñez.')).toBe('Íñigo Núñez');
});

test('a letter misread for ñ is corrected, any other disagreement is not', () => {
  expect(mergeLetters('Muhoz', 'Muñoz')).toBe('Muñoz');
  expect(mergeLetters('Villasenior', 'Villaseñor')).toBe('Villaseñor');
  expect(mergeLetters('Antonio', 'Antoñito')).toBe('Antonio');
  expect(mergeLetters('Perez', 'Pérex')).toBe('Perez');
});

test('an accent seen only by the first reading stays, and so do capitals', () => {
  expect(mergeLetters('Cuauhtémoc', 'Cuauhtemoc')).toBe('Cuauhtémoc');
  expect(mergeLetters('MUNOZ', 'Muñoz')).toBe('MUÑOZ');
});
