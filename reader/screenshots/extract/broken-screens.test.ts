import { describe, expect, test } from 'vitest';
import { chooseEarnings, isClear } from './choose-earnings.ts';
import { linesOf } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;
const choose = (...pieces: Pieces) => chooseEarnings(linesOf(...pieces), '2026-11-21');
const read = (...pieces: Pieces) => {
  const choice = choose(...pieces);
  return 'reason' in choice ? choice.reason : [choice.week.start, choice.amount.value, isClear(choice)];
};
const week = ['2 nov - 8 nov', 60, 200] as Pieces[number];
const tips = [
  ['Propinas', 60, 900],
  ['MXN 310.00', 700, 900],
] as Pieces;

describe('a sum that a narrow place broke after its currency has its sign', () => {
  test('above it', () =>
    expect(read(week, ['MXN', 60, 260, 90], ['4,512.30', 60, 370, 90], ...tips)).toEqual(['2026-11-02', 4512.3, true]));
  test('below it', () =>
    expect(read(week, ['4,512.30', 60, 260, 90], ['MXN', 60, 370, 90], ...tips)).toEqual(['2026-11-02', 4512.3, true]));
  test('in its row, as a code', () =>
    expect(read(week, ['MXN:', 60, 260, 90], ['4,512.30', 290, 260, 90], ...tips)).toEqual([
      '2026-11-02',
      4512.3,
      true,
    ]));
  test('but a lone "$" in its row may be the first digit', () =>
    expect(read(week, ['$', 60, 260, 90], ['54,512.30', 110, 260, 90], ...tips)).toEqual([
      '2026-11-02',
      54512.3,
      false,
    ]));
  test('and its thousands', () =>
    expect(read(week, ['MX$4', 60, 260, 90], ['512.30', 60, 370, 90], ...tips)).toEqual(['2026-11-02', 4512.3, true]));
  test('two sums below each other stay two', () =>
    expect(read(week, ['$41.00', 60, 260, 90], ['512.30', 60, 370, 90], ...tips)).toEqual(['2026-11-02', 41, false]));
  test('with raised cents', () =>
    expect(read(week, ['$', 60, 260, 90], ['4,51230', 60, 370, 90], ...tips)).toEqual(['2026-11-02', 4512.3, true]));
  test('a sign of another size belongs to something else', () =>
    expect(read(week, ['MXN', 60, 310, 40], ['4,512.30', 60, 370, 90], ...tips)).toEqual([
      '2026-11-02',
      4512.3,
      false,
    ]));
});

test('a caption describes the whole sum if it lists all parts, not if it names one', () => {
  const sum = ['$4,512.30', 60, 260, 90] as Pieces[number];
  for (const caption of [
    'entre viajes, bonos y propinas',
    'Incluye propinas',
    'trips, bonuses and tips',
    'ya con propinas',
  ])
    expect(read(week, sum, [caption, 60, 365])).toEqual(['2026-11-02', 4512.3, true]);
  for (const caption of ['Propinas', 'propinas y bonos', 'Viajes con propina'])
    expect(read(week, sum, [caption, 60, 365])).toEqual(['2026-11-02', 4512.3, false]);
});

test('the day of its deposit doesn’t make a sum a deposit', () => {
  const sum = ['$4,512.30', 60, 260, 90] as Pieces[number];
  expect(read(week, sum, ['Depósito programado el miércoles', 60, 365])).toEqual(['2026-11-02', 4512.3, true]);
  expect(read(week, sum, ['Último depósito', 60, 365])).toEqual(['2026-11-02', 4512.3, false]);
});

test('a comma of another script still separates', () =>
  expect(read(['Nov、2 - Nov、8', 60, 200], ['MXN 4,512.30', 60, 260, 90], ...tips)).toEqual([
    '2026-11-02',
    4512.3,
    true,
  ]));

test('a currency sign read as a last digit leaves a doubt instead of millions', () =>
  expect(read(week, ['4,512.309', 60, 260, 90], ['Propinas', 60, 900], ['310.00 $', 700, 900])).toEqual([
    '2026-11-02',
    4512.3,
    false,
  ]));

test('two dates with hours below each other are a week, not the dates of messages', () => {
  const sum = ['$4,512.30', 60, 900, 90] as Pieces[number];
  expect(read(['02/11/2026 00:00', 60, 160], ['08/11/2026 23:59', 60, 205], sum)).toEqual(['2026-11-02', 4512.3, true]);
});

