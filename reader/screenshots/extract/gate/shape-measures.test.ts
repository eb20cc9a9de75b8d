import { expect, test } from 'vitest';
import type { TextLine } from '../../../engine/text-line.ts';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { measureShape } from './shape-measures.ts';

type Pieces = Parameters<typeof linesOf>;

function shapeOf(lines: TextLine[]) {
  const choice = chooseEarnings(lines, '2026-11-21');
  if ('reason' in choice) throw new Error(choice.reason);
  const [days, daysAreAll, dated, datedAreAll, asksNear, asksFar, bubbles, oneLine, caption, rows] =
    measureShape(choice);
  return { days, daysAreAll, dated, datedAreAll, asksNear, asksFar, bubbles, oneLine, caption, rows };
}
const head: Pieces = [
  ['2 nov - 8 nov', 40, 180],
  ['$4,000.00', 40, 240, 96],
];
const rows = (...labels: [label: string, sum: string][]): Pieces =>
  labels.flatMap(
    ([label, sum], k): Pieces => [
      [label, 40, 500 + 90 * k],
      [sum, 700, 500 + 90 * k],
    ],
  );

test('days that add up to the sum are distinguished from single trips that do', () => {
  expect(shapeOf(linesOf(...head, ...rows(['Lunes', '$2,500.00'], ['Martes', '$1,500.00'])))).toMatchObject({
    days: 2,
    daysAreAll: 1,
    dated: 0,
  });
  const trips = rows(['3 nov · Casa', '$2,500.00'], ['7:12 · Viaje', '$1,500.00']);
  expect(shapeOf(linesOf(...head, ...trips))).toMatchObject({ days: 0, dated: 2, datedAreAll: 1 });
  expect(shapeOf(linesOf(...head, ...rows(['Lunes', '$2,500.00'], ['Martes', '$9.00']))).daysAreAll).toBe(0);
});

test('the bubbles of a chat are on two sides and have two background colors', () => {
  const said = linesOf(
    ['¿Cuánto sacaste en la semana?', 300, 100],
    ['2 nov - 8 nov: $4,000.00', 40, 240, 50],
    ['Fueron muchos viajes', 40, 340],
    ['Yo ni la mitad', 400, 440],
  );
  const talk = said.map((line): TextLine => (line.left > 200 ? { ...line, background: [205, 236, 203] } : line));
  expect(shapeOf(talk)).toMatchObject({ bubbles: 2, oneLine: 1 });
  expect(shapeOf(said)).toMatchObject({ bubbles: 0 });
  expect(shapeOf(talk).asksNear! + shapeOf(talk).asksFar!).toBe(1);
});

test('a sum right below its week belongs to it', () => {
  expect(shapeOf(linesOf(...head))).toMatchObject({ oneLine: 0, caption: 1, rows: 1 });
  const apart = linesOf(
    ['2 nov - 8 nov', 40, 100],
    ['Viajes', 40, 300],
    ['Horas', 40, 500],
    ['$4,000.00', 40, 700, 96],
  );
  expect(shapeOf(apart)).toMatchObject({ caption: 0, rows: 3 });
});
