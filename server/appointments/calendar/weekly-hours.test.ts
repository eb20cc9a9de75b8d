import { expect, test } from 'vitest';
import { readWeeklyHours, writeWeeklyHours } from './weekly-hours.ts';

test('hours are parsed as staff write them', () => {
  expect(readWeeklyHours('mon-tue 9:00-13:00, SAT 10:00-24:00')).toEqual([
    { weekday: 1, starts: '09:00', ends: '13:00' },
    { weekday: 2, starts: '09:00', ends: '13:00' },
    { weekday: 6, starts: '10:00', ends: '24:00' },
  ]);
});

test('formatted hours parse to the same hours', () => {
  for (const text of ['mon-fri 09:00-13:00, mon-fri 14:00-18:00, sat 09:00-14:00', 'mon 08:00-09:00, wed 08:00-09:00'])
    expect(writeWeeklyHours(readWeeklyHours(text) ?? [])).toBe(text);
  expect(writeWeeklyHours([{ weekday: 7, starts: '09:00:00', ends: '24:00:00' }])).toBe('sun 09:00-24:00');
});

test.each([
  '',
  'mon',
  'fri-mon 09:00-18:00',
  'mon 18:00-09:00',
  'mon 09:00-09:00',
  'mon 09:00-24:30',
  'mon 9-18',
  'mon 09:60-10:00',
  'lun 09:00-18:00',
  'mon 09:00-12:00, mon-fri 11:30-18:00',
])('%j are not valid hours', (text) => expect(readWeeklyHours(text)).toBeNull());
