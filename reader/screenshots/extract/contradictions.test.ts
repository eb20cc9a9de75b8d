import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import { readEarnings } from './read-earnings.ts';
import { linesOf, weekly } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

/** The weekly screen; `over` replaces pieces by their text, null removes one. */
function look(over: Record<string, string | null> = {}, ...more: Pieces) {
  const pieces = [...weekly.head, ...weekly.rows].flatMap(([text, ...at]) => {
    const other = text in over ? over[text] : text;
    return other == null ? [] : [[other, ...at] as Pieces[number]];
  });
  const asked = { capturedAt: '2026-11-21', country: countries.mx };
  const { band, reason, amount } = readEarnings(linesOf(...pieces, ...more), asked);
  return { band, reason, amount: amount?.value };
}

test('a screen that contradicts nothing is sure', () => {
  expect(look()).toEqual({ band: 'sure', reason: null, amount: 4512.3 });
  expect(look({}, ['Promedio por viaje', 40, 1080], ['$9,000.00', 700, 1080])).toMatchObject({ band: 'sure' });
  expect(look({}, ['Comisión', 40, 1080], ['-$900.00', 700, 1080])).toMatchObject({ band: 'sure' });
});

test.each([
  'Total de la semana $4,512.30',
  'Total de la semana $4,512',
  'Semana 44 $3,912.50',
  'Semana pasada $3,912.50',
  'Total de propinas $3,912.50',
  'Ganancias brutas $5,912.50',
  'Gana hasta $7,500.00',
  'Viajes en total 57',
  'Ganaste $3,912.50 la semana pasada',
  'Entregas 0',
  'Promedio por viaje $3,912.50',
])('“%s” beside the total contradicts nothing', (text) => {
  expect(look({}, [text, 40, 1080])).toMatchObject({ band: 'sure' });
});

test.each<[string, Record<string, string | null>, Pieces]>([
  [
    'negative_week',
    {},
    [
      ['Saldo', 40, 1080],
      ['-$4,512.30', 700, 1080],
    ],
  ],
  [
    'negative_week',
    {},
    [
      ['Neto de la semana', 40, 1080],
      ['($539.08)', 700, 1080],
    ],
  ],
  ['negative_week', { '$4,100.00': '-$4,924.60' }, []],
  [
    'negative_week',
    {},
    [
      ['Ajuste', 40, 1080],
      ['($4,512.30)', 700, 1080],
    ],
  ],
  ['part_of_range', { '2 nov - 8 nov': 'Semana 2 nov -' }, []],
  ['part_of_range', { '2 nov - 8 nov': 'Semana del 2 nov al' }, []],
  ['part_of_range', { '2 nov - 8 nov': 'Semana del 2 nov' }, [['al 1S nou', 330, 180]]],
  ['parts_exceed', { '$4,512.30': '$512.30' }, []],
  ['parts_exceed', { '$412.30': '$5,412.30', '$4,100.00': null, Tarifa: null }, []],
  [
    'two_totals',
    {},
    [
      ['Total de la semana', 40, 1080],
      ['$4,912.50', 700, 1080],
    ],
  ],
  ['two_totals', {}, [['Weekly earnings $3,912.50', 40, 1080]]],
  ['two_totals', {}, [['Total de la semana $0.00', 40, 1080]]],
  ['two_totals', {}, [['Ganaste $3,912.50 esta semana', 40, 1080]]],
  ['two_totals', {}, [['You made $3,912.50 this week', 40, 1080]]],
  ['other_sum', { Ganancias: 'Promedio semanal' }, []],
  ['other_sum', { Ganancias: 'Weekly average' }, []],
  ['other_sum', { Ganancias: 'Tu meta' }, []],
  ['other_sum', { Ganancias: 'Podrías ganar' }, []],
  ['other_sum', { Ganancias: 'You spent' }, []],
  ['other_sum', { Ganancias: 'Por pagar' }, []],
  ['other_sum', { Ganancias: 'Propinas' }, []],
  ['no_trips', { '57': '0' }, []],
  [
    'parts_exceed',
    {},
    [
      ['Martes', 40, 1080],
      ['$4,912.50', 700, 1080],
    ],
  ],
  ['too_much', { '$4,512.30': '$64,512.30', '$4,100.00': '$64,100.00' }, []],
  ['other_span', { Ganancias: 'Resumen anual' }, []],
  ['other_span', {}, [['1 nov - 30 nov', 40, 340]]],
  ['other_span', { Ganancias: 'Sábado, 7 nov' }, []],
  ['other_span', { Ganancias: 'Saturday, Nov 7' }, []],
  ['other_sum', { Ganancias: 'Efectivo que nos debes' }, []],
  ['other_sum', { Ganancias: 'Cash you owe us' }, []],
  ['other_currency', { '$4,512.30': 'US$4,512.30' }, []],
  ['other_currency', { '$412.30': 'USD 412.30' }, []],
])('a screen is asked about, by the name %s, if it shows %j %j', (reason, over, more) => {
  expect(look(over, ...more)).toMatchObject({ band: 'ask', reason });
});

