import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { newest } from '../testing/test-driver.ts';
import { createSlowReader, sendScreenshot } from '../testing/test-screenshots.ts';

const reader = createSlowReader();
const server = await startTestApp({ reader, settings: { SCREENSHOTS_PER_HOUR: '3' } });
afterAll(server.close);
beforeEach(() => {
  reader.failWith(null);
  server.setNow('2026-11-21T18:00:00Z');
});

async function openSender() {
  const { requestId } = await server.open('mx');
  const image = await reader.draw({ week: newest, amount: 100 });
  return async () => (await sendScreenshot(server, { requestId, image })).status;
}

test('an upload refused by a busy server does not count toward the hourly limit', async () => {
  const send = await openSender();
  reader.failWith('busy');
  for (let tries = 0; tries < 5; tries++) expect(await send()).toBe(503);
  reader.failWith(null);
  expect(await send()).toBe(200);
});

test('an upload refused for its content counts toward the limit', async () => {
  const send = await openSender();
  reader.failWith('not_an_image');
  expect([await send(), await send(), await send()]).toEqual([400, 400, 400]);
  reader.failWith(null);
  expect(await send()).toBe(429);
});
