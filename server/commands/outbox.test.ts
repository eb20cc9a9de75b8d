import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Trx } from '../core/database/db.ts';
import { type JobHandlers, openJobs } from '../core/jobs.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { type Ended, runCommand } from '../testing/test-command.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'volante-outbox-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function outbox(...words: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  return runCommand('outbox', words, env);
}

test('before the first start no job was given up', async () => {
  expect((await outbox()).out).toBe('All messages: none\nJobs given up: none\n');
});

test('a job that was given up is listed with its last fault but without its data, and retried by its id', async () => {
  const jobs = await openJobs(database.url, pino({ level: 'silent' }));
  const handled: string[] = [];
  const faults: Record<string, Error> = {
    ana: new OutsideFault('zoom', 'refused', { status: 401 }),
    eva: Object.assign(new Error('invalid input syntax: "Eva"'), { code: '22P02' }),
    leo: new Error('Leo is not there'),
  };
  const run = async ({ name }: { name: string }) => {
    const fault = faults[name];
    if (fault) throw fault;
    handled.push(name);
  };
  const retry = { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 };
  await jobs.work({ 'test-greeting': { run, retry } } as unknown as JobHandlers);
  const enqueue = jobs.enqueue as unknown as (trx: Trx, name: string, data: object) => Promise<void>;
  await database.db.transaction().execute(async (trx) => {
    for (const name of Object.keys(faults)) await enqueue(trx, 'test-greeting', { name });
  });
  const listed = async () => (await outbox('list')).out.split('\n').slice(1, -1);
  await expect
    .poll(async () => (await listed())[0], {
      timeout: 15_000,
      interval: 500,
    })
    .toBe('Jobs given up: 3');

  const [, ...lines] = await listed();
  const minute = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;
  const line = new RegExp(
    `^[0-9a-f-]{36}  job      test-greeting        since ${minute}  given up ${minute}  tries 2  (\\w+)$`,
  );
  const reasons = lines.map((item) => line.exec(item)?.[1]);
  expect(reasons.toSorted()).toEqual(['22P02', 'unknown_error', 'zoom_refused']);
  expect(lines.join('\n')).not.toMatch(/ana|eva|leo/i);

  const id = lines[reasons.indexOf('zoom_refused')]!.slice(0, 36);
  delete faults.ana;
  expect(await outbox('notified', id)).toMatchObject({ code: 1, out: '' });
  expect((await outbox('retry', id)).out).toBe('The server will retry it within a minute.\n');
  await expect.poll(() => handled, { timeout: 15_000 }).toEqual(['ana']);
  expect((await listed())[0]).toBe('Jobs given up: 2');
  expect(await outbox('retry', id)).toMatchObject({ code: 1, err: expect.stringContaining('no such message or job') });
  await jobs.stop();
});
