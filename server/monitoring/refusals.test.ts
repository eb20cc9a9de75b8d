import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { newest } from '../earnings/testing/test-driver.ts';
import { createSlowReader, sendScreenshot } from '../earnings/testing/test-screenshots.ts';
import { startTestApp } from '../testing/test-app.ts';

const reader = createSlowReader();
const server = await startTestApp({ reader });
afterAll(server.close);
server.setNow('2026-11-21T18:00:00Z');

test('a screenshot refused with status 500 counts as a refusal in the metrics and is not logged as a fault', async () => {
  const { requestId } = await server.open('mx');
  const image = await reader.draw({ week: newest, amount: 100, app: 'didi' });
  const headers = { 'idempotency-key': randomUUID() };
  for (const sent of [{ image }, { image, headers }, { image, headers }])
    expect(await sendScreenshot(server, { requestId, ...sent })).toMatchObject({ status: 500, code: 'wrong_platform' });
  expect(await uploadsByStatus()).toEqual({ '4xx': 3 });
  const levels = server.logged.map((line) => JSON.parse(line).level);
  expect(levels.filter((level) => level > 30)).toEqual([]);
});

test('an internal failure still counts as a failure', async () => {
  const { requestId } = await server.open('mx');
  reader.failWith('busy');
  expect(
    await sendScreenshot(server, { requestId, image: await reader.draw({ week: newest, amount: 100 }) }),
  ).toMatchObject({ status: 503 });
  expect(await uploadsByStatus()).toMatchObject({ '5xx': 1 });
});

/** Uploads of screenshots that were answered, by the class of their status. */
async function uploadsByStatus(): Promise<Record<string, number>> {
  const { values } = await server.deps.metrics.calls.get();
  const uploads = values.filter(({ labels }) => String(labels.route).endsWith('/ocr/upload-screenshots'));
  return Object.fromEntries(uploads.map(({ labels, value }) => [labels.status, value]));
}
