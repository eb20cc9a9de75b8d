import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Trx } from './database/db.ts';
import { type JobHandler, type JobOptions, type Jobs, type OtherReleases, openJobs } from './jobs.ts';

// The kinds of jobs belong to features; the queue accepts any name.
interface AnyJobs extends Omit<Jobs, 'enqueue' | 'work'> {
  enqueue(trx: Trx, name: string, data: object, options?: JobOptions): Promise<void>;
  work(
    handlers: Record<
      string,
      Pick<JobHandler<never>, 'cron' | 'retry' | 'expireSeconds'> & {
        run(data: { to: string }, signal?: AbortSignal): Promise<void>;
      }
    >,
    others?: OtherReleases,
  ): Promise<void>;
}

const open = async () => (await openJobs(database.url, pino({ level: 'silent' }))) as unknown as AnyJobs;
let database: TestDatabase;
let jobs: AnyJobs;
const greeted: string[] = [];
const greet = async ({ to }: { to: string }) => void greeted.push(to);
const work = (run: (data: { to: string }) => Promise<void>, cron?: string) =>
  jobs.work({ 'test-greeting': { run, ...(cron && { cron }) } });

beforeEach(async () => {
  greeted.length = 0;
  database = await createTestDatabase();
  jobs = await open();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

test('a job is worked soon after its transaction commits', async () => {
  await work(greet);
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Ana' }));
  await expect.poll(() => greeted, { timeout: 3000 }).toEqual(['Ana']);
});

test('queues of scheduled jobs are polled rarely, but start due jobs at once', async () => {
  const began: string[] = [];
  const note = async ({ to }: { to: string }) => void began.push(to);
  await jobs.work({ 'test-greeting': { run: note }, 'test-sweep': { run: note, cron: '0 3 * * *' } });
  const send = (name: string, to: string, options?: JobOptions) =>
    database.db.transaction().execute((trx) => jobs.enqueue(trx, name, { to }, options));
  // Both workers have polled once by now. A delayed job sends no notification, so only a poll finds it.
  await pause(1000);
  await send('test-sweep', 'a retry of the sweep', { startAfter: 1 });
  await send('test-greeting', 'a delayed greeting', { startAfter: 1 });
  await expect.poll(() => began, { timeout: 8000 }).toEqual(['a delayed greeting']);
  await pause(3000);
  expect(began).toEqual(['a delayed greeting']);
  await send('test-sweep', 'the sweep');
  await expect.poll(() => began, { timeout: 3000 }).toContain('the sweep');
});

test('one of many jobs that may wait runs after those that somebody waits for', async () => {
  const many = Array.from({ length: 25 }, (_, n) => `one of many ${n}`);
  await database.db.transaction().execute(async (trx) => {
    for (const to of many) await jobs.enqueue(trx, 'test-greeting', { to }, { afterOthers: true });
    await jobs.enqueue(trx, 'test-greeting', { to: 'Ana' });
  });
  await work(greet);
  await expect.poll(() => greeted, { timeout: 10_000 }).toHaveLength(26);
  // Ten begin at once.
  expect(greeted.indexOf('Ana')).toBeLessThan(10);
});

test('a job enqueued by a failed transaction never runs', async () => {
  await work(greet);
  const failing = database.db.transaction().execute(async (trx) => {
    await jobs.enqueue(trx, 'test-greeting', { to: 'Nobody' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  // Jobs run in order: if the first one existed, it would be done by now.
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Ana' }));
  await expect.poll(() => greeted, { timeout: 5000 }).toEqual(['Ana']);
});

test('a scheduled job does not start early', async () => {
  let greetedAt = 0;
  await work(async (data) => {
    await greet(data);
    greetedAt = Date.now();
  });
  const startAfter = new Date(Date.now() + 700);
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Later' }, { startAfter }));
  await expect.poll(() => greeted, { timeout: 8000 }).toEqual(['Later']);
  expect(greetedAt).toBeGreaterThanOrEqual(startAfter.getTime());
});

test('of several waiting jobs with one key only one runs; jobs without a key all run', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const to of ['A', 'B', 'C']) await jobs.enqueue(trx, 'test-greeting', { to }, { key: 'once' });
    for (const to of ['D', 'E']) await jobs.enqueue(trx, 'test-greeting', { to });
  });
  await work(greet);
  await expect.poll(() => greeted.toSorted(), { timeout: 3000 }).toEqual(['A', 'D', 'E']);
});

test('a job that fails is tried again, and its neighbours are not held back', async () => {
  let tries = 0;
  await database.db.transaction().execute(async (trx) => {
    for (const to of ['unlucky', 'lucky']) await jobs.enqueue(trx, 'test-greeting', { to });
  });
  await work(async ({ to }) => {
    if (to === 'unlucky' && ++tries === 1) throw new Error('the line was busy');
    greeted.push(to);
  });
  await expect.poll(() => greeted, { timeout: 12_000 }).toEqual(['lucky', 'unlucky']);
});

test('each kind of job follows its own retry policy, even in a queue made by an earlier version', async () => {
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'made the queue' }));
  let tries = 0;
  const run = async ({ to }: { to: string }) => {
    if (to === 'Ana') tries++;
    throw new Error('nobody there');
  };
  await jobs.work({ 'test-greeting': { run, retry: { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 } } });
  await database.pool.query('delete from pgboss.job');
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Ana' }));
  const given = async () => (await database.pool.query(`select data from pgboss.job where name = 'dead-letters'`)).rows;
  await expect.poll(() => given(), { timeout: 10_000 }).toEqual([{ data: { to: 'Ana' } }]);
  expect(tries).toBe(2);
});

