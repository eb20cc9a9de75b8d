import { countries } from '@volante/contract/countries/index.ts';
import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { expect, test } from 'vitest';
import { agree, judgeEarnings, judgeProfile, SURE_ENOUGH } from './judge.ts';

const wanted = wantedWeeks('2026-11-21');
const read = <T>(value: T, confidence = 1) => ({ value, confidence });
const reading = (seen: Partial<ScreenshotReading>): ScreenshotReading => ({
  kind: 'earnings',
  band: 'sure',
  reason: null,
  platformSeen: null,
  fullName: null,
  rating: null,
  weekStart: read('2026-11-09'),
  amount: read(100),
  currency: null,
  pictureHash: '',
  ms: 0,
  modelMs: 0,
  ...seen,
});
const judge = (seen: Partial<ScreenshotReading>, country = countries.mx) =>
  judgeEarnings(reading(seen), 'uber', country, wanted);

test('an uncertain figure is discarded, a certain one is kept', () => {
  expect(judge({ amount: read(100, SURE_ENOUGH) })).toEqual({ week: '2026-11-09', amount: 100 });
  expect(() => judge({ amount: read(100, SURE_ENOUGH - 0.01) })).toThrow('Invalid Data');
  expect(() => judge({ weekStart: read('2026-11-09', SURE_ENOUGH - 0.01) })).toThrow('Invalid Data');
});

test('only a reading that is sure fills a week', () => {
  expect(() => judge({ band: 'ask', reason: 'other_screen' })).toThrow('Invalid Data');
  expect(() => judge({ band: 'none', reason: 'other_screen' })).toThrow('Invalid Data');
});

test('a figure in the country’s currency or without one is kept, in another it is refused', () => {
  expect(judge({ currency: 'MXN' }).amount).toBe(100);
  expect(() => judge({ currency: 'USD' })).toThrow('Invalid Data');
  expect(judge({ currency: 'USD' }, countries.us).amount).toBe(100);
});

test('another platform’s app is refused first, unless the picture shows no app', () => {
  expect(() => judge({ platformSeen: 'didi', amount: null })).toThrow(
    expect.objectContaining({ code: 'wrong_platform' }),
  );
  expect(() => judge({ platformSeen: 'didi', kind: 'none', amount: null })).toThrow(
    expect.objectContaining({ code: 'unreadable_screenshot' }),
  );
  expect(judge({ platformSeen: 'uber' }).amount).toBe(100);
});

test('for the platform "other" any app is accepted', () => {
  const profile = reading({ kind: 'profile', platformSeen: 'lyft', fullName: read('Ana Bell') });
  expect(judgeProfile(profile, 'other')).toEqual({ fullName: 'Ana Bell', rating: null });
  expect(() => judgeProfile(profile, 'uber')).toThrow(expect.objectContaining({ code: 'wrong_platform' }));
});

test('an uncertain name or rating is left out of the profile', () => {
  const profile = reading({ kind: 'profile', fullName: read('Ana Bell', 0.2), rating: read(4.9, 0.9) });
  expect(judgeProfile(profile, 'uber')).toEqual({ fullName: null, rating: 4.9 });
});

test.each(['several_names', 'cut_name'] as const)('a name that the screen contradicts is left out: %s', (reason) => {
  const profile = reading({ kind: 'profile', band: 'ask', reason, fullName: read('Ana Bell'), rating: read(4.9) });
  expect(judgeProfile(profile, 'uber')).toEqual({ fullName: null, rating: 4.9 });
});

test('pictures are the same only if both have readings and no value differs', () => {
  expect(agree(reading({}), reading({}))).toBe(true);
  expect(agree(reading({}), reading({ amount: read(101) }))).toBe(false);
  expect(agree(reading({}), reading({ weekStart: read('2026-11-02') }))).toBe(false);
  expect(agree(reading({}), reading({ amount: null }))).toBe(true);
  expect(agree(reading({}), reading({ amount: null, weekStart: null }))).toBe(false);
});
