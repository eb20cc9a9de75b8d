import { expect, test } from 'vitest';
import { chooseEarnings, isClear } from './choose-earnings.ts';
import { linesOf } from './testing/lines.ts';

type Pieces = Parameters<typeof linesOf>;

function chosen(...pieces: Pieces) {
  const choice = chooseEarnings(linesOf(...pieces), '2026-11-21');
  return 'reason' in choice ? choice.reason : { sum: choice.amount.value, clear: isClear(choice) };
}

const columns = [700, 1000, 1300] as const;
const row = (label: string, sums: readonly string[], k: number): Pieces => [
  [label, 40, 200 + 60 * k],
  ...sums.map((sum, at): Pieces[number] => [sum, columns[at]! - 20 * sum.length, 200 + 60 * k]),
];
const table = (total: readonly string[]): Pieces => [
  ['Ganancias por día', 40, 40],
  ['2 nov - 8 nov', 1100, 40],
  ...row('Día', ['Tarifas', 'Propinas', 'Total'], -1),
  ...row('Lunes 2 nov', ['$200.00', '$20.10', '$220.10'], 0),
  ...row('Martes 3 nov', ['$310.40', '$12.00', '$322.40'], 1),
  ...row('Viernes 6 nov', ['$150.60', '$9.30', '$159.90'], 2),
  ...row('Total', total, 3),
];

test('the sum of a table that its column and its row add up to is the total, however alike the letters are', () => {
  expect(chosen(...table(['$661.00', '$41.40', '$702.40']))).toEqual({ sum: 702.4, clear: true });
});

test('a table whose last row doesn’t add up proves nothing', () => {
  expect(chosen(...table(['$661.00', '$41.40', '$702.50']))).not.toMatchObject({ clear: true });
});

const wallet = (heading: string, label: string): Pieces => [
  ['Cartera', 40, 90, 80],
  ['Saldo', 40, 300],
  ['$824.44', 40, 360, 100],
  [heading, 40, 640],
  [label, 40, 700],
  ['$1,636.86', 640, 695, 50],
  ['Transferencia', 40, 900],
  ['$1,095.10', 640, 900],
];

test.each(['Ganancias de esta semana', 'Earnings this week'])(
  'on a page of a balance, the sum in the row of the dates below “%s” is the week’s',
  (heading) => {
    expect(chosen(...wallet(heading, '2 nov - 8 nov'))).toMatchObject({ sum: 1636.86 });
  },
);

test.each(['Ganancias netas · 93 viajes', 'Net earnings · 93 trips'])(
  'nor do the words have to stand above the dates: “%s”',
  (words) => {
    const above: Pieces = [
      ['Ganancias', 300, 60, 50],
      ['2 nov - 8 nov', 40, 200],
      ['$1,636.86', 640, 205],
      [words, 40, 245],
    ];
    const below = wallet('Último depósito', 'Transferencia');
    expect(chosen(...above, ...below)).toMatchObject({ sum: 1636.86 });
  },
);

const deposit = (label: string, ...taken: [string, string][]): Pieces => [
  [label, 300, 250],
  ['$4,161.67', 260, 310, 90],
  ['Enviado el 11 nov a BBVA ·3804', 200, 420],
  ...[['Ganancias totales', '$7,560.14'], ...taken, ['Depósito', '$4,161.67']].flatMap(
    ([name, sum], k): Pieces => [
      [name!, 40, 560 + 80 * k],
      [sum!, 700, 560 + 80 * k],
    ],
  ),
  ['2 nov - 8 nov', 600, 960],
  ['Tax information', 40, 1100],
];
const cash: [string, string] = ['Efectivo cobrado', '-$3,398.47'];

test.each(['Monto depositado', 'Pago enviado', 'Payout', 'Amount deposited', 'Transferencia enviada'])(
  'the earnings that a deposit is the rest of are the week’s, not the deposit: “%s”',
  (label) => {
    expect(chosen(...deposit(label, cash))).toMatchObject({ sum: 7560.14 });
  },
);

test('a deposit is the week’s where fees were taken off, or if nothing larger was earned', () => {
  expect(chosen(...deposit('Monto depositado', ['Comisión', '-$3,398.47']))).toMatchObject({ sum: 4161.67 });
  const part: Pieces = deposit('Monto depositado', cash).map(([text, ...at]) => [text.replace('7,5', '2,5'), ...at]);
  expect(chosen(...part)).toMatchObject({ sum: 4161.67 });
});

