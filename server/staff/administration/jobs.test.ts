import { jobWords } from '@volante/contract/words/jobs.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../../job-handlers.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;
const ID = '0190b0a0-0000-7000-8000-000000000001';
let admin: TestStaff;

beforeAll(async () => {
  admin = await hire(server, 'everything', 'Iris');
  // The queue of jobs given up, and the queue that the job came from.
  await server.deps.db
    .transaction()
    .execute((trx) => server.deps.jobs.enqueue(trx, 'keep-figures', {}, { startAfter: 3600 }));
});
beforeEach(async () => {
  await query(`delete from pgboss.job`);
  await query(
    `insert into pgboss.job (id, name, data, source_name, source_retry_count, source_output)
     values ($1, 'dead-letters', '{}', 'keep-figures', 4, '{"code": "job_expired"}')`,
    [ID],
  );
});

const list = async () => (await admin.call('GET', '/jobs/given-up')).data;
const retry = (id: string) => admin.call('POST', `/jobs/given-up/${id}/retry`);
const entries = () => query(`select details from staff_audit where kind = 'retryJob'`);

test('jobs that were given up are listed with their kind and the reason', async () => {
  expect(await list()).toMatchObject({
    count: 1,
    items: [{ id: ID, kind: 'keep-figures', reason: 'job_expired', tries: 5 }],
  });
});

test('the list is read a page at a time', async () => {
  await query(
    `insert into pgboss.job (id, name, source_name, state, created_on)
    select gen_random_uuid(), name, source_name, state, created_on from pgboss.job, generate_series(1, 4) where id = $1`,
    [ID],
  );
  const ids: string[] = [];
  for (let path = '/jobs/given-up?limit=2'; path; ) {
    const { items, next, count } = (await admin.call('GET', path)).data;
    expect(count).toBe(5);
    ids.push(...items.map(({ id }: { id: string }) => id));
    path = next && `/jobs/given-up?limit=2&cursor=${next}`;
  }
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

test('a retried job waits in its queue, and the log says who retried it', async () => {
  expect((await retry(ID)).data).toEqual({ retried: true });
  expect(await list()).toEqual({ count: 0, items: [], next: null });
  expect(await query('select name, state from pgboss.job')).toEqual([{ name: 'keep-figures', state: 'created' }]);
  expect(await entries()).toEqual([{ details: { jobId: ID } }]);
});

test('a job that is not listed is refused, and nothing is logged', async () => {
  const before = await entries();
  for (const id of [ID.replace(/1$/, '2'), 'x']) expect((await retry(id)).code).toBe('not_found_error');
  expect(await entries()).toEqual(before);
});

test('every job of the server has a name in the console, and no name is left without a job', () => {
  expect(Object.keys(jobWords.es).toSorted()).toEqual(Object.keys(jobHandlers(server.deps)).toSorted());
});
