import { expect, test } from 'vitest';
import { addDays, addMonths, ageOn, isDate } from './dates.ts';

test('only days that exist are dates', () => {
  for (const real of ['2026-11-21', '2024-02-29', '2000-02-29', '1999-12-31']) expect(isDate(real), real).toBe(true);
  const wrong = ['2026-02-29', '1900-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00'];
  for (const text of wrong) expect(isDate(text), text).toBe(false);
});

test('only yyyy-mm-dd is understood', () => {
  for (const text of ['', '21/11/2026', '2026-1-2', '2026-11-21T00:00:00Z', ' 2026-11-21', '２０２６-11-21'])
    expect(isDate(text), text).toBe(false);
});

test('a person is a year older from the birthday on, by the calendar', () => {
  expect(ageOn('2005-11-21', '2026-11-20')).toBe(20);
  expect(ageOn('2005-11-21', '2026-11-21')).toBe(21);
  expect(ageOn('2005-11-21', '2027-11-20')).toBe(21);
});

test('someone born on 29 February turns on 1 March in a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
});

test('months are counted over the end of a year, forwards and back', () => {
  expect(addMonths('2026-01-31', -1)).toBe('2025-12');
  expect(addMonths('2026-11', 3)).toBe('2027-02');
});

test('days are counted over the end of a month, a year and summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-09', -2)).toBe('2026-03-07');
});
