import { describe, expect, test } from 'vitest';
import { chooseEarnings, isWeeklyByRules } from './choose-earnings.ts';
import { linesOf } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;
const choose = (...pieces: Pieces) => chooseEarnings(linesOf(...pieces), '2026-11-21');
const read = (...pieces: Pieces) => {
  const choice = choose(...pieces);
  return 'reason' in choice ? choice.reason : [choice.week.start, choice.amount.value, isWeeklyByRules(choice)];
};
const sure = ['2026-11-02', 4512.3, true];
const head = [
  ['2 nov - 8 nov', 60, 200],
  ['$4,512.30', 60, 260, 90],
] as Pieces;
const trips = [
  ['Viajes', 60, 700],
  ['57', 800, 700],
] as Pieces;

describe('a card about something else says nothing against the week above it', () => {
  test.each<[string, Pieces]>([
    [
      'a challenge',
      [
        ['Desafío activo', 60, 900],
        ['Completa 40 viajes y gana $650.00', 60, 950],
      ],
    ],
    ['a referral', [['Invita y gana hasta $3,500.00', 60, 900]]],
    [
      'a balance',
      [
        ['Saldo disponible', 60, 900],
        ['$1,300.00', 60, 950, 55],
      ],
    ],
    [
      'expenses',
      [
        ['Gastos estimados', 60, 900],
        ['$900.00', 60, 950],
      ],
    ],
    [
      'taxes withheld',
      [
        ['ISR', 60, 900],
        ['-$310.00', 700, 900],
        ['IVA', 60, 1000],
        ['-$210.00', 700, 1000],
      ],
    ],
    ['a loan', [['Descuento de tu préstamo: $250.00 por semana', 60, 900]]],
  ])('%s', (_, card) => expect(read(...head, ...trips, ...card)).toEqual(sure));
});

test('in the title or beside the sum the same words speak against it', () => {
  expect(read(['Desafío semanal', 60, 100, 60], ...head, ...trips, ['Completa 40 viajes', 60, 365])).toEqual([
    '2026-11-02',
    4512.3,
    false,
  ]);
});

test('buttons for this week, the last one and the one before do not describe the sum below them', () => {
  const buttons = [
    ['Esta semana', 60, 190],
    ['Semana pasada', 400, 190],
    ['Hace 2 semanas', 740, 190],
  ] as Pieces;
  expect(read(...buttons, ['$4,512.30', 60, 260, 90], ['2 nov - 8 nov', 60, 370], ...trips)).toEqual(sure);
});

test('"week ending" names the week, and an ending Monday is the day after the week', () => {
  expect(read(['Week ending Nov 8', 60, 150], ['$4,512.30', 60, 260, 90], ...trips)).toEqual(sure);
  expect(read(['Week ending Nov 9', 60, 150], ['$4,512.30', 60, 260, 90], ...trips)).toEqual(sure);
  expect(read(['Semana que termina el 8 de nov', 60, 150], ['$4,512.30', 60, 260, 90], ...trips)).toEqual(sure);
});

test('single letters before the days of a range are weekdays', () => {
  expect(read(['L 2 nov - D 8 nov', 60, 200], head[1]!, ...trips)).toEqual(sure);
  expect(read(['M Nov 2 – Su Nov 8', 60, 200], head[1]!, ...trips)).toEqual(sure);
});

test('a week written with hours is not the date of a chat message, in one piece or in two', () => {
  const rest = [['$4,512.30', 60, 260, 90], ...trips, ['Bonos', 60, 1900], ['$310.00', 700, 1900]] as Pieces;
  expect(read(['Nov 2, 5:00 AM - Nov 9, 4:59 AM', 60, 120], ...rest)).toEqual(sure);
  expect(read(['Nov 2, 5:00 AM', 60, 120], ['- Nov 9, 4:59 AM', 420, 120], ...rest)).toEqual(sure);
});

test('beside a large balance, the only sum in a row about earnings is the week', () => {
  const wallet = [
    ['Saldo disponible', 60, 120],
    ['$9,100.00', 60, 170, 90],
    ['2 nov - 8 nov', 60, 500],
    ['Ganancias', 60, 600],
    ['$4,512.30', 700, 600],
  ] as Pieces;
  expect(read(...wallet, ...trips)).toEqual(sure);
});

test('a large sum that is the end of a longer figure is never accepted without asking', () => {
  const cut = [
    ['2 nov - 8 nov', 60, 200],
    ['456.87', 60, 260, 90],
  ] as Pieces;
  expect(read(...cut, ...trips, ['Total', 60, 800], ['$1,456.87', 700, 800])).toEqual(['2026-11-02', 1456.87, false]);
});

test('a sum with a lost last digit stays ahead of smaller sums, and is never accepted without asking', () => {
  const cut = [
    ['2 nov - 8 nov', 60, 200],
    ['$1,486.1', 60, 260, 90],
  ] as Pieces;
  expect(read(...cut, ...trips, ['Este mes', 60, 800], ['$5,052.74', 700, 800])).toEqual(['2026-11-02', 1486.1, false]);
});

test('a sum without the currency sign that other sums have is never accepted without asking', () => {
  const rows = [
    ['Propinas', 60, 800],
    ['$31.00', 700, 800],
    ['Extras', 60, 900],
    ['$12.00', 700, 900],
  ] as Pieces;
  const week = ['2 nov - 8 nov', 60, 200] as Pieces[number];
  expect(read(week, ['5263.96', 60, 260, 90], ...trips, ...rows)).toEqual(['2026-11-02', 5263.96, false]);
  const total = [
    ['Tarifa', 60, 1000],
    ['$220.96', 700, 1000],
  ] as Pieces;
  expect(read(week, ['5263.96', 60, 260, 90], ...trips, ...rows, ...total)).toEqual(['2026-11-02', 263.96, true]);
});

test('a list of weekly sums below a different total is a month', () => {
  const list = [
    ['2 nov - 8 nov', 60, 600],
    ['$4,512.30', 700, 600],
    ['26 oct - 1 nov', 60, 700],
    ['$3,900.00', 700, 700],
    ['19 oct - 25 oct', 60, 800],
    ['$4,100.00', 700, 800],
  ] as Pieces;
  expect(read(['$12,512.30', 60, 260, 90], ...list, ['Viajes', 60, 1000], ['214', 800, 1000])).toBe('several_weeks');
  expect(read(['$4,512.30', 60, 260, 90], ...list, ['Viajes', 60, 1000], ['57', 800, 1000])).toEqual(sure);
});

test('without a week, a sum or both, the reason names the missing part', () => {
  expect(read(['$4,512.30', 60, 260, 90], ...trips)).toBe('no_week');
  expect(read(['2 nov - 8 nov', 60, 200], ...trips)).toBe('no_amount');
  expect(read(...trips)).toBe('other_screen');
});

test('“Mi semana de trabajo” doesn’t invite to add a place of work', () => {
  expect(read(['Mi semana de trabajo', 60, 100, 60], ...head, ...trips)).toEqual(sure);
});
