import type { Batch } from '@volante/contract/staff/links/batch-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKeys } from '../../../core/keys.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from '../../../testing/test-replicas.ts';
import { hire, staffCalls, type TestStaff } from '../../testing/test-staff.ts';

const TIMEOUT = 180_000;
const ROWS = 400;
const database = await createTestDatabase();
let replicas: Replicas;
let server: Replica;
let ana: TestStaff;

beforeAll(async () => {
  replicas = await openReplicas(database.url);
  server = await replicas.start();
  await server.ready();
  const { config } = replicas;
  const deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  ana = await hire({ deps, database, inject: server.inject }, 'advisor');
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

const countApplications = async () =>
  (await database.pool.query<{ count: number }>('select count(*)::int from applications')).rows[0]?.count;

test('a server killed while creating links leaves complete ones, and the next server creates the rest once', {
  timeout: TIMEOUT,
}, async () => {
  const form = new FormData();
  const lines = Array.from({ length: ROWS }, (_, n) => `Ana,55${String(10_000_000 + n)}`);
  form.append('country', 'mx');
  form.append('file', new Blob([['nombre,telefono', ...lines].join('\n')]), 'drivers.csv');
  const headers = { cookie: ana.cookie };
  const checked = await fetch(`${server.origin}/api/staff/link-batches`, { method: 'POST', headers, body: form });
  const { batchId } = ((await checked.json()) as { data: Batch }).data;
  const show = async () => (await staffCalls(server, ana.cookie)('GET', `/link-batches/${batchId}`)).data as Batch;

  await staffCalls(server, ana.cookie)('POST', `/link-batches/${batchId}/create`, { skipDuplicates: true });
  await expect.poll(async () => (await show()).created, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0);
  await server.end('SIGKILL');
  const left = await countApplications();
  expect(left).toBeLessThan(ROWS);

  server = await replicas.start();
  await server.ready();
  // No further request is needed: the queue notices that the process is gone.
  await expect.poll(async () => (await show()).state, { timeout: 90_000 }).toBe('done');
  expect(await show()).toMatchObject({ created: ROWS, skipped: 0 });
  expect(await countApplications()).toBe(ROWS);
});
