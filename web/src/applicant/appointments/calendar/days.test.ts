import { expect, test } from 'vitest';
import { bookableMonths, fromLocalDate, monthView, toLocalDate } from './days.ts';

test('a visit can be booked this month and up to three months ahead, over the end of the year too', () => {
  expect(bookableMonths('2026-11-21')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']);
});

test('a month view has six weeks that begin on Monday in Mexico and on Sunday in the United States', () => {
  expect(monthView('2026-12-01', 1, '2026-11-21')).toEqual({ from: '2026-11-30', days: 42 });
  expect(monthView('2026-12-01', 0, '2026-11-21')).toEqual({ from: '2026-11-29', days: 42 });
});

test('days before today are not asked for', () => {
  expect(monthView('2026-11-01', 1, '2026-11-21')).toEqual({ from: '2026-11-21', days: 16 });
});

test('a day stays the same day in the calendar when clocks change', () => {
  for (const day of ['2026-03-08', '2026-11-01', '2026-02-28', '2026-12-31']) {
    expect(fromLocalDate(toLocalDate(day))).toBe(day);
  }
});
