import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { jobHandlers } from '../../../job-handlers.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { freeUnfinishedKeys } from './idempotency.ts';

const server = await startTestApp();
afterAll(server.close);

const contact = { firstName: 'María', lastName: 'López', phone: '5512345678', email: 'maria@example.com' };
const save = (requestId: string, key: string, payload: object = contact) =>
  server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${requestId}/personal-data`,
    headers: { 'idempotency-key': key },
    payload,
  });
const countEvents = async (applicationId: string, kind: string) => {
  const sql = 'select count(*) as n from application_events where application_id = $1 and kind = $2';
  return (await server.database.pool.query(sql, [applicationId, kind])).rows[0].n;
};

test('the same key returns the first response, and nothing is done twice', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  const first = await save(requestId, key);
  await save(requestId, randomUUID(), { firstName: 'Mariana' });
  const again = await save(requestId, key);
  expect(again.body).toBe(first.body);
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect(await countEvents(applicationId, 'personal_data_saved')).toBe(2);
});

test('simultaneous requests with one key are done once and get the same response', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => save(requestId, key)));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  expect(await countEvents(applicationId, 'personal_data_saved')).toBe(1);
});

test('a key can’t be reused for a different request', async () => {
  const { requestId } = await server.open('mx');
  const key = randomUUID();
  await save(requestId, key);
  const other = await save(requestId, key, { firstName: 'Mariana' });
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'idempotency_key_reused']);
  const elsewhere = await server.inject({
    method: 'POST',
    url: `/api/public/admission/requests/${requestId}/submit`,
    headers: { 'idempotency-key': key },
  });
  expect(elsewhere.json().error.code).toBe('idempotency_key_reused');
});

test('applicants can use the same key independently', async () => {
  const [first, other] = [await server.open('mx'), await server.open('mx')];
  const key = randomUUID();
  await save(first.requestId, key);
  const answer = await save(other.requestId, key, { firstName: 'Josefina' });
  expect(answer.json().data.personalData).toMatchObject({ firstName: 'Josefina', lastName: '' });
});

test('a refusal is stored like any other response', async () => {
  const { requestId } = await server.open('mx');
  const submit = (key: string) =>
    server.inject({
      method: 'POST',
      url: `/api/public/admission/requests/${requestId}/submit`,
      headers: { 'idempotency-key': key },
    });
  const key = randomUUID();
  const first = await submit(key);
  await save(requestId, randomUUID());
  expect(first.json().error.code).toBe('not_ready');
  expect((await submit(key)).body).toBe(first.body);
  expect((await submit(randomUUID())).body).not.toBe(first.body);
});

test('an internal failure is not stored: the same key can be tried again', async () => {
  const shaky = await startTestApp();
  const { enqueue } = shaky.deps.jobs;
  shaky.deps.jobs.enqueue = async (_, name) => {
    shaky.deps.jobs.enqueue = enqueue;
    throw new Error(`no queue for ${name}`);
  };
  const { requestId } = await shaky.open('mx');
  const key = randomUUID();
  const call = () =>
    shaky.inject({
      method: 'PATCH',
      url: `/api/public/admission/requests/${requestId}/personal-data`,
      headers: { 'idempotency-key': key },
      payload: contact,
    });
  expect((await call()).statusCode).toBe(500);
  const again = await call();
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
  await shaky.close();
});

test('a key is free again after 24 hours', async () => {
  const { requestId } = await server.open('mx');
  const key = randomUUID();
  await save(requestId, key);
  server.setNow(new Date(Date.now() + 25 * 3_600_000));
  const later = await save(requestId, key, { firstName: 'Mariana' });
  server.setNow(new Date());
  expect(later.json().data.personalData.firstName).toBe('Mariana');
});

test('keys older than a day are swept', async () => {
  const { requestId, applicationId } = await server.open('mx');
  await save(requestId, randomUUID());
  const count = async () =>
    (await server.database.pool.query('select 1 from idempotency_keys where owner_id = $1', [applicationId])).rowCount;
  await jobHandlers(server.deps)['sweep-idempotency-keys'].run({});
  expect(await count()).toBe(1);
  server.setNow(new Date(Date.now() + 25 * 3_600_000));
  await jobHandlers(server.deps)['sweep-idempotency-keys'].run({});
  server.setNow(new Date());
  expect(await count()).toBe(0);
});

test('a key left behind by a process that died is taken over', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  await server.database.pool.query(
    `insert into idempotency_keys (owner_id, key, leased_until) values ($1, $2, now() - interval '1 second')`,
    [applicationId, key],
  );
  expect((await save(requestId, key)).statusCode).toBe(200);
});

test('a killed process blocks its key for 6 s at most', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  const holder = await server.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from applications where id = $1 for update', [applicationId]);
  const under = save(requestId, key);
  const left = 'select extract(epoch from leased_until - now())::float as left from idempotency_keys where key = $1';
  const lease = async () => (await server.database.pool.query(left, [key])).rows[0]?.left;
  await expect.poll(lease).toBeGreaterThan(0);
  expect(await lease()).toBeLessThanOrEqual(6);
  await holder.query('rollback');
  holder.release();
  expect((await under).statusCode).toBe(200);
});

test('after a crash the only process of a database releases unfinished keys at once', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const [done, undone] = [randomUUID(), randomUUID()];
  const first = await save(requestId, done);
  const left = "insert into idempotency_keys (owner_id, key, leased_until) values ($1, $2, now() + interval '1 day')";
  await server.database.pool.query(left, [applicationId, undone]);
  await freeUnfinishedKeys(server.deps);
  expect((await save(requestId, undone)).headers['idempotent-replayed']).toBeUndefined();
  expect((await save(requestId, done)).body).toBe(first.body);
});

test.each(['', 'has space', 'é', 'x'.repeat(201)])('a key like "%s" is a bad request', async (key) => {
  const { requestId } = await server.open('mx');
  expect((await save(requestId, key)).json().error.code).toBe('bad_request_error');
});

test('an application has a limited number of writes with a key per hour', async () => {
  const few = await startTestApp({ settings: { WRITES_PER_HOUR: '2' } });
  const [ana, eva] = [await few.open('mx'), await few.open('mx')];
  const write = async ({ requestId }: typeof ana) => {
    const url = `/api/public/admission/requests/${requestId}/personal-data`;
    const headers = { 'idempotency-key': randomUUID() };
    return (await few.inject({ method: 'PATCH', url, headers, payload: { firstName: 'María' } })).statusCode;
  };
  expect([await write(ana), await write(ana), await write(ana), await write(eva)]).toEqual([200, 200, 429, 200]);
  const { rows } = await few.database.pool.query('select owner_id from idempotency_keys');
  expect(rows).toHaveLength(3);
  await few.close();
});

test('only the newest responses of an application are kept, within its limit', async () => {
  const small = await startTestApp({ settings: { ANSWERS_KB_PER_APPLICATION: '100' } });
  const mine = await small.open('mx');
  const write = (key: string) =>
    small.inject({
      method: 'PATCH',
      url: `/api/public/admission/requests/${mine.requestId}/personal-data`,
      headers: { 'idempotency-key': key },
      payload: { firstName: 'María' },
    });
  const other = await small.open('us');
  await small.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${other.requestId}/personal-data`,
    headers: { 'idempotency-key': 'of-another' },
    payload: { firstName: 'Eva' },
  });
  for (let i = 0; i < 60; i++) {
    small.setNow(new Date(Date.now() + i * 1000));
    await write(`key-${i}`);
  }
  const { rows } = await small.database.pool.query(
    'select owner_id, count(*)::int as n, sum(octet_length(answer))::int as bytes from idempotency_keys group by 1',
  );
  const kept = rows.find((row) => row.owner_id === mine.applicationId);
  expect(kept.bytes).toBeLessThan(120 * 1024);
  expect(kept.n).toBeGreaterThan(5);
  expect(kept.n).toBeLessThan(60);
  expect((await write('key-59')).headers['idempotent-replayed']).toBe('true');
  expect((await write('key-0')).headers['idempotent-replayed']).toBeUndefined();
  expect(rows.find((row) => row.owner_id === other.applicationId)?.n).toBe(1);
  await small.close();
});
