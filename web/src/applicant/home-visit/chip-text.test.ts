import { expect, test } from 'vitest';
import { chipName, chipSize } from './chip-text.ts';

test('a file name is cut to 15 characters', () => {
  expect(chipName('casa.jpg')).toBe('casa.jpg');
  expect(chipName('quince-letras.j')).toBe('quince-letras.j');
  expect(chipName('IMG_20261121_153000.jpg')).toBe('IMG_20261121_1…');
  expect([...chipName('🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠.jpg')]).toHaveLength(15);
});

test('a file size is shown in MB', () => {
  expect(chipSize(420_000, 'es')).toBe('0.4 MB');
  expect(chipSize(5 * 1024 * 1024, 'en')).toBe('5 MB');
  expect(chipSize(900, 'es')).toBe('0.1 MB');
});
