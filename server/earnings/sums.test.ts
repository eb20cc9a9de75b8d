import { expect, test } from 'vitest';
import { sumUp } from './sums.ts';
import { freezeOn, windowOn } from './window.ts';

const weeks = (...amounts: number[]) =>
  amounts.map((amount, i) => ({ week: `2026-10-${String(5 + 7 * i).padStart(2, '0')}`, amount }));

test('the total, mean and median of the weeks are exact to the cent', () => {
  expect(sumUp(weeks(0.1, 0.2, 0.3))).toMatchObject({ total: 0.6, mean: 0.2, median: 0.2 });
  expect(sumUp(weeks(4512.3, 100, 99.99, 1000.01))).toMatchObject({ total: 5712.3, mean: 1428.08, median: 550.01 });
});

test('a week without work counts as zero, not as missing', () => {
  expect(sumUp(weeks(3000, 0, 3000))).toMatchObject({ total: 6000, mean: 2000, median: 3000 });
});

test('the trend is the change in earnings per week', () => {
  expect(sumUp(weeks(1000, 1100, 1200)).trend).toBe(100);
  expect(sumUp(weeks(1200, 1100, 1000)).trend).toBe(-100);
  expect(sumUp(weeks(500, 500, 500, 500)).trend).toBe(0);
  expect(sumUp(weeks(0, 0, 0)).trend).toBe(0);
});

test('the trend does not depend on the order of the weeks', () => {
  expect(sumUp(weeks(1000, 1350, 1200, 900).reverse()).trend).toBe(sumUp(weeks(1000, 1350, 1200, 900)).trend);
});

test('a missing week in between does not steepen the trend', () => {
  const [first, , third] = weeks(1000, 0, 1200);
  expect(sumUp([first!, third!]).trend).toBe(100);
});

test('the trend is the least-squares slope, worked out by hand for four weeks', () => {
  // x = 0..3, mean 1.5, spread 5; (-1.5·2 − 0.5·1 + 0.5·4 + 1.5·3) / 5 = 0.6
  expect(sumUp(weeks(2, 1, 4, 3)).trend).toBe(0.6);
});

test('no filled week gives no figures, one gives no trend', () => {
  expect(sumUp([])).toEqual({ total: null, mean: null, median: null, trend: null });
  expect(sumUp(weeks(250))).toEqual({ total: 250, mean: 250, median: 250, trend: null });
});

test('before the first upload the window is the twelve complete weeks before today', () => {
  const window = windowOn('2026-11-21', undefined);
  expect(window).toMatchObject({ frozenUntil: null, held: false });
  expect(window.weeks).toHaveLength(12);
  expect(window.weeks[0]).toBe('2026-11-09');
  expect(window.weeks.at(-1)).toBe('2026-08-24');
});

test('the first upload freezes the twelve weeks for 14 days, even as new weeks complete', () => {
  const frozen = freezeOn('2026-11-21');
  expect(frozen).toEqual({ newestWeek: '2026-11-09', frozenUntil: '2026-12-05' });
  for (const day of ['2026-11-21', '2026-11-23', '2026-12-05']) {
    expect(windowOn(day, frozen)).toEqual({
      weeks: windowOn('2026-11-21', undefined).weeks,
      frozenUntil: '2026-12-05',
      held: true,
    });
  }
});

test('after 14 days the window moves to the newest complete weeks and follows the calendar until the next upload', () => {
  const window = windowOn('2026-12-06', freezeOn('2026-11-21'));
  expect(window).toMatchObject({ frozenUntil: null, held: false });
  expect(window.weeks[0]).toBe('2026-11-23');
});

test('the weeks of a passed analysis never move again', () => {
  const window = windowOn('2027-06-01', { newestWeek: '2026-11-09', frozenUntil: null });
  expect(window).toMatchObject({ frozenUntil: null, held: true });
  expect(window.weeks[0]).toBe('2026-11-09');
});

test('the twelve weeks cross New Year and daylight saving without a gap', () => {
  const { weeks } = windowOn('2027-01-10', undefined);
  expect(weeks.slice(0, 3)).toEqual(['2026-12-28', '2026-12-21', '2026-12-14']);
  expect(new Set(weeks.map((w) => new Date(`${w}T00:00:00Z`).getUTCDay()))).toEqual(new Set([1]));
});
