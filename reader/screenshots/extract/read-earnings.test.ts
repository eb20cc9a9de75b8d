import { statSync } from 'node:fs';
import { countries } from '@volante/contract/countries/index.ts';
import { describe, expect, test } from 'vitest';
import { readWeightsFile } from './gate/weights.ts';
import { betterReading, type EarningsSeen, readEarnings } from './read-earnings.ts';
import { linesOf, weekly } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;
const read = (...pieces: Pieces) =>
  readEarnings(linesOf(...pieces), { capturedAt: '2026-11-21', country: countries.mx });
const { head: week, rows } = weekly;

test('a plain weekly screen is sure', () => {
  expect(read(...week, ...rows)).toMatchObject({
    band: 'sure',
    reason: null,
    weekStart: { value: '2026-11-02' },
    amount: { value: 4512.3 },
  });
});

test('the driver is asked about a weekly screen with doubtful digits, even if the screen is familiar', () => {
  const digits = rows.map(([text, ...at]) => [text === '$412.30' ? '$472.30' : text, ...at]) as Pieces;
  expect(read(...week, ...digits)).toMatchObject({ band: 'ask', reason: 'parts_exceed', amount: { value: 4512.3 } });
});

describe('a look-alike is never sure', () => {
  test.each<[string, string, string, Pieces]>([
    [
      'spending',
      'En qué gastaste',
      'gastado esta semana',
      [
        ['Comida', 40, 720],
        ['$900.00', 700, 720],
      ],
    ],
    [
      'a bank',
      'Depósitos recibidos',
      'total de abonos',
      [
        ['Transferencia SPEI', 40, 720],
        ['$900.00', 700, 720],
      ],
    ],
    [
      'a restaurant',
      'Resumen de ventas',
      'total vendido',
      [
        ['Ticket promedio', 40, 720],
        ['$182.00', 700, 720],
      ],
    ],
    [
      'a forecast',
      'Pronóstico',
      'podrías ganar',
      [
        ['Viajes', 40, 720],
        ['80', 800, 720],
      ],
    ],
    [
      'a car’s rent',
      'Renta del auto',
      'a pagar esta semana',
      [
        ['Kilometraje', 40, 720],
        ['812', 800, 720],
      ],
    ],
    [
      'a list of what several drivers made',
      'Corte de la semana',
      'producido',
      [
        ['Ramiro', 40, 720],
        ['$2,000.00', 700, 720],
        ['Elsa M.', 40, 810],
        ['$1,500.00', 700, 810],
        ['Beto', 40, 900],
        ['$1,012.30', 700, 900],
      ],
    ],
  ])('%s', (_, title, caption, more) => {
    const screen: Pieces = [['9:41', 40, 10, 36], [title, 40, 90, 62], ...week.slice(2), [caption, 40, 345, 36]];
    expect(read(...screen, ...more).band).not.toBe('sure');
  });
});

test('a chat about money is not earnings, and is not asked about', () => {
  const chat = [
    '¿Cuánto hiciste? 11:52',
    'Como $3,200 del 2 al 8 de nov 9:59',
    '¡Órale! 10:02',
    'Nos vemos el lunes 10:15',
  ];
  expect(read(...(chat.map((text, k) => [text, 40, 100 + 90 * k]) as Pieces))).toMatchObject({
    band: 'none',
    amount: null,
  });
});

test('a list of shifts with their hours is not a chat', () => {
  const shifts = ['8:00 - 12:30', '9:00 - 13:30', '10:00 a.m. - 2:30 p.m.', '16:00-20:00'];
  const seen = read(...week, ...rows, ...(shifts.map((text, k) => [text, 40, 1080 + 90 * k]) as Pieces));
  expect(seen).toMatchObject({ band: 'sure', amount: { value: 4512.3 } });
});

const seen = (band: EarningsSeen['band'], sum: number | null, proven = false): EarningsSeen => ({
  band,
  probability: 0.5,
  sureFrom: null,
  reason: band === 'sure' ? null : 'other_screen',
  weekStart: sum === null ? null : { value: '2026-11-02', confidence: 1 },
  amount: sum === null ? null : { value: sum, confidence: 1 },
  proven,
  currency: null,
  lines: { week: [], amount: [] },
  column: null,
});

test('hours in a table of days are not times of messages', () => {
  const days = ['lun', 'mar', 'mie', 'jue', 'vie'].flatMap(
    (day, k): Pieces => [
      [day, 40, 1080 + 90 * k],
      [`${k + 3}:37`, 380, 1080 + 90 * k],
      [`$${800 + k}.10`, 700, 1080 + 90 * k],
    ],
  );
  const long: Pieces[number] = ['Detalle de ganancias de la semana', 40, 600];
  expect(read(...week, long, ...days, ['Viajes', 40, 1600], ['57', 800, 1600]).band).not.toBe('none');
  const apart = days.map(([text, left, top], k): Pieces[number] => [text, left, top + 30 * (k % 3)]);
  expect(read(...week, long, ...apart, ['Viajes', 40, 1900]).band).toBe('none');
});

test('the more certain of two readings of a picture counts, but two different sums are left to the driver', () => {
  expect(betterReading(seen('none', null), seen('sure', 100))).toMatchObject({ band: 'sure' });
  expect(betterReading(seen('ask', 100), seen('sure', 100))).toMatchObject({ band: 'sure' });
  expect(betterReading(seen('ask', 100), seen('sure', 1100))).toMatchObject({ band: 'ask', reason: 'several_amounts' });
  expect(betterReading(seen('ask', 100), seen('sure', 1100, true))).toMatchObject({ band: 'sure' });
  expect(betterReading(seen('ask', 100, true), seen('sure', 1100, true))).toMatchObject({ band: 'ask' });
  expect(betterReading(seen('ask', 100), seen('none', null))).toMatchObject({ band: 'ask', amount: { value: 100 } });
});

test('a second reading that is barely sure doesn’t count as sure if the first was far from it', () => {
  const judged = (probability: number, sureFrom: number | null = 0.8): EarningsSeen => ({
    ...seen(sureFrom !== null && probability >= sureFrom ? 'sure' : 'ask', 100),
    probability,
    sureFrom,
  });
  expect(betterReading(judged(0.7), judged(0.9))).toMatchObject({ band: 'sure' });
  expect(betterReading(judged(0.28), judged(0.95))).toMatchObject({ band: 'ask', reason: 'other_screen' });
  expect(betterReading(judged(0.28, null), judged(0.95)), 'a rule forbade the first').toMatchObject({ band: 'sure' });
});

test('the weights file is small, and its error rates are from layouts and topics left out of the training', () => {
  expect(statSync(new URL('./gate/weights.data', import.meta.url)).size).toBeLessThan(500_000);
  const { figures } = readWeightsFile();
  expect(figures.topics).toBeGreaterThanOrEqual(60);
  expect(figures.layouts).toBeGreaterThanOrEqual(40);
  expect(figures.topicsStruck.lookalikes.sure).toBeLessThan(0.12);
  expect(figures.layoutsLeftOut.lookalikes.sure).toBeLessThan(0.07);
  expect(figures.layoutsLeftOut.good.asked).toBeGreaterThan(0.93);
});
