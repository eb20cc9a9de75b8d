import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { countJobs, DEAD_LETTERS } from './dead-jobs.ts';
import { type Jobs, openJobs } from './jobs.ts';

const database = await createTestDatabase();
const jobs: Jobs = await openJobs(database.url, pino({ level: 'silent' }), { sends: true });
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

test('unfinished jobs are counted by whether they are late; those given up are counted separately', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const id of ['a', 'b']) await jobs.enqueue(trx, 'deliver', { id });
    await jobs.enqueue(trx, 'deliver', { id: 'c' }, { startAfter: 3600 });
  });
  await database.pool.query(
    `update pgboss.job set start_after = now() - interval '5 minutes' where data->>'id' = 'a';
     insert into pgboss.job (name, data) values ('${DEAD_LETTERS}', '{}')`,
  );
  const { jobs: counted, dead } = await countJobs(database.db);
  expect(counted.toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
    { job: 'deliver', state: 'late', count: 2, lateSeconds: expect.closeTo(300, -1.5) },
    { job: 'deliver', state: 'later', count: 1, lateSeconds: 0 },
  ]);
  expect(dead).toBe(1);
});
