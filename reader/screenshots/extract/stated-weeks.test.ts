import { expect, test } from 'vitest';
import { frameOf } from './screen-frame.ts';
import { type OwnWeek, statedWeeks } from './stated-weeks.ts';
import { linesOf } from './testing/lines.ts';

const today = '2026-11-21';
const head = linesOf(['Ganancias', 40, 90, 62], ['9 nov - 15 nov', 40, 180], ['$4,512.30', 40, 240, 96]);
const own: OwnWeek = { start: '2026-11-09', amount: 4512.3, lines: [head[2]!] };
type Pieces = Parameters<typeof linesOf>;
const stated = (...pieces: Pieces) =>
  statedWeeks([...head, ...linesOf(...pieces)], today, own).map(({ week, amount, exact }) => [week, amount, exact]);

test('a list of past weeks states the sum in the row of each, and cents say whether it is exact', () => {
  expect(
    stated(['2 nov - 8 nov', 40, 700], ['$4,100.05', 700, 700], ['26 oct - 1 nov', 40, 800], ['$3,900', 700, 800]),
  ).toEqual([
    ['2026-11-02', 4100.05, true],
    ['2026-10-26', 3900, false],
  ]);
});

test('cards of past weeks state the sum below the dates', () => {
  expect(stated(['2 nov - 8 nov', 40, 700], ['$4,100.05', 40, 750])).toEqual([['2026-11-02', 4100.05, true]]);
});

test.each(['Semana pasada', 'La semana anterior', 'Semana previa', 'Last week', 'Previous week', 'Week before'])(
  '"%s" with a sum states the week before the one on the screen',
  (name) => {
    expect(stated([name, 40, 700], ['$4,100.05', 700, 700])).toEqual([['2026-11-02', 4100.05, true]]);
    expect(stated([`${name}: $4,100.05`, 40, 700])).toEqual([['2026-11-02', 4100.05, true]]);
  },
);

test('a screen states nothing about its own week', () => {
  expect(stated(['9 nov - 15 nov', 40, 700], ['$4,100.05', 700, 700])).toEqual([]);
  expect(stated(['Semana pasada', 40, 700], ['$4,512.30', 700, 700]), 'it calls its own week the last one').toEqual([]);
});

test.each([
  ['a comparison', ['$300.00 más que la semana pasada', 40, 700]],
  ['buttons', ['Esta semana', 40, 700], ['Semana pasada', 400, 700], ['$4,100.05', 700, 700]],
  ['tips', ['2 nov - 8 nov', 40, 700], ['Propinas', 400, 700], ['$410.00', 700, 700]],
  ['two sums in the row', ['2 nov - 8 nov', 40, 700], ['$410.00', 400, 700], ['$4,100.05', 700, 700]],
  ['a count', ['2 nov - 8 nov', 40, 700], ['42', 700, 700]],
  ['a negative sum', ['2 nov - 8 nov', 40, 700], ['-$42.00', 700, 700]],
  ['a month', ['1 nov - 30 nov', 40, 700], ['$14,100.05', 700, 700]],
  ['one day', ['2 nov', 40, 700], ['$410.05', 700, 700]],
  [
    'two different sums of one week',
    ['2 nov - 8 nov', 40, 700],
    ['$4,100.05', 700, 700],
    ['2 nov - 8 nov', 40, 900],
    ['$4,200.05', 700, 900],
  ],
] as [string, ...Pieces][])('%s is no total of another week', (_, ...pieces) => {
  expect(stated(...pieces)).toEqual([]);
});

test('a week that ended less than three days before, or not yet, states nothing: platforms still change its total', () => {
  const rows = linesOf(
    ['9 nov - 15 nov', 40, 700],
    ['$4,512.30', 700, 700],
    ['16 nov - 22 nov', 40, 800],
    ['$900.00', 700, 800],
  );
  const on = (day: string) => statedWeeks([...head.slice(0, 1), ...rows], day, null).map(({ week }) => week);
  expect(on('2026-11-17')).toEqual([]);
  expect(on('2026-11-18')).toEqual(['2026-11-09']);
  expect(on('2026-11-24')).toEqual(['2026-11-09']);
  expect(on('2026-11-25')).toEqual(['2026-11-09', '2026-11-16']);
});

test('an illegible line states nothing', () => {
  const row = linesOf(['2 nov - 8 nov', 40, 700], ['$4,100.05', 700, 700]).map((line) => ({
    ...line,
    confidence: 0.85,
  }));
  expect(statedWeeks([...head, ...row], today, own)).toEqual([]);
});

test('a frame has the proportions of the picture and the place of its clock, also if it is cut off below', () => {
  const lines = linesOf(['9:41', 50, 10, 40], ['10:30', 50, 700]);
  expect(frameOf(lines, { width: 1000, height: 2000 })).toEqual({ ratio: 2, clock: [0.05, 0.13, 0.03] });
  expect(frameOf(lines, { width: 1000, height: 1500 })).toEqual({ ratio: 1.5, clock: [0.05, 0.13, 0.03] });
  expect(frameOf(lines.slice(1), { width: 1000, height: 2000 }), 'a time on the page is no clock').toEqual({
    ratio: 2,
  });
});