test('below other words the dates name no earnings', () => {
  expect(chosen(...wallet('Último depósito', '2 nov - 8 nov'))).toMatchObject({ sum: 824.44 });
  expect(chosen(...wallet('Ganancias de esta semana', 'Depósito 2 nov - 8 nov'))).toMatchObject({ sum: 824.44 });
});

const trips = (sum: string): Pieces => [
  ['Historial de viajes', 300, 90, 42],
  ['2 nov - 8 nov', 40, 200],
  [sum, 640, 205, 42],
  ['52 viajes', 40, 250],
  ['Domingo 8 nov', 40, 340],
  ['$110.89', 660, 340],
  ['Viaje · 20:46', 40, 430],
  ['$31.46', 680, 430],
  ['Viaje · 18:10', 40, 520],
  ['$13.69', 680, 520],
];

test('a list is headed by the sum in the row of its week, if it is above and more than all others', () => {
  const seen = chooseEarnings(linesOf(...trips('$714.01')), '2026-11-21');
  expect('reason' in seen ? seen : [seen.amount.value, seen.amount.doubt]).toEqual([714.01, null]);
  const less = chooseEarnings(linesOf(...trips('$94.01')), '2026-11-21');
  expect('reason' in less ? less : less.amount.doubt).toBe('several');
});

test('“Semanas anteriores” heads a list of weeks and makes none of them a part', () => {
  const opened = (heading: string): Pieces => [
    [heading, 40, 100, 60],
    ['2 nov - 8 nov', 40, 300],
    ['$702.40', 640, 300],
    ['Pago por entregas', 40, 400],
    ['$661.00', 640, 400],
    ['Propinas', 40, 480],
    ['$41.40', 640, 480],
  ];
  const aboutPart = (heading: string) => {
    const choice = chooseEarnings(linesOf(...opened(heading)), '2026-11-21');
    return 'reason' in choice ? choice : choice.aboutPart;
  };
  expect(aboutPart('Semanas anteriores')).toBe(false);
  expect(aboutPart('Previous weeks')).toBe(false);
  expect(aboutPart('Semana anterior')).toBe(true);
});

test('of a list by days, the sum of a day that its trips add up to is not the week’s', () => {
  const list: Pieces = [
    ['Historial de viajes', 300, 90, 42],
    ['lunes, 2 nov - domingo,', 40, 200],
    ['$714.01', 740, 235],
    ['8 de nov', 40, 245],
    ['52 viajes', 40, 290],
    ['Domingo 8 nov', 40, 400],
    ['$45.15', 760, 400],
    ['Viaje · 20:46', 40, 490],
    ['$31.46', 760, 490],
    ['Viaje · 18:10', 40, 580],
    ['$13.69', 760, 580],
  ];
  expect(chosen(...list)).toMatchObject({ sum: 714.01 });
});

test('where nothing decides between sums, the driver is not asked about nothing', () => {
  const sums: Pieces = [
    ['2 nov - 8 nov', 40, 200],
    ['Lunes', 40, 300],
    ['$0.00', 640, 300, 44],
    ['Martes', 40, 400],
    ['$221.84', 640, 400],
    ['Jueves', 40, 500],
    ['$283.52', 640, 500],
  ];
  expect(chosen(...sums)).toMatchObject({ sum: 221.84 });
});

test('times of trips to the left of what they brought are no chat', () => {
  const list = trips('$714.01').flatMap(([text, ...at]): Pieces => {
    const [kind, time] = text.split(' · ');
    return time
      ? [
          [kind!, at[0], at[1] - 20],
          [time, at[0], at[1] + 25],
        ]
      : [[text, ...at]];
  });
  const more: Pieces = [600, 700, 800].flatMap(
    (top, k): Pieces => [
      ['Viaje', 40, top],
      [`1${k}:0${k}`, 40, top + 45],
      ['$7.11', 700, top + 20],
    ],
  );
  const choice = chooseEarnings(
    linesOf(...list, ...more, ['Los viajes de los últimos 30 días', 40, 950]),
    '2026-11-21',
  );
  expect('reason' in choice ? choice : choice.context.chat).toBe(false);
});

test('of a platform’s and a bank’s notice, the sum of the text that names the week is taken', () => {
  const notices: Pieces = [
    ['Uber', 60, 200],
    ['Your earnings from Nov 2 to Nov 8, 2026:', 60, 260],
    ['$2,155.23 on 105 trips. Nice work!', 60, 306],
    ['Bank', 60, 430],
    ['Purchase of $40.38 at gas station', 60, 490, 43],
  ];
  expect(chosen(...notices)).toMatchObject({ sum: 2155.23 });
});
