import { describe, expect, test } from 'vitest';
import { parseWeekRange } from './week-range.ts';

const start = (text: string, capturedAt = '2026-11-21'): string | null =>
  parseWeekRange(text, capturedAt)?.start ?? null;

describe('a week is recognized in every notation', () => {
  test.each([
    '2 nov - 8 nov',
    '2nov.-8nov.',
    'Del 2 al 8 de noviembre de 2026',
    'Nov 2–8',
    'NOV 02 – NOV 08, 2026',
    'Mon 2 Nov → Sun 8 Nov',
    'November 2nd to November 8th',
    '02.11.–08.11.2026',
    '2026-11-02 / 2026-11-08',
    'Nov 2, 4 AM – Nov 9, 4 AM',
    'Week of Nov 2',
    'semana 45 (2-8 nov)',
    'lun., 2 de nov. - dom., 8 de nov.',
  ])('%s', (text) => expect(start(text)).toBe('2026-11-02'));
});

describe('numeric dates are tried in both orders, and the Monday decides', () => {
  test.each(['2/11 - 8/11', '11/2 – 11/8', '11/02/26 - 11/08/26', '02/11/2026-09/11/2026', '11/2-8'])('%s', (text) =>
    expect(start(text)).toBe('2026-11-02'),
  );
});

test('a reading of the whole numeric range wins over one that starts in the middle', () => {
  expect(start('1/5/26 - 1/11/26', '2026-02-14')).toBe('2026-01-05');
});

describe('a range run together or misread by the recognizer is still a week', () => {
  test.each([
    ['Semanadel22al28dediciembre', '2025-12-22'],
    ['Nov22026-Nov82026', '2026-11-02'],
    ['O2/11-O8/11', '2026-11-02'],
    ['24-AG0-2026a 30-AG0-2026', '2026-08-24'],
    ['09mar 26-15mar 26', '2026-03-09'],
    ['2 ncv - 8 nov', '2026-11-02'],
    ['SEMANA:02/11/26a108/11/26', '2026-11-02'],
    ['Earnings02/02/2026 12:00 AM: 02/08/2026 11:59 PM', '2026-02-02'],
    ['Inicio: 2 nov: 8 nov', '2026-11-02'],
    ['Week starting ct12,2026', '2026-10-12'],
    ['Nov2,20264AM-Nov9,20264AM', '2026-11-02'],
    ['2nov20264:00a.m.-9nov20264:00a.m.', '2026-11-02'],
    ['lun,2nov4a.m.-lun,9nov4a.m.', '2026-11-02'],
    ['2 nov, 4 a. m. - 9 nov, 4 a. m.', '2026-11-02'],
    ['Del lunes l0 al lunes 17 de agosto', '2026-08-10'],
  ])('%s', (text, monday) => expect(start(text)).toBe(monday));
});

test('without a year the latest week that is not in the future is meant', () => {
  expect(start('16 nov - 22 nov', '2026-11-21')).toBe('2026-11-16');
  expect(start('22 dic - 28 dic', '2026-01-12')).toBe('2025-12-22');
});

test('the week of New Year spans two years', () => {
  expect(start('29 dic - 4 ene', '2026-01-18')).toBe('2025-12-29');
  expect(start('29 dic 2025 - 4 ene 2026', '2026-11-21')).toBe('2025-12-29');
});

test('a month named only at the end is the one the week ends in', () => {
  expect(start('Del lunes 27 al domingo 3 de mayo', '2026-05-20')).toBe('2026-04-27');
  expect(start('29 - 4 ene', '2026-01-18')).toBe('2025-12-29');
  expect(start('27 al 4 de mayo', '2026-05-20')).toBe('2026-04-27');
  expect(start('26 al 3 de mayo', '2026-05-20')).toBeNull();
});

test('a written year is never replaced by another that would fit', () => {
  expect(start('3 nov - 9 nov 2026')).toBeNull();
  expect(start('Nov 3–9, 2026')).toBeNull();
  expect(start('Nov 3–9, 2025')).toBe('2025-11-03');
});

test('the word "I" in a sentence is no first of a month, though a lone letter beside one is', () => {
  expect(start('How much did I make last week?', '2026-02-16')).toBeNull();
  expect(start('I dic - 7 dic', '2025-12-16')).toBe('2025-12-01');
  expect(start('Dec I to Dec 7', '2025-12-16')).toBe('2025-12-01');
});

test('a misread digit of one end is corrected from the other, with less confidence', () => {
  const repaired = parseWeekRange('2 nov - 6 nov 2026', '2026-11-21');
  expect(repaired?.start).toBe('2026-11-02');
  expect(repaired!.certainty).toBeLessThan(0.8);
});

describe('only a range from Monday to Sunday or Monday is read as a week', () => {
  test.each([
    '1 nov - 30 nov',
    'noviembre 2026',
    'Nov 2 - Nov 15',
    'May 25 - Jun 7',
    'mar, 3 mar',
    '5 nov, 18:42',
    'entre el 12 y el 16 de nov',
    '21 dic - 27 dic 2026',
    'Llega el 2 de noviembre',
  ])('%s', (text) => expect(start(text)).toBeNull());
});

test('of several dates below each other none names the week by itself', () => {
  expect(start('02/09/2026 03/09/2026 04/09/2026 total semana')).toBeNull();
  expect(start('Semana del 2 nov, pagada el 11 nov')).toBe('2026-11-02');
});

test('an arrow after a single date leads to another week, a dash goes on to its end', () => {
  expect(parseWeekRange('Week of Nov 2 >', '2026-11-21')?.partial).toBeUndefined();
  expect(parseWeekRange('Week of Nov 2 -', '2026-11-21')?.partial).toBe(true);
});

test('an arrow before days below a month and its year leads to the week before them', () => {
  expect(parseWeekRange('November 2026 <Mon 2-Sun 8 >', '2026-11-21')?.start).toBe('2026-11-02');
  expect(parseWeekRange('Octubre 2026 ‹ lun 26 - dom 1 ›', '2026-11-21')?.start).toBe('2026-10-26');
});
