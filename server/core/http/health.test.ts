import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { remembered } from './health.ts';

test('frequent probes check the store only once in a while', async () => {
  let asked = 0;
  const check = remembered(60_000, async () => ++asked);
  await Promise.all([check(), check(), check()]);
  expect(asked).toBe(1);
});

test('a remembered check expires', async () => {
  let asked = 0;
  const check = remembered(0, async () => ++asked);
  await check();
  await check();
  expect(asked).toBe(2);
});

test('a server whose bucket is gone is not ready', async () => {
  const server = await startTestApp();
  server.deps.storage.check = () => Promise.reject(new Error('there is no such bucket'));
  const answer = await server.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json().checks]).toEqual([503, { database: 'ok', storage: 'failed', disk: 'ok' }]);
  await server.close();
});

test('a server without a contact for drivers is ready, and warns until there is one or somebody says why not', async () => {
  for (const [settings, warned] of [
    [{}, [expect.stringContaining('SUPPORT_WHATSAPP')]],
    [{ SUPPORT_PHONE: '+52 55 1234 5678' }, []],
    [{ SUPPORT_DECLINED: 'the branch answers' }, []],
  ] as const) {
    const server = await startTestApp({ settings });
    const answer = await server.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json().warnings]).toEqual([200, warned]);
    await server.close();
  }
});
