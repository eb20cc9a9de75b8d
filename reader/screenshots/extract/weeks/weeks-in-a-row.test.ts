import { countries } from '@volante/contract/countries/index.ts';
import { expect, test } from 'vitest';
import { readEarnings } from '../read-earnings.ts';
import { linesOf, weekly } from '../testing/lines.ts';
import { findWeeks } from './find-weeks.ts';

type Pieces = Parameters<typeof linesOf>;

const asked = { capturedAt: '2026-11-21', country: countries.mx };

function look(...pieces: Pieces) {
  const { band, reason, weekStart } = readEarnings(linesOf(...pieces), asked);
  return { band, reason, week: weekStart?.value };
}

const rest = weekly.rows.filter(([text]) => text.length > 1);
const page: Pieces = [['Ganancias', 400, 90, 62], ['$4,512.30', 300, 240, 96], ...rest];

test('of weeks to swipe through, the one in the middle over the sum is asked about', () => {
  const strip: Pieces = [
    ['26/10-01/11', 60, 170],
    ['02/11-08/11', 410, 170],
    ['09/11-15/11', 760, 170],
  ];
  expect(look(...page, ...strip)).toEqual({ band: 'ask', reason: 'several_weeks', week: '2026-11-02' });
});

test('of tabs that are not spread evenly around the one over the sum, none is taken by its place', () => {
  const tabs: Pieces = [
    ['26/10-01/11', 170, 170],
    ['02/11-08/11', 410, 170],
    ['09/11-15/11', 760, 170],
  ];
  expect(look(...page, ...tabs).band).not.toBe('sure');
  expect(look(...page, ...tabs).week).toBeUndefined();
});

const trend: Pieces = [
  ['Tendencias', 380, 60, 50],
  ['Ganancias', 40, 150],
  ['$4,512.30', 40, 200, 96],
  ['2 nov - 8 nov', 40, 310],
  ['Viajes', 40, 500],
  ['57', 800, 500],
];
const list = (own: string): Pieces => [
  ['2 nov - 8 nov', 40, 700],
  [own, 700, 700],
  ['26 oct - 1 nov', 40, 790],
  ['$3,912.50', 700, 790],
];

test('a week that its list repeats with the same sum at the other end of the row is sure', () => {
  expect(look(...trend, ...list('$4,512.30'))).toEqual({ band: 'sure', reason: null, week: '2026-11-02' });
});

test('a week whose only mention has another sum in its row is not sure', () => {
  const unread = trend.map(([text, ...at]): Pieces[number] => [text === '2 nov - 8 nov' ? 'Resumen' : text, ...at]);
  const [, , other, sum] = list('$4,512.30');
  expect(look(...unread, other!, sum!)).toMatchObject({ band: 'ask', reason: 'several_weeks' });
});

const opened: Pieces = [
  ['Retenciones', 400, 90, 62],
  ['02/11/2026 - 08/11/2026', 60, 200],
  ['Ingresos por viajes', 60, 260],
  ['$5,100.00', 700, 260],
  ['Tarifa de servicio', 60, 320],
  ['-$587.70', 700, 320],
  ['Ganancias netas', 60, 380],
  ['$4,512.30', 700, 380],
];
const closed: Pieces = [
  ['26/10/2026 - 01/11/2026', 60, 470],
  ['19/10/2026 - 25/10/2026', 60, 560],
];

test('a sum belongs to the opened week above it, not to the nearer one of those closed below', () => {
  expect(look(...opened, ...closed).week).toBe('2026-11-02');
});

test('a single week below the sum may be meant as well as the one above', () => {
  expect(look(...opened, closed[0]!).week).not.toBe('2026-11-02');
});

const menu = (...weeks: string[]): Pieces => weeks.map((week, k): Pieces[number] => [week, 60, 290 + 70 * k]);
const statement: Pieces = [
  ['2 nov - 8 nov', 560, 220],
  ['-MXN 427.05', 560, 280, 70],
  ['Ganancias netas', 560, 350],
  ['Tarifa', 560, 502],
  ['MXN 547.15', 1200, 502],
  ['Tarifa de servicio', 560, 572],
  ['-MXN 974.20', 1200, 572],
];

test('a week below zero is that above its sum, not the one of a menu beside it that is level with a part', () => {
  const weeks = menu('9 nov - 15 nov', '2 nov - 8 nov', '26 oct - 1 nov', '19 oct - 25 oct', '12 oct - 18 oct');
  expect(look(...statement, ...weeks)).toMatchObject({ reason: 'negative_week', week: '2026-11-02' });
  // The picked one may be unread.
  expect(look(...statement, ...weeks.filter(([text]) => text !== '2 nov - 8 nov')).week).toBe('2026-11-02');
});

test('the dates of a range are looked for in as few lines as possible', () => {
  const weeks = findWeeks(
    linesOf(
      ['Lunes 16 nov · 8:30', 40, 200],
      ['Resumen del lunes 9 al', 40, 245],
      ['domingo 15 de noviembre', 40, 290],
    ),
    '2026-11-21',
  );
  expect(weeks.map(({ start, lines }) => [start, lines.length])).toEqual([['2026-11-09', 2]]);
});

test('“al 1 de marzo” is read where its 1 looks like a letter', () => {
  expect(findWeeks(linesOf(['Del 23 de feb all de mar', 40, 200]), '2026-03-20')[0]?.start).toBe('2026-02-23');
});
