import { describe, expect, test } from 'vitest';
import type { TextLine } from '../../engine/text-line.ts';
import { chooseEarnings, isWeeklyByRules } from './choose-earnings.ts';
import { linesOf } from './testing/lines.ts';

const choose = (lines: TextLine[]) => {
  const choice = chooseEarnings(lines, '2026-11-21');
  return 'reason' in choice || !isWeeklyByRules(choice) ? null : [choice.week.start, choice.amount.value];
};
const read = (...pieces: Parameters<typeof linesOf>) => choose(linesOf(...pieces));
const week = ['2 nov - 8 nov', 60, 200] as [string, number, number];
const trips = [
  ['Viajes', 60, 700],
  ['57', 800, 700],
] as [string, number, number][];

test('in a driver app the tallest sum beside a week is the earnings', () => {
  expect(read(week, ['$4,512.30', 60, 260, 90], ...trips, ['Propinas', 60, 800], ['$310.00', 700, 800])).toEqual([
    '2026-11-02',
    4512.3,
  ]);
});

test('a week without earnings is zero, not missing', () => {
  expect(read(week, ['$0.00', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 0]);
});

test('a sum labelled as earnings counts before a balance of the same size', () => {
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

test('neither of two equally large sums is read', () => {
  expect(read(week, ['$9,100.00', 60, 300, 80], ...trips, ['$4,512.30', 60, 950, 80])).toBeNull();
});

test('a sum that the breakdown contradicts in one digit is rejected', () => {
  const rows = [
    ['Tarifa', 60, 800],
    ['$4,000.00', 700, 800],
    ['Extras', 60, 900],
    ['$512.30', 700, 900],
  ] as [string, number, number][];
  expect(read(week, ['$4,572.30', 60, 260, 90], ...trips, ...rows)).toBeNull();
  expect(read(week, ['$4,512.30', 60, 260, 90], ...trips, ...rows)).toEqual(['2026-11-02', 4512.3]);
});

describe('a sum hardly larger than the text is taken if the screen proves it', () => {
  const head = (sum: string) => [week, [sum, 700, 900], ['Total', 60, 900], ...trips] as Parameters<typeof linesOf>;
  const bars = (...sums: string[]) => sums.map((sum, k) => [sum, 60 + 170 * k, 400]) as Parameters<typeof linesOf>;
  const letters = ['L', 'M', 'S', 'D'].map((day, k) => [day, 80 + 170 * k, 600]) as Parameters<typeof linesOf>;
  const dates = ['2', '3', '7', '8'].map((day, k) => [day, 80 + 170 * k, 642]) as Parameters<typeof linesOf>;
  const days = bars('$1,264', '$1,499', '$888', '$861');
  test('by days without cents, under which the S of Saturday is no currency sign', () =>
    expect(read(...head('$4,512.30'), ...days, ...letters, ...dates)).toEqual(['2026-11-02', 4512.3]));
  test('also if two of them run together', () =>
    expect(read(...head('$4,512.30'), ...bars('$1,264 $1,499', '$888', '$861'), ...letters)).toEqual([
      '2026-11-02',
      4512.3,
    ]));
  test('not by days that are more or less', () => expect(read(...head('$4,519.30'), ...days, ...letters)).toBeNull());
  test('nor does it lose its cents for them', () => expect(read(...head('$4,512'), ...days)).toBeNull());
  const parts = (...sums: string[]) => sums.map((sum, k) => [sum, 700, 1000 + 90 * k]) as Parameters<typeof linesOf>;
  test('by parts without cents, to the last digit', () => {
    expect(read(...head('$3,311'), ...parts('$2,682', '$331', '$298'))).toEqual(['2026-11-02', 3311]);
    expect(read(...head('$3,311'), ...parts('$2,682', '$331', '$299'))).toBeNull();
  });
  test('not by round ones, as of a goal and what remains', () =>
    expect(read(...head('$3,000'), ...parts('$2,500', '$500'))).toBeNull());
  test('by nothing but zeros', () => {
    expect(read(...head('$0.00'), ...parts('$0.00', '$0.00'))).toEqual(['2026-11-02', 0]);
    expect(read(...head('$0.00'), ...parts('$0.00', '$35.00'))).toBeNull();
  });
});

test('raised cents are joined to their figure', () => {
  expect(read(week, ['$4,512', 60, 260, 90], ['30', 335, 262, 45], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

describe('a whole sum above parts with cents', () => {
  const rows = (...sums: string[]) =>
    ['De tus viajes', 'Incentivos', 'Propinas'].flatMap((name, k) => [
      [name, 60, 800 + 100 * k],
      [sums[k]!, 700, 800 + 100 * k],
    ]) as Parameters<typeof linesOf>;
  test('gets the cents of their total, which were raised and not read', () =>
    expect(read(week, ['$148', 60, 260, 90], ...trips, ...rows('$133.22', '$8.88', '$5.92'))).toEqual([
      '2026-11-02',
      148.02,
    ]));
  test('is asked about if they don’t add up to it', () =>
    expect(read(week, ['$148', 60, 260, 90], ...trips, ...rows('$133.22', '$8.88', '$2.92'))).toBeNull());
});

test('cents run into the figure are recognized by other sums with cents', () => {
  expect(read(week, ['$84530', 60, 260, 90], ...trips, ['Propinas', 60, 800], ['$31.00', 700, 800])).toEqual([
    '2026-11-02',
    845.3,
  ]);
});

test('the week above the large sum is taken, even if other weeks are shown', () => {
  const seen = read(
    week,
    ['$4,512.30', 60, 250, 90],
    ['26 oct - 1 nov', 60, 520],
    ['$3,900.00', 60, 570, 50],
    ...trips,
  );
  expect(seen).toEqual(['2026-11-02', 4512.3]);
});

test('of two weeks on tiles side by side, the one above the large sum is taken, even if the other is beside it', () => {
  const tiles = [
    ['Hace dos semanas', 60, 200],
    ['Semana pasada', 440, 200],
    ['26 oct - 1 nov', 60, 290],
    ['2 nov - 8 nov', 440, 245],
    ['$677.76', 60, 350, 58],
    ['$4,512.30', 440, 310, 82],
  ] as [string, number, number, number?][];
  expect(read(...tiles, ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('of two weeks on tabs with their sums, the one with the large sum is taken', () => {
  const tabs = [
    ['26 oct - 1 nov', 60, 100],
    ['$677.76', 60, 145],
    ['2 nov - 8 nov', 440, 100],
    ['$4,512.30', 440, 145],
    ['$4,512.30', 60, 260, 90],
  ] as [string, number, number, number?][];
  expect(read(...tabs, ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('two dates in two boxes form one week', () => {
  const dates = [
    ['Desde', 60, 100, 30],
    ['2 nov 2026', 60, 140],
    ['Hasta', 500, 100, 30],
    ['8 nov 2026', 500, 140],
  ] as [string, number, number, number?][];
  expect(read(...dates, ['$4,512.30', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('a notification at the top is not part of the screen', () => {
  const note = [
    ['Banco · ahora', 40, 20],
    ['Pago recibido $9,999.00', 40, 62],
  ] as [string, number, number][];
  expect(read(...note, week, ['$4,512.30', 60, 260, 90], ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('a digit of a range is corrected only when the picture is hard to read', () => {
  const lines = linesOf(['2 nov - 6 nov', 60, 200], ['$4,512.30', 60, 260, 90], ...trips);
  const blurred = lines.map((line, k) => (k === 0 ? { ...line, confidence: 0.88 } : line));
  expect(choose(lines)).toBeNull();
  expect(choose(blurred)).toEqual(['2026-11-02', 4512.3]);
});

test('buttons for day, week and month below the sum do not describe it', () => {
  const buttons = [
    ['Hoy', 60, 365],
    ['Semana', 260, 365],
    ['Año', 460, 365],
  ] as [string, number, number][];
  expect(read(week, ['$4,512.30', 60, 260, 90], ...buttons, ...trips)).toEqual(['2026-11-02', 4512.3]);
});

test('a sum labeled as earned is the week under a heading about the account, but not about tips', () => {
  const sum = [week, ['$4,512.30', 60, 260, 90], ['ganado', 60, 370]] as Parameters<typeof linesOf>;
  expect(read(['Balance', 60, 100, 60], ...sum, ...trips)).toEqual(['2026-11-02', 4512.3]);
  expect(read(['Propinas', 60, 100, 60], ...sum, ...trips)).toBeNull();
});

test('"total of the week" proves earnings in a driver app, but not in a spending app', () => {
  const total = [week, ['Total de la semana', 60, 215], ['$4,512.30', 60, 260, 90]] as Parameters<typeof linesOf>;
  expect(read(['Pagos', 60, 100], ...total)).toEqual(['2026-11-02', 4512.3]);
  expect(read(['Tus gastos', 60, 100], ...total)).toBeNull();
});

test('an estimated total counts only when its parts add up to it', () => {
  const estimate = [
    ['Estimated total', 60, 370],
    ['$4,512.30', 60, 260, 90],
  ] as Parameters<typeof linesOf>;
  const parts = [
    ['Trip earnings', 60, 800],
    ['$4,000.00', 700, 800],
    ['Incentives', 60, 900],
    ['$512.30', 700, 900],
  ] as Parameters<typeof linesOf>;
  expect(read(week, ...estimate, ...parts)).toEqual(['2026-11-02', 4512.3]);
  expect(read(week, ...estimate, ['Trips', 60, 800])).toBeNull();
});

test('a line of the breakdown is not taken for the week when the large sum was missed', () => {
  const rows = [
    ['Electrónico', 60, 700, 50],
    ['$1,699.09', 700, 700, 50],
    ['Efectivo', 60, 800, 50],
    ['$1,132.72', 700, 800, 50],
  ] as Parameters<typeof linesOf>;
  expect(read(week, ['Ganancias de la semana', 60, 260], ...rows)).toBeNull();
});

describe('four digits without a point are a sum or carry raised cents', () => {
  const days = [23, 0, 41, 0, 16].flatMap((sum, k) => [[`$${sum}`, 60 + 120 * k, 500, 30]]) as Parameters<
    typeof linesOf
  >;
  const hero = (text: string) => [text, 60, 260, 90] as [string, number, number, number];
  test('the days decide', () => expect(read(week, hero('$8027'), ...days, ...trips)).toEqual(['2026-11-02', 80.27]));
  test('the other sums are whole, too', () =>
    expect(read(week, hero('$1850'), ...trips, ['Extras', 60, 800], ['$31', 700, 800])).toEqual(['2026-11-02', 1850]));
  test('if nothing shows whether raised cents were missed, the driver is asked', () =>
    expect(read(week, hero('$1,850'), ...trips)).toBeNull());
  test('if others show cents, the sum is not read', () =>
    expect(read(week, hero('$1850'), ...trips, ['Extras', 60, 800], ['$31.00', 700, 800])).toBeNull());
});

test('"amounts" and "pending tips" are not mistaken for a tax form and for spending', () => {
  const tips = [
    ['Tips pending', 60, 800],
    ['3', 700, 800],
  ] as Parameters<typeof linesOf>;
  expect(read(week, ['$1099.40', 60, 260, 90], ...tips, ['Trips', 60, 900])).toEqual(['2026-11-02', 1099.4]);
});

test.each(['Esto llevas ganado', 'Hola, tu total', 'Last week you made', 'La semana pasada ganaste'])(
  'the words “%s” call a sum the whole, though others are in their letters',
  (words) => {
    const week = ['2 nov - 8 nov', 60, 190] as [string, number, number];
    expect(read([words, 60, 120, 52], week, ['$4,512.30', 60, 240, 75], ...trips)).toEqual(['2026-11-02', 4512.3]);
  },
);

test('in a table beside the sum, labels belong to their own values', () => {
  const table = [
    ['Tarifa', 1040, 130],
    ['$4,100.00', 1760, 130],
    ['Propinas', 1040, 260],
    ['$412.30', 1760, 260],
    ['Viajes', 1040, 380],
    ['57', 1760, 380],
  ] as [string, number, number][];
  expect(read(['Tu semana', 60, 100], ['2 nov - 8 nov', 60, 150, 50], ['$4,512.30', 60, 240, 120], ...table)).toEqual([
    '2026-11-02',
    4512.3,
  ]);
});

test('a label on a line below the sum belongs to that line', () => {
  const rows = [
    ['Bonos', 60, 370, 60],
    ['$500.00', 700, 370, 60],
    ['Viajes', 60, 480, 60],
    ['$4,012.30', 700, 480, 60],
  ] as Parameters<typeof linesOf>;
  expect(read(week, ['$4,512.30', 60, 260, 90], ...rows)).toEqual(['2026-11-02', 4512.3]);
});

test('times in a list of trips do not make it a chat', () => {
  const list = [500, 600, 700, 800, 900].flatMap((top) => [
    ['Viaje', 60, top],
    [`8 nov · 6:${top / 20}`, 60, top + 45],
  ]) as Parameters<typeof linesOf>;
  const long = ['48 h 20 min manejadas en la semana', 60, 400] as [string, number, number];
  expect(read(week, ['$4,512.30', 60, 260, 90], long, ...list)).toEqual(['2026-11-02', 4512.3]);
});

test('a notification with its time at the other end of the row is removed completely', () => {
  const note = [
    ['Mensajes', 40, 20],
    ['ahora', 800, 20],
    ['Banco Pago recibido $9,999.00', 40, 62],
  ] as Parameters<typeof linesOf>;
  expect(read(...note, week, ['$4,512.30', 60, 260, 90], ['Viajes', 60, 700])).toEqual(['2026-11-02', 4512.3]);
});

describe('other screens than weekly earnings give nothing', () => {
  const sum = ['$4,512.30', 60, 260, 90] as [string, number, number, number];
  test.each<[string, Parameters<typeof linesOf>]>([
    ['a month', [['1 nov - 30 nov', 60, 200], sum, ...trips]],
    ['a fortnight', [['May 25 - Jun 7', 60, 200], sum, ...trips]],
    ['Monday to Friday', [['2 nov - 6 nov', 60, 200], sum, ...trips]],
    ['a day', [['lunes 2 de noviembre', 60, 200], sum, ...trips]],
    ['spending', [['Gastos de la semana', 60, 140], week, sum, ['Comida', 60, 700], ['$900.00', 700, 700]]],
    ['spending in the second person', [['Gastaste', 60, 140], week, sum, ...trips]],
    ['a bank', [['Movimientos', 60, 140], week, sum, ['Saldo disponible', 60, 360], ...trips]],
    ['tips alone', [['Propinas', 60, 100, 60], week, sum, ['Propina de viaje', 60, 700], ['$20.00', 700, 700]]],
    ['a campaign', [['Gana extra', 60, 100, 60], week, sum, ['Completa 60 viajes', 60, 400]]],
    ['no sum', [week, ...trips]],
    ['no week', [sum, ...trips]],
  ])('%s', (_, pieces) => expect(read(...pieces)).toBeNull());
});
