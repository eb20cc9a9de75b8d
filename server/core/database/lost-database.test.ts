import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { openDatabase } from './db.ts';
import { isDatabaseLost } from './lost-database.ts';

const server = await startTestApp();
const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
afterAll(async () => {
  await away.close();
  await server.close();
});
const { requestId } = await server.open('mx');

test('without the database callers are asked to retry, and are served once it is back', async () => {
  const there = { db: server.deps.db, pool: server.deps.pool };
  const url = `/api/public/admission/requests/${requestId}`;
  Object.assign(server.deps, { db: away.db, pool: away.pool });
  const answers = [
    await server.inject({ url }),
    await server.inject({ method: 'PATCH', url: `${url}/personal-data`, payload: { firstName: 'María' } }),
    await server.inject({ method: 'POST', url: `${url}/submit`, headers: { 'idempotency-key': 'again' } }),
  ];
  Object.assign(server.deps, there);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('server_unavailable_error');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(server.logged.some((line) => line.includes('the database does not answer'))).toBe(true);
  expect((await server.inject({ url })).statusCode).toBe(200);
});

test('a connection that the database ends in the middle of a query counts as lost', async () => {
  const client = await server.deps.pool.connect();
  client.on('error', () => {});
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const cut = client.query('select pg_sleep(20)').catch((error: unknown) => error);
  await server.deps.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  const fault = (await cut) as Error;
  expect(isDatabaseLost(fault)).toBe(true);
  // The job queue emits copies like this one.
  expect(isDatabaseLost({ ...fault, message: fault.message, stack: fault.stack, queue: 'deliver' })).toBe(true);
  expect(isDatabaseLost(await client.query('select 1').catch((error: unknown) => error))).toBe(true);
  client.release(true);
});

test('a failing query or an aborted upload does not count as a lost database', async () => {
  const fault = await server.deps.pool.query('select 1 / 0').catch((error: unknown) => error);
  expect(isDatabaseLost(fault)).toBe(false);
  expect(isDatabaseLost(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
});
