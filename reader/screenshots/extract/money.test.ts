import { describe, expect, test } from 'vitest';
import { findMoney } from './money.ts';

const value = (text: string): number | undefined => findMoney(text)[0]?.value;

describe('sums are read in every notation', () => {
  test.each([
    ['$4,512.30', 4512.3],
    ['4.512,30', 4512.3],
    ['MXN 4 512.30', 4512.3],
    ['MX$4,512', 4512],
    ['mxns761.36', 761.36],
    ['s6,449.51', 6449.51],
    ['$4,51230', 4512.3],
    ['$845 30', 845.3],
    ['MX$13,260°2', 13_260.02],
    ['S4,512.3O', 4512.3],
    ['US$0.00', 0],
    ['$O”', 0],
    ['Llevas $O de $200.00', 0],
    ['NET:$1,901.98', 1901.98],
    ['1.234,50 MXN', 1234.5],
    ['Tus ganancias 4,611.60 MXN', 4611.6],
    ['Total 4,611.60', 4611.6],
  ])('%s', (text, sum) => expect(value(text)).toBe(sum));
});

describe('numbers that are not sums are ignored', () => {
  test.each([
    '92%',
    '29 h 32 min',
    '5.4 years',
    '$Oro',
    '4.5 km',
    'N92-LMN',
    '12,345',
    '$36.57/h',
    'v4.312.10',
    'Calificación 4.93',
    'Sem. 27.10',
  ])('%s', (text) => expect(findMoney(text)).toEqual([]));
});

test('a sign before a sum is not the one after another', () => {
  expect(findMoney('$2,604 $2,625').map((sum) => sum.value)).toEqual([2604, 2625]);
});

test('a currency and a minus are recognized', () => {
  expect(findMoney('-MX$250.00')[0]).toMatchObject({ negative: true, currency: 'MXN', value: 250 });
  expect(findMoney('US$12.00')[0]).toMatchObject({ negative: false, currency: 'USD' });
});

test('four or more digits without a sign may hide cents', () => {
  expect(findMoney('$8027')[0]?.maybeCents).toBe(true);
  expect(findMoney('$84530')[0]?.maybeCents).toBe(true);
  expect(findMoney('$84,530')[0]?.maybeCents).toBe(false);
});
