import { describe, expect, test } from 'vitest';
import { linesOf } from './lines.fixture.ts';
import { readEarnings } from './read-earnings.ts';

const read = (...pieces: Parameters<typeof linesOf>) => {
  const seen = readEarnings(linesOf(...pieces), '2026-11-21');
  return seen && [seen.weekStart.value, seen.amount.value];
};
const week = ['2 nov - 8 nov', 60, 200] as [string, number, number];
const trips = [
  ['Viajes', 60, 700],
  ['57', 800, 700],
] as [string, number, number][];

test('the tallest sum beside a week in a driver app is what was earned', () => {
  expect(read(week, ['$4,512.30', 60, 260, 90], ...trips, ['Propinas', 60, 800], ['$310.00', 700, 800])).toEqual([
    '2026-11-02',
    4512.3,
  ]);
});

test('a week without earnings is zero, not missing', () => {
  expect(read(week, ['$0.00', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 0]);
});

test('of two sums alike in size the one named earnings counts, not the balance', () => {
  const seen = read(
    week,
    ['Saldo', 60, 250],
    ['$9,100.00', 60, 300, 80],
    ...trips,
    ['Ganancias', 60, 900],
    ['$4,512.30', 60, 950, 80],
  );
  expect(seen).toEqual(['2026-11-02', 4512.3]);
});

test('two large sums that nothing tells apart are not read', () => {
  expect(read(week, ['$9,100.00', 60, 300, 80], ...trips, ['$4,512.30', 60, 950, 80])).toBeNull();
});

test('a sum that the breakdown contradicts in one digit is not read', () => {
  const rows = [
    ['Tarifa', 60, 800],
    ['$4,000.00', 700, 800],
    ['Extras', 60, 900],
    ['$512.30', 700, 900],
  ] as [string, number, number][];
  expect(read(week, ['$4,572.30', 60, 260, 90], ...trips, ...rows)).toBeNull();
  expect(read(week, ['$4,512.30', 60, 260, 90], ...trips, ...rows)).toEqual(['2026-11-02', 4512.3]);
});

test('raised cents are put back behind their figure', () => {
  expect(read(week, ['$4,512', 60, 260, 90], ['30', 335, 262, 45], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('cents run into the figure are told by the other sums that show theirs', () => {
  expect(read(week, ['$84530', 60, 260, 90], ...trips, ['Propinas', 60, 800], ['$31.00', 700, 800])).toEqual([
    '2026-11-02',
    845.3,
  ]);
});

test('of several weeks the one over the large sum is taken', () => {
  const seen = read(
    week,
    ['$4,512.30', 60, 250, 90],
    ['26 oct - 1 nov', 60, 520],
    ['$3,900.00', 60, 570, 50],
    ...trips,
  );
  expect(seen).toEqual(['2026-11-02', 4512.3]);
});

test('two dates in two boxes make one week', () => {
  const dates = [
    ['Desde', 60, 100, 30],
    ['2 nov 2026', 60, 140],
    ['Hasta', 500, 100, 30],
    ['8 nov 2026', 500, 140],
  ] as [string, number, number, number?][];
  expect(read(...dates, ['$4,512.30', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('a notification over the top does not count as part of the screen', () => {
  const note = [
    ['Banco · ahora', 40, 20],
    ['Pago recibido $9,999.00', 40, 62],
  ] as [string, number, number][];
  expect(read(...note, week, ['$4,512.30', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

describe('what is no weekly earnings screen gives nothing', () => {
  const sum = ['$4,512.30', 60, 260, 90] as [string, number, number, number];
  test.each<[string, Parameters<typeof linesOf>]>([
    ['a month', [['1 nov - 30 nov', 60, 200], sum, ...trips]],
    ['a day', [['lunes 2 de noviembre', 60, 200], sum, ...trips]],
    ['spending', [['Gastos de la semana', 60, 140], week, sum, ['Comida', 60, 700], ['$900.00', 700, 700]]],
    ['a bank', [['Movimientos', 60, 140], week, sum, ['Saldo disponible', 60, 360], ...trips]],
    ['tips alone', [['Propinas', 60, 100, 60], week, sum, ['Propina de viaje', 60, 700], ['$20.00', 700, 700]]],
    ['a campaign', [['Gana extra', 60, 100, 60], week, sum, ['Completa 60 viajes', 60, 400]]],
    ['no sum', [week, ...trips]],
    ['no week', [sum, ...trips]],
  ])('%s', (_, pieces) => expect(read(...pieces)).toBeNull());
});