test.each(['Fleet earnings', 'Ganancias de la flota', 'Weekly rent', 'Ejemplo', 'Your weekly goal'])(
  'a heading above the dates counts as well: “%s”',
  (heading) => {
    const dated = { Ganancias: null, '2 nov - 8 nov': null, '2 – 8 nov': null };
    const page: Pieces = [
      [heading, 300, 60, 50],
      ['2 nov - 8 nov', 300, 180],
    ];
    expect(look(dated, ...page)).toMatchObject({ band: 'ask', reason: 'other_sum' });
    expect(look(dated, ['Estimado conductor,', 300, 60, 50], page[1]!).reason).not.toBe('other_sum');
  },
);

test('a week that ended below zero is proposed as 0, never as money', () => {
  const below = { '$4,512.30': '-$120.50', '$4,100.00': '$100.00', '$412.30': null, Propinas: null };
  expect(look(below)).toEqual({ band: 'ask', reason: 'negative_week', amount: 0 });
  expect(look({ ...below, '$4,512.30': '($120.50)' })).toMatchObject({ reason: 'negative_week', amount: 0 });
});

test('a sum without its minus is below zero by what was made and what it cost', () => {
  const costs = (rent: string, gas: string): Pieces => [
    ['Renta de unidad', 40, 1080],
    [rent, 500, 1080],
    ['Gasolina', 40, 1170],
    [gas, 500, 1170],
  ];
  expect(look({}, ...costs('$8,024.60', '$1,000.00'))).toMatchObject({
    band: 'ask',
    reason: 'negative_week',
    amount: 0,
  });
  expect(look({}, ...costs('$8,024.60', '$1,000.01')).reason).not.toBe('negative_week');
  expect(look({}, ['Renta de unidad', 40, 1080], ['$800.00', 700, 1080]).reason).toBeNull();
});

test('payouts below the sum, down to nothing, are no week below zero', () => {
  const paid = {
    'En línea': 'Efectivo',
    '31 h 20 min': '-$1,512.30',
    Tarifa: 'Transferencia a tu banco',
    '$4,100.00': '-$3,000.00',
  };
  expect(look({ ...paid, Propinas: 'Saldo final', '$412.30': '$0.00' })).toMatchObject({ amount: 4512.3 });
});

test('a sum inside a sentence is no part of the week, though the sentence speaks of trips and extra money', () => {
  const promised = (text: string) => look({}, [text, 40, 1080]);
  expect(promised('Gana $6,000.00 extra con tus viajes')).toMatchObject({ band: 'sure' });
  expect(promised('Extra por tus viajes $6,000.00')).toMatchObject({ band: 'ask', reason: 'parts_exceed' });
});

const moneyIn = (first: string, second: string) =>
  look(
    { Tarifa: first, Propinas: second, '$4,100.00': '+$4,100.00', '$412.30': '+$412.30' },
    ['Total de ingresos', 40, 1080],
    ['$4,512.30', 700, 1080],
  ).reason;

test.each([
  ['SPEI recibido Uber', 'Nómina'],
  ['Transferencia recibida', 'Depósito DiDi'],
  ['Payroll', 'Zelle from Ana'],
  ['Direct deposit', 'ACH credit'],
  ['Depósito', 'Abono'],
])('what came into an account is another sum: “%s”, “%s”', (first, second) => {
  expect(moneyIn(first, second)).toBe('other_sum');
});

test('so are sums that all have a plus, beside a balance', () => {
  const plus = (label: string, second: string) =>
    look(
      { Tarifa: 'Uber BV', Propinas: 'Renta depto', '$4,100.00': '+$4,100.00', '$412.30': second },
      [label, 40, 1080],
      ['$9,001.10', 700, 1080],
    ).reason;
  expect(plus('Saldo', '+$412.30')).toBe('other_sum');
  expect(plus('Saldo', '$412.30')).not.toBe('other_sum');
  expect(plus('Kilómetros', '+$412.30')).not.toBe('other_sum');
});

test('a single deposit beside what was earned otherwise is none of a bank’s', () => {
  expect(moneyIn('Depósito a tu cuenta', 'Propinas')).toBeNull();
  expect(moneyIn('Tarifa nominal', 'Speedy trips')).toBeNull();
});

test('the days of the week with sums of their own name no other span', () => {
  const days = ['Lunes, 2 nov', 'Martes, 3 nov', 'Sábado, 7 nov'];
  const rows = days.flatMap(
    (day, k): Pieces => [
      [day, 40, 345 + 50 * k],
      ['$500.00', 700, 345 + 50 * k],
    ],
  );
  expect(look({}, ...rows)).toMatchObject({ band: 'sure' });
  expect(look({}, ['Mejor día', 40, 345], ['Sábado, 7 nov', 500, 345])).toMatchObject({ band: 'sure' });
});

