import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetries } from './retry-later.ts';

const failure = { code: 'reading_unavailable' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Retries that keep failing until `works`; returns the seconds before each. */
function failing(options: { works?: () => boolean } = {}) {
  const begun = Date.now();
  const times: number[] = [];
  const retries = createRetries(() => {
    times.push(Math.round((Date.now() - begun) / 1000));
    if (!options.works?.()) queueMicrotask(() => retries.later(failure));
    return true;
  });
  return { retries, times };
}

test('each pause before files are sent again is twice the one before, up to five minutes', async () => {
  const { retries, times } = failing();
  retries.later(failure);
  await vi.advanceTimersByTimeAsync(1_300_000);
  expect(times).toEqual([20, 60, 140, 300, 600, 900, 1200]);
});

test('pauses are short again once something arrived', async () => {
  let works = false;
  const { retries, times } = failing({ works: () => works });
  retries.later(failure);
  await vi.advanceTimersByTimeAsync(21_000);
  works = true;
  await vi.advanceTimersByTimeAsync(39_000);
  expect(times).toEqual([20, 60]);
  retries.reset();
  retries.later(failure);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(times).toEqual([20, 60, 80]);
});

test('a returning network triggers a retry, unless the server asked for a wait', async () => {
  const { retries, times } = failing({ works: () => true });
  retries.later({ ...failure, after: Date.now() + 100_000 });
  dispatchEvent(new Event('online'));
  expect(times).toEqual([]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(times).toEqual([100]);
  retries.later(failure);
  dispatchEvent(new Event('online'));
  expect(times).toEqual([100, 100]);
});
