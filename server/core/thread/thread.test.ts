import { expect, test, vi } from 'vitest';
import type { Task } from './testing/obedient-thread.ts';
import { createThread } from './thread.ts';

const threadOf = (budget = 20_000) =>
  createThread<Task, unknown>({
    script: new URL('./testing/obedient-thread.ts', import.meta.url),
    budget,
    memory: 64,
  });

test('work is done by one thread, which outlives an error of its work', async () => {
  const run = threadOf();
  const first = await run('answer');
  await expect(run('throw')).rejects.toThrow('moody');
  expect(await Promise.all([run('answer'), run('answer')])).toEqual([first, first]);
});

test('work beyond its budget is given up with the seconds to wait, and the next is done by a new thread', async () => {
  const run = threadOf(1500);
  const first = await run('answer');
  await expect(run('compute')).rejects.toMatchObject({ code: 'server_unavailable_error', retryAfter: 5 });
  expect(await run('answer')).not.toBe(first);
});

test('a thread that ends during its work is reported at once', async () => {
  const run = threadOf();
  await expect(run('exit')).rejects.toThrow(/ended/);
  await run('answer');
});

test('work that comes while an idle thread is being ended is done by a new one', async () => {
  const script = new URL('./testing/obedient-thread.ts', import.meta.url);
  const run = createThread<Task, unknown>({ script, budget: 20_000, memory: 64, idle: 0 });
  for (let round = 0; round < 5; round++) {
    const first = await run('answer');
    // The timer that ends the thread comes first.
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await run('answer')).not.toBe(first);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
});

test('a thread finds no secret in its environment', async () => {
  vi.stubEnv('SECRET_KEY', 'x'.repeat(32));
  expect(await threadOf()('environment')).toEqual([]);
  vi.unstubAllEnvs();
});
