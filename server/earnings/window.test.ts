import { expect, test } from 'vitest';
import { freezeOn, windowOn } from './window.ts';

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