test('a week whose sum customers paid in cash is asked about, and was earned', () => {
  expect(look({}, ['Efectivo cobrado', 40, 1080], ['-$4,512.30', 700, 1080])).toEqual({
    band: 'ask',
    reason: 'negative_week',
    amount: 4512.3,
  });
});

test('the sum of one week among several with sums of their own is asked about', () => {
  const list: Pieces = [
    ['26 oct - 1 nov', 40, 1100],
    ['$3,900.00', 700, 1100],
    ['9 nov - 15 nov', 40, 160],
    ['$4,020.00', 700, 160],
  ];
  expect(look({ '2 nov - 8 nov': null }, ['2 nov - 8 nov', 40, 345], ...list)).toMatchObject({
    band: 'ask',
    reason: 'several_weeks',
  });
});

test('one week of a list that is opened, with parts that add up to the sum below it, is sure', () => {
  const list: Pieces = [
    ['9 nov - 15 nov', 40, 60],
    ['$4,020.00', 700, 60],
    ['26 oct - 1 nov', 40, 1100],
    ['$3,900.00', 700, 1100],
  ];
  expect(look({ Ganancias: null }, ...list)).toMatchObject({ band: 'sure', amount: 4512.3 });
  expect(look({ Ganancias: null, '$4,100.00': '$4,000.00' }, ...list)).toMatchObject({ band: 'ask' });
});

test.each([
  ['Your January', 'other_span'],
  ['January in numbers', 'other_span'],
  ['Tu enero', 'other_span'],
  ['Noviembre 2026', null],
])('the heading “%s” says which time the sum is of', (heading, reason) => {
  expect(look({ Ganancias: heading }).reason).toBe(reason);
});

test('the dates of the best week aren’t those of the sum above it', () => {
  const best = (words: string) =>
    look({ '2 nov - 8 nov': null }, [words, 40, 380], ['$1,639.14', 40, 425], ['2 nov - 8 nov', 40, 470]).reason;
  expect(best('Tu mejor semana')).toBe('other_sum');
  expect(best('Your best week')).toBe('other_sum');
});

test('days and kinds are two ways to divide one sum', () => {
  const days = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'];
  const rows: Pieces = days.flatMap(
    (day, k): Pieces => [
      [day, 40, 1080 + 60 * k],
      ['$752.05', 700, 1080 + 60 * k],
    ],
  );
  expect(look({}, ...rows)).toMatchObject({ band: 'sure' });
  expect(look({}, ...rows, ['Dom', 40, 1440], ['$752.05', 700, 1440])).toMatchObject({ reason: 'parts_exceed' });
});

test('a part has the words beside it, not those of another column', () => {
  const { reason } = look({}, ['Saldo inicial', 1000, 900], ['$5,000.00', 1700, 900]);
  expect(reason).not.toBe('parts_exceed');
});

test('nor does a sum of a list have the words of the table beside it, or a number of trips', () => {
  const beside = (top: number, ...more: Pieces) => look({}, ['$9,206.08', -400, top], ...more).reason;
  expect(beside(990)).toBeNull();
  expect(beside(345, ['57 viajes · 31 h', 40, 345])).toBeNull();
  expect(look({ Propinas: '$9,206.08', '$412.30': 'Propinas' }).reason).toBe('parts_exceed');
});

test('an opened week of a list stands twice, with the same sum', () => {
  const list = (sum: string): Pieces => [
    ['9 nov - 15 nov', -900, 180],
    ['$3,206.08', -400, 180],
    ['2 nov - 8 nov', -900, 480],
    [sum, -900, 525],
  ];
  const opened = (sum: string) => look({ '2 nov - 8 nov': null }, ['2 nov - 8 nov', 40, 345], ...list(sum)).reason;
  expect(opened('$4,512.30')).toBeNull();
  expect(opened('$2,842.43')).toBe('several_weeks');
});

test('a day between arrows heads no week, even if an arrow was read as a digit', () => {
  const day = (...more: Pieces) =>
    look({ '2 nov - 8 nov': 'Miércoles 4 nov' }, ['Semana: 2 - 8 nov', 40, 1080], ...more);
  expect(day()).toMatchObject({ band: 'ask', reason: 'other_span' });
  expect(day(['1', 800, 190, 16])).toMatchObject({ band: 'ask', reason: 'other_span' });
});

test.each(['Total del día', 'Ganancias de hoy', 'Day total', 'Total for the day'])(
  'the sum of the week can’t be the “%s”, too',
  (label) => {
    expect(look({}, [label, 40, 1080], ['$4,512.30', 700, 1080])).toMatchObject({ band: 'ask', reason: 'other_span' });
    expect(look({}, [label, 40, 1080], ['$512.30', 700, 1080])).toMatchObject({ band: 'sure' });
  },
);
