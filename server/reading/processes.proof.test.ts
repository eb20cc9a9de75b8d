import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from '../admission/open.ts';
import { system } from '../applications/events.ts';
import { requestPath } from '../testing/calls.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from '../testing/test-replicas.ts';

const TIMEOUT = 180_000;
const database = await createTestDatabase();
let replicas: Replicas;
let server: Replica;
let readers: Replica[];

beforeAll(async () => {
  replicas = await openReplicas(database.url, { SCREENSHOTS_PER_HOUR: '2' });
  server = await replicas.start({ READER: 'off' });
  readers = [await replicas.start({ READER: 'only' }), await replicas.start({ READER: 'only' })];
  await Promise.all([server, ...readers].map((one) => one.ready()));
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const open = () => openApplication(database, { country: 'mx', actor: system('test') });
const processes = () => rows('select id from reading_processes');

async function send(requestId: string) {
  const profile = await readFile(path.join(import.meta.dirname, '../earnings/fixtures/profile.png'));
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestId, platform: 'uber', uploadType: 'profile' }))
    form.append(name, value);
  form.append('image', new Blob([Uint8Array.from(profile)], { type: 'image/png' }), 'profile.png');
  const answer = await fetch(`${server.origin}/api/ocr/upload-screenshots`, { method: 'POST', body: form });
  const { data, error } = (await answer.json()) as {
    data?: { profileMetrics: { fullName: string | null } };
    error?: { code: string };
  };
  return { status: answer.status, data, code: error?.code, retryAfter: answer.headers.get('retry-after') };
}

test('a process that only reads answers probes and nothing else', { timeout: TIMEOUT }, async () => {
  const { origin } = readers[0]!;
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  for (const address of ['/', '/staff/', '/api/openapi.json']) expect((await fetch(origin + address)).status).toBe(404);
});

test('when a reading process is killed, another one reads its pictures, each once', {
  timeout: TIMEOUT,
}, async () => {
  await expect.poll(processes, { timeout: 30_000 }).toHaveLength(2);
  const drivers = await Promise.all([1, 2, 3, 4, 5, 6].map(open));
  const sent = Promise.all(drivers.map(({ requestId }) => send(requestId)));
  const busy = () => rows('select distinct reader from pictures_to_read where reader is not null and outcome is null');
  await expect.poll(busy, { timeout: 60_000, interval: 20 }).toHaveLength(2);
  await readers[0]!.end('SIGKILL');
  const answers = await sent;
  expect(answers.map(({ status, code }) => code ?? status)).toEqual(drivers.map(() => 200));
  expect(new Set(answers.map(({ data }) => data?.profileMetrics.fullName)).size).toBe(1);
  expect(await rows('select count(*)::int as n from screenshots')).toEqual([{ n: drivers.length }]);
  expect(await rows('select id from pictures_to_read')).toEqual([]);
});

test('without a reading process pictures are refused without counting toward the limit, and read once one is back', {
  timeout: TIMEOUT,
}, async () => {
  const { requestId } = await open();
  expect(await readers[1]!.end()).toBe(0);
  const refusal = { status: 503, code: 'reading_unavailable', retryAfter: '20' };
  await expect.poll(() => send(requestId), { timeout: 60_000, interval: 1000 }).toMatchObject(refusal);
  for (let tries = 0; tries < 3; tries++) expect(await send(requestId)).toMatchObject(refusal);
  expect((await server.call('GET', requestPath(requestId))).status).toBe(200);
  await (await replicas.start({ READER: 'only' })).ready();
  await expect.poll(async () => (await send(requestId)).status, { timeout: 60_000, interval: 1000 }).toBe(200);
});
