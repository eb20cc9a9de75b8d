import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type JobData, openJobs } from './jobs.ts';

// The kinds of jobs belong to features; the queue accepts any name.
const GREETING = 'test-greeting' as keyof JobData;

const database = await createTestDatabase();
const jobs = await openJobs(database.url, pino({ level: 'silent' }));
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('a job that a killed process leaves behind is started by another within a minute', async () => {
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, GREETING, { to: 'Ana' } as never));
  const script = path.join(import.meta.dirname, '../testing/test-hang-in-job.ts');
  const killed = spawn(process.execPath, [script, database.url, GREETING], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const greeted: unknown[] = [];
  await jobs.work({ [GREETING]: { run: async (data: unknown) => void greeted.push(data) } } as never);
  expect((await database.pool.query('SELECT state FROM pgboss.job')).rows).toEqual([{ state: 'active' }]);
  await expect.poll(() => greeted, { timeout: 60_000 }).toEqual([{ to: 'Ana' }]);
}, 90_000);
