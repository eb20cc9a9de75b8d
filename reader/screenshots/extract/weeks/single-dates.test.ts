import { expect, test } from 'vitest';
import { chooseEarnings } from '../choose-earnings.ts';
import { linesOf } from '../testing/lines.ts';
import { findWeeks } from './find-weeks.ts';

type Pieces = Parameters<typeof linesOf>;

const asOf = '2026-11-21';
const weeksOn = (...pieces: Pieces) => findWeeks(linesOf(...pieces), asOf).map(({ start }) => start);

function chosen(...pieces: Pieces) {
  const choice = chooseEarnings(linesOf(...pieces), asOf);
  return 'reason' in choice ? choice.reason : choice.week.start;
}

test.each([
  ['Your weekly pay summary is ready', 'Lyft Nov 9'],
  ['Tu semana', 'Lyft 9 nov'],
  ['Tu resumen semanal ya está listo', '9 nov'],
  ['¿Cómo estuvo su semana?', 'Choferes unidos · 9 nov'],
])('“%s” above “%s” names no week: that is when it was sent', (subject, sent) => {
  expect(weeksOn([subject, 30, 200, 50], [sent, 130, 270])).toEqual([]);
});

test.each([
  ['Resumen semanal', '9 nov'],
  ['Semana del', 'lunes 9 de nov'],
  ['Week starting', 'Nov 9, 2026'],
  ['Semana que inici6', 'el 9 de nov'],
  ['Tu ciudad', 'Semana del 9 de nov'],
])('“%s” above “%s” names the week', (first, second) => {
  expect(weeksOn([first, 30, 200], [second, 30, 250])).toEqual(['2026-11-09']);
});

test('a whole range above the sum counts before a week that one date names, however large that stands', () => {
  const page: Pieces = [
    ['Nov 2 - Nov 8', 60, 300],
    ['$497.63', 60, 360, 90],
    ['Rides', 60, 500],
    ['$497.63', 640, 500],
  ];
  expect(chosen(['Week of Nov 9', 30, 200, 60], ...page)).toBe('2026-11-02');
  expect(chosen(['Payouts in the week of Nov 9', 30, 800], ...page)).toBe('2026-11-02');
});

test('ranges below the sum, as links to other weeks, or with sums of their own, leave the named week', () => {
  expect(
    chosen(
      ['Week of Nov 9', 60, 200],
      ['$497.63', 60, 260, 90],
      ['Nov 2 - Nov 8', 60, 700],
      ['Oct 26 - Nov 1', 60, 800],
    ),
  ).toBe('2026-11-09');
  expect(
    chosen(['Nov 2 - Nov 8', 60, 100], ['$320.10', 640, 100], ['Week of Nov 9', 60, 300, 50], ['$497.63', 60, 360, 90]),
  ).toBe('2026-11-09');
});

test('days without a month are of the month and year on the line above or below them', () => {
  expect(weeksOn(['Noviembre 2026', 30, 200], ['del lunes 2 al domingo 8', 30, 250])).toEqual(['2026-11-02']);
  expect(weeksOn(['November 2026', 30, 200], ['2 – 8', 30, 250])).toEqual(['2026-11-02']);
  expect(weeksOn(['del lunes 2 al domingo 8', 30, 200], ['noviembre de 2026', 30, 250])).toEqual(['2026-11-02']);
  expect(weeksOn(['Octubre de 2026', 30, 200], ['26 al 1', 30, 250])).toEqual(['2026-10-26']);
  expect(weeksOn(['Noviembre de 2026', 30, 200], ['26 al 1', 30, 250])).toEqual(['2026-10-26']);
  expect(weeksOn(['Diciembre de 2025', 30, 200], ['29 al 4', 30, 250])).toEqual(['2025-12-29']);
  expect(weeksOn(['Enero de 2026', 30, 200], ['29 al 4', 30, 250])).toEqual(['2025-12-29']);
});

test('days that are no week in the month above them stay unread, as do those below a month without a year', () => {
  expect(weeksOn(['Noviembre 2026', 30, 200], ['3 – 9', 30, 250])).toEqual([]);
  expect(weeksOn(['Noviembre 2026', 30, 200], ['2 – 15', 30, 250])).toEqual([]);
  expect(weeksOn(['Noviembre 2026', 30, 200], ['2 viajes de 8', 30, 250])).toEqual([]);
  expect(weeksOn(['Viajes de noviembre', 30, 200], ['del 2 al 8', 30, 250])).toEqual([]);
});

test.each(['Semana pagada', 'Semana depositada el', 'Week paid out', 'Week settled on', 'Weekly deposit sent'])(
  '“%s” above a date names no week: that is when its money moved',
  (step) => {
    expect(weeksOn([step, 30, 200], ['9 nov', 30, 250])).toEqual([]);
  },
);

test('“Weekly payout” before the words “week of” leaves the week that these name', () => {
  expect(weeksOn(['Weekly payout · week of Nov 9', 30, 200])).toEqual(['2026-11-09']);
});

test.each(['Semana cerrada', 'Week closed', 'Tu semana cerró el'])(
  'the day of “%s” isn’t the first one of its week, which is never sure by that alone',
  (step) => {
    const [week] = findWeeks(linesOf([step, 30, 200], ['9 nov', 30, 250]), asOf);
    expect(week).toMatchObject({ start: '2026-11-02', single: true });
    expect(week!.confidence).toBeLessThan(0.7);
  },
);

test('dates of steps below the sum leave the week to the range below it', () => {
  const steps: Pieces = [
    ['Ganancias totales', 60, 300],
    ['$497.63', 60, 360, 90],
    ['Semana revisada', 60, 600],
    ['9 nov', 60, 650],
    ['Semana', 60, 900],
    ['2 nov - 8 nov', 500, 900],
  ];
  expect(chosen(...steps)).toBe('2026-11-02');
});
