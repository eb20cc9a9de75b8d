import { expect, test } from 'vitest';
import { shownNumber, typedNumber } from './number-field.ts';

const read = (text: string) => typedNumber.parse(text);

test('amounts are read as people write them; nothing typed means not known', () => {
  expect(['850', '$1,250.50', ' 1 250 ', '1,234,567', '.5', '850.', '0'].map(read)).toEqual([
    850, 1250.5, 1250, 1_234_567, 0.5, 850, 0,
  ]);
  expect(read('  ')).toBeNull();
});

test('an ambiguous number is not accepted', () => {
  for (const text of ['850,50', '1,25', '12,3456', '1e3', '0x10', '-5', '1.2.3', 'mil'])
    expect(read(text), text).toBeNaN();
});

test('an unknown number shows nothing', () => {
  expect([null, 0, 1250.5].map(shownNumber)).toEqual(['', '0', '1250.5']);
});
