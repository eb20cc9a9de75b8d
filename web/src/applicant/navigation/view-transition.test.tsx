import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOf, showWithTransition } from './view-transition.ts';

const shown = vi.fn();

beforeEach(() => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
});
afterEach(() => {
  vi.restoreAllMocks();
  shown.mockClear();
});

test('a screen with loaded code slides in within 200 ms, and a key press ends the transition', async () => {
  const begin = vi.spyOn(document, 'startViewTransition');
  await codeOf(Promise.resolve());
  showWithTransition(shown);
  await expect.poll(() => shown.mock.calls.length).toBe(1);
  const transition = begin.mock.results[0]?.value as ViewTransition;
  const skip = vi.spyOn(transition, 'skipTransition');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(skip).toHaveBeenCalledOnce();
  await transition.finished;
});

test('a screen whose code came late is shown at once', async () => {
  const begin = vi.spyOn(document, 'startViewTransition');
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1060);
  await codeOf(Promise.resolve());
  showWithTransition(shown);
  expect(shown).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});

test('people who prefer reduced motion see no animation', () => {
  const begin = vi.spyOn(document, 'startViewTransition');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  showWithTransition(shown);
  expect(shown).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});

test('a slow phone shows the next screen at once', () => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(4);
  const begin = vi.spyOn(document, 'startViewTransition');
  showWithTransition(shown);
  expect(shown).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});
