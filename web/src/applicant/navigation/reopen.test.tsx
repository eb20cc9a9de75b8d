import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reopenOnce } from './reopen.ts';

const before = history.state;

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(before, '');
});

test('a page that found no server may still be opened anew once there is one', async () => {
  expect(await reopenOnce()).toBe(false);
  expect(history.state?.reopened).not.toBe(true);
  const asked = vi.mocked(fetch).mock.calls.length;
  expect(await reopenOnce()).toBe(false);
  expect(vi.mocked(fetch).mock.calls.length).toBe(asked + 1);
});

test('files that miss the same code at once open the page anew together', async () => {
  const answers = await Promise.all([reopenOnce(), reopenOnce()]);
  expect(answers).toEqual([false, false]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
