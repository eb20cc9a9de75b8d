import { expect, test } from 'vitest';
import { readDocumentText } from '../read-text.ts';

// Rows of which the page reader found date, words and sums as one line.
const mexican = (...rows: string[]) => [
  'BBVA MEXICO\tEstado de Cuenta',
  'Periodo DEL 01/10/2026 AL 31/10/2026',
  ...rows,
];

function depositsIn(...rows: string[]) {
  const { deposits = [] } = readDocumentText(mexican(...rows)).fields;
  return deposits.map(({ date, amountMinor, platform }) => [date, amountMinor, platform]);
}

test('a line with one sum is a deposit if its words say that it came in', () => {
  expect(depositsIn('12 OCT SPEI RECIBIDO UBER BV 1,234.56')).toEqual([['2026-10-12', 123_456, 'uber']]);
  expect(depositsIn('12 OCT SPEI RECIBIDO UBER BV$ 934.56')).toEqual([['2026-10-12', 93_456, 'uber']]);
});

test('a line with two sums is one only if the balances before and after it prove which is the sum', () => {
  const before = '11 OCT OXXO 100.00 8,767.77';
  expect(depositsIn(before, '12 OCT UBER PAYMENTS 1,234.56 10,002.33')).toEqual([['2026-10-12', 123_456, 'uber']]);
  // The two sums without a space between them.
  expect(depositsIn(before, '12 OCT UBER PAYMENTS 1,234.5610,002.33')).toEqual([['2026-10-12', 123_456, 'uber']]);
  expect(depositsIn('12 OCT SPEI RECIBIDO UBER BV 1,234.56 10,002.33'), 'nothing before it').toEqual([]);
  expect(depositsIn(before, '12 OCT SPEI RECIBIDO UBER BV 1,234.58 10,002.33'), 'a digit misread').toEqual([]);
  expect(depositsIn(before, '12 OCT UBER PAYMENTS 1,234.56 7,533.21'), 'money out').toEqual([]);
});

test('a balance beside such a line is not taken for its sum', () => {
  expect(depositsIn('12 OCT SPEI RECIBIDO UBER BV 1,234.56\t10,002.33')).toEqual([]);
  expect(depositsIn('11 OCT OXXO 100.00\t8,767.77', '12 OCT SPEI RECIBIDO UBER BV 1,234.56\t10,002.33')).toEqual([
    ['2026-10-12', 123_456, 'uber'],
  ]);
});

test('the only sum of a row may be its balance where other rows have two', () => {
  const rows = ['11 OCT OXXO 100.00 8,767.77', '12 OCT SPEI RECIBIDO UBER BV 10,002.33'];
  expect(depositsIn(...rows)).toEqual([]);
  expect(depositsIn('FECHA\tCONCEPTO\tABONOS\tSALDO', '12 OCT\tSPEI RECIBIDO UBER BV\t\t10,002.33')).toEqual([]);
});

test.each([
  ['digits right before the sum', '12 OCT SPEI RECIBIDO UBER BV 6787310.20'],
  ['a short number that may be its thousands', '12 OCT SPEI RECIBIDO UBER BV 12 310.20'],
  ['a sum of thousands without a comma', '12 OCT SPEI RECIBIDO UBER BV 1310.20'],
  ['three sums', '12 OCT SPEI RECIBIDO UBER BV 0.00 310.20 9,310.20'],
  ['a minus', '12 OCT SPEI RECIBIDO UBER BV -310.20'],
  ['words after it', '12 OCT SPEI RECIBIDO UBER BV 310.20 MXP'],
])('a line with %s has none', (_, line) => {
  expect(depositsIn(line)).toEqual([]);
});

test('a total in one line is no heading of a list', () => {
  expect(depositsIn('DEPOSITOS 12,310.20', '12 OCT UBER BV 310.20')).toEqual([]);
  expect(depositsIn('DEPOSITOS', '12 OCT UBER BV 310.20')).toEqual([['2026-10-12', 31_020, 'uber']]);
});