test('stopping lets a running job finish', async () => {
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await work(async ({ to }) => {
    begun.resolve();
    await mayEnd.promise;
    greeted.push(to);
  });
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'slow' }));
  await begun.promise;
  const stopped = jobs.stop();
  // Only waiting can show that it waits.
  expect(await Promise.race([stopped.then(() => 'stopped'), pause(300, 'waits')])).toBe('waits');
  mayEnd.resolve();
  await stopped;
  expect(greeted).toEqual(['slow']);
  // If it hadn't waited, the job would be left to run again.
  expect((await database.pool.query('SELECT state FROM pgboss.job')).rows).toEqual([{ state: 'completed' }]);
});

test('an abandoned schedule is removed', async () => {
  await work(greet, '0 3 * * *');
  const schedules = async () => (await database.pool.query('SELECT name, cron FROM pgboss.schedule')).rows;
  expect(await schedules()).toEqual([{ name: 'test-greeting', cron: '0 3 * * *' }]);
  await jobs.stop();
  jobs = await open();
  await work(greet);
  expect(await schedules()).toEqual([]);
});

test('unknown schedules belong to a newer release and stay, unless they are listed as retired', async () => {
  const schedules = async () => (await database.pool.query('SELECT name, cron FROM pgboss.schedule ORDER BY 1')).rows;
  const hourly = { run: greet, cron: '0 * * * *' };
  await jobs.work({ 'test-greeting': hourly, 'test-newer': hourly, 'test-old': hourly });
  await jobs.stop();
  jobs = await open();
  await jobs.work({ 'test-greeting': hourly }, { retired: ['test-old'] });
  expect((await schedules()).map(({ name }) => name)).toEqual(['test-greeting', 'test-newer']);
});

test('a process beside a newer release changes neither queues nor schedules', async () => {
  const state = async () =>
    (await database.pool.query('SELECT cron, retry_limit FROM pgboss.schedule JOIN pgboss.queue USING (name)')).rows;
  const newer = { run: greet, cron: '0 3 * * *', retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 1 } };
  await jobs.work({ 'test-greeting': newer });
  await jobs.stop();
  for (const older of [{ run: greet, cron: '0 4 * * *' }, { run: greet }]) {
    jobs = await open();
    await jobs.work({ 'test-greeting': older }, { newerWasHere: true });
    expect(await state()).toEqual([{ cron: '0 3 * * *', retry_limit: 3 }]);
    await jobs.stop();
  }
  jobs = await open();
});

test('jobs enqueued by a process without workers are done by another', async () => {
  const sender = await openJobs(database.url, pino({ level: 'silent' }), { sends: true });
  await database.db
    .transaction()
    .execute((trx) => (sender as unknown as AnyJobs).enqueue(trx, 'test-greeting', { to: 'Ana' }));
  await sender.stop();
  expect(greeted).toEqual([]);
  await work(greet);
  await expect.poll(() => greeted, { timeout: 5000 }).toEqual(['Ana']);
});

test('an expired job is told to stop, and is retried only once it has stopped', async () => {
  let running = 0;
  const attempts: number[] = [];
  const run = async (_: unknown, signal?: AbortSignal) => {
    attempts.push(++running);
    if (attempts.length === 1) await once(signal!, 'abort');
    running--;
  };
  await jobs.work({ 'test-greeting': { run, expireSeconds: 1 } });
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'test-greeting', { to: 'Ana' }));
  await expect.poll(() => attempts, { timeout: 15_000 }).toHaveLength(2);
  expect(attempts).toEqual([1, 1]);
});
