import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { nameScreens } from './screens.ts';
import { warmUp } from './warm-up.tsx';

const screen = (Component: () => React.ReactNode) => [
  { path: '/tasks', load: () => Promise.resolve({ default: Component }), limited: 'plain' as const },
];

// A page in the background is hardly ever idle.
const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 300 }));

test('a screen that is warmed up is rendered once, shown nowhere and does nothing', async () => {
  const rendered = vi.fn();
  const acted = vi.fn();
  nameScreens(
    screen(() => {
      rendered();
      useEffect(acted);
      return <h1>Tu solicitud</h1>;
    }),
  );
  const before = document.body.innerHTML;
  warmUp('/tasks');
  await expect.poll(() => rendered.mock.calls.length).toBe(1);
  warmUp('/tasks');
  // By the next idle moment the second call would have rendered.
  await idle();
  expect([rendered.mock.calls.length, acted.mock.calls.length]).toEqual([1, 0]);
  expect(document.body.innerHTML).toBe(before);
});

test('a screen that fails while it is warmed up fails silently', async () => {
  const failed = vi.fn();
  addEventListener('error', failed);
  const rendered = vi.fn((): React.ReactNode => {
    throw new Error('no application yet');
  });
  nameScreens(screen(rendered));
  warmUp('/tasks');
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0);
  await idle();
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});
