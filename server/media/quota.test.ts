import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSlowReader, sendScreenshot } from '../earnings/testing/test-screenshots.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { sweepMedia } from './sweep.ts';
import { manyCalls, traces, upload } from './testing/test-upload.ts';

const reader = createSlowReader();
let server: TestApp;
let mine: { requestId: string; applicationId: string };
let photo: Buffer;

beforeAll(async () => {
  server = await startTestApp({ reader, settings: { ...manyCalls, STORED_MB_PER_APPLICATION: '2' } });
  photo = await files.noisyJpeg(700_000);
});
beforeEach(async () => {
  server.setNow(new Date());
  mine = await server.open('mx');
});
afterAll(() => server.close());

const send = (count = 1) =>
  upload(
    server,
    mine.requestId,
    'selfie_photo',
    Array.from({ length: count }, () => ({ bytes: photo })),
  );
const stored = async (): Promise<number> => {
  const query = 'select coalesce(sum(size), 0)::int as bytes from media where application_id = $1';
  return (await server.database.pool.query(query, [mine.applicationId])).rows[0].bytes;
};

/** Counts writes to the store while `work` runs. */
async function writesDuring(work: () => Promise<unknown>): Promise<number> {
  const { storage } = server.deps;
  let writes = 0;
  const put: typeof storage.put = (key, source) => {
    writes++;
    return storage.put(key, source);
  };
  server.deps.storage = { ...storage, put };
  await work().finally(() => {
    server.deps.storage = storage;
  });
  return writes;
}

test('an application at its quota can store no more, and nothing of the refused file is written', async () => {
  while ((await send()).status === 200);
  const before = await traces(server);
  const writes = await writesDuring(async () => {
    const { status, error } = await send();
    expect([status, error.code]).toEqual([422, 'file_quota_exceeded']);
  });
  expect(writes).toBe(0);
  expect(await traces(server)).toEqual(before);
  expect(await stored()).toBeLessThanOrEqual(2 * 1024 * 1024);
});

test('another application is not affected', async () => {
  while ((await send()).status === 200);
  const other = await server.open('mx');
  expect((await upload(server, other.requestId, 'selfie_photo', [{ bytes: photo }])).status).toBe(200);
});

test('concurrent uploads never exceed the quota', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
  expect(await stored()).toBeLessThanOrEqual(2 * 1024 * 1024);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['file_quota_exceeded']));
  const { keys, rows } = await traces(server);
  expect(keys).toHaveLength(rows);
});

test('screenshots count as well', async () => {
  while ((await send()).status === 200);
  const left = 2 * 1024 * 1024 - (await stored());
  await server.database.pool.query(
    'update media set size = size + $1 where id = (select max(id::text)::uuid from media)',
    [left],
  );
  const [week = ''] = wantedWeeks('2026-11-21');
  const image = await reader.draw({ week, amount: 900 });
  server.setNow('2026-11-21T18:00:00Z');
  const before = await traces(server);
  const answer = await sendScreenshot(server, { image, requestId: mine.requestId });
  expect([answer.status, answer.code]).toEqual([422, 'file_quota_exceeded']);
  expect(await traces(server)).toEqual(before);
});

test('swept files free their share of the quota', async () => {
  while ((await send()).status === 200);
  server.setNow(new Date(Date.now() + 25 * 3600_000));
  await sweepMedia(server.deps);
  server.setNow(new Date());
  expect((await send()).status).toBe(200);
});
