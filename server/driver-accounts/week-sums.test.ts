import { expect, test } from 'vitest';
import { sumWeeks } from './week-sums.ts';

const day = (date: string, amount: number, currency = 'MXN') => ({ date, amount, currency });

test('a week runs from Monday to Sunday', () => {
  const days = [day('2026-11-08', 1), day('2026-11-09', 10), day('2026-11-15', 20), day('2026-11-16', 300)];
  expect(sumWeeks(days, 'MXN')).toEqual([
    { week: '2026-11-02', amount: 1 },
    { week: '2026-11-09', amount: 30 },
    { week: '2026-11-16', amount: 300 },
  ]);
});

test('cents add up exactly', () => {
  const days = [day('2026-11-09', 0.1), day('2026-11-10', 0.2), day('2026-11-11', 1033.15)];
  expect(sumWeeks(days, 'MXN')).toEqual([{ week: '2026-11-09', amount: 1033.45 }]);
});

test('days in another currency are ignored, and a week without days is left out', () => {
  expect(sumWeeks([day('2026-11-09', 10, 'USD')], 'MXN')).toEqual([]);
  expect(sumWeeks([], 'MXN')).toEqual([]);
});

test('corrections by the platform reduce a week, but never below zero', () => {
  expect(sumWeeks([day('2026-11-09', 10), day('2026-11-10', -4)], 'MXN')[0]?.amount).toBe(6);
  expect(sumWeeks([day('2026-11-09', 10), day('2026-11-10', -40)], 'MXN')[0]?.amount).toBe(0);
});