test('of several week buttons the filled one is chosen, even if another is read as slightly taller', () => {
  const buttons = linesOf(
    ['19 oct - 25 oct', 30, 190, 50],
    ['26 oct - 1 nov', 420, 190, 40],
    ['2 nov - 8 nov', 800, 190, 38],
    ['$4,512.30', 60, 560, 90],
  );
  buttons[2]!.background = [20, 100, 190];
  const choice = chooseEarnings(buttons, '2026-11-21');
  expect('reason' in choice ? choice.reason : choice.week.start).toBe('2026-11-02');
});

test('only a sum that is alone on its screen may be hardly larger than the text', () => {
  const sum = ['$4,512.30', 60, 260, 46] as Pieces[number];
  expect(read(week, sum, ['57', 60, 400], ['viajes', 60, 450])).toEqual(['2026-11-02', 4512.3, true]);
  expect(read(week, sum, ['$39.00', 60, 400], ['viajes', 60, 450])).toEqual(['2026-11-02', 4512.3, false]);
});

test('the label of a tile describes the sum above it, not the one at the head of the screen', () => {
  const sum = ['$4,512.30', 60, 260, 90] as Pieces[number];
  const label = ['Propinas', 330, 430] as Pieces[number];
  expect(read(week, sum, ['$310.00', 330, 384], label)).toEqual(['2026-11-02', 4512.3, true]);
  expect(read(week, sum, ['310', 330, 384], label)).toEqual(['2026-11-02', 4512.3, false]);
});

test('"last week" beside a sum and its dates names that week; elsewhere it names another sum', () => {
  const sum = ['$4,512.30', 60, 260, 90] as Pieces[number];
  const named = (name: string, top: number): Pieces[number] => [name, 60, top];
  expect(read(named('Semana anterior', 215), sum, ['2 nov - 8 nov', 60, 362])).toEqual(['2026-11-02', 4512.3, true]);
  expect(read(named('Last week', 215), sum, ['Nov 2 - Nov 8', 60, 362])).toEqual(['2026-11-02', 4512.3, true]);
  const apart = named('2 nov - 8 nov', 40);
  expect(read(apart, named('Semana anterior', 215), sum)).toEqual(['2026-11-02', 4512.3, false]);
  expect(read(named('Propinas', 215), sum, ['2 nov - 8 nov', 60, 362])).toEqual(['2026-11-02', 4512.3, false]);
});

test('a notification isn’t part of the screen even if its dot was not read; a button that says "now" is', () => {
  const note = (text: string): Pieces => [
    [text, 40, 20],
    ['Propinas $10.00', 40, 64],
  ];
  const rest = [
    ['$4,512.30', 60, 260, 90],
    ['Viajes', 60, 1000],
  ] as Pieces;
  const lines = (text: string) => {
    const choice = choose(...note(text), week, ...rest);
    return 'reason' in choice ? [] : choice.lines.map((line) => line.text);
  };
  expect(lines('Facebook now')).not.toContain('Propinas $10.00');
  expect(lines('Retirar ahora')).toContain('Propinas $10.00');
});

test('a page named after payments may show a week, one named after tips shows tips, and a table adds up to its total', () => {
  const sum = ['$4,512.30', 60, 260, 90] as Pieces[number];
  expect(read(['Pagos', 60, 100, 60], week, sum)).toEqual(['2026-11-02', 4512.3, true]);
  expect(read(['Tips', 60, 100, 41], ['2 nov - 8 nov', 60, 200, 40], sum, ['in tips this week', 60, 365])).toEqual([
    '2026-11-02',
    4512.3,
    false,
  ]);
  expect(read(['My app', 60, 20], week, sum, ['in tips this week', 60, 365])).toEqual(['2026-11-02', 4512.3, false]);
  const table = [
    ['Recompensas', 60, 400],
    ['$4,500.00', 700, 400],
    ['Propinas', 60, 480],
    ['$12.30', 700, 480],
    ['Total', 60, 560],
    ['$4,512.30', 700, 560, 55],
  ] as Pieces;
  expect(read(week, ...table)).toEqual(['2026-11-02', 4512.3, true]);
});
