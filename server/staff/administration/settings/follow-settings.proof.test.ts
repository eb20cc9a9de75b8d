import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveKeys } from '../../../core/keys.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from '../../../testing/test-replicas.ts';
import { hire, staffCalls, type TestStaff } from '../../testing/test-staff.ts';

const TIMEOUT = 120_000;
const database = await createTestDatabase();
let replicas: Replicas;
let servers: Replica[] = [];
let admin: TestStaff;

beforeAll(async () => {
  replicas = await openReplicas(database.url, { JOBS: 'off' });
  servers = await Promise.all([1, 2].map(() => replicas.start()));
  await Promise.all(servers.map((server) => server.ready()));
  const { config } = replicas;
  const deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  admin = await hire({ deps, database, inject: servers[0]!.inject }, 'everything');
  await admin.stepUp();
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

/** What a process shows its applicants. */
async function shownAt({ origin }: Replica): Promise<unknown> {
  const page = await (await fetch(`${origin}/errors/request-not-found`)).text();
  return JSON.parse(/<script type="application\/json" id="settings">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null').brand;
}
const change = (value: string, revision: number) =>
  staffCalls(servers[0]!, admin.cookie)('PATCH', '/settings', { SUPPORT_PHONE: { value, revision } });
const shown = () => Promise.all(servers.map(shownAt));

test('a setting changed in one process applies in all of them within 5 s, including pages', {
  timeout: TIMEOUT,
}, async () => {
  expect((await change('55 1111 2222', 0)).status).toBe(200);
  const both = [1, 2].map(() => expect.objectContaining({ supportPhone: '55 1111 2222' }));
  await expect.poll(shown, { timeout: 5000 }).toEqual(both);
});

test('a process that lost its connection for announcements still gets changed settings', {
  timeout: TIMEOUT,
}, async () => {
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'volante-live' and datname = current_database()`,
  );
  expect((await change('55 3333 4444', 1)).status).toBe(200);
  const both = [1, 2].map(() => expect.objectContaining({ supportPhone: '55 3333 4444' }));
  await expect.poll(shown, { timeout: 5000 }).toEqual(both);
});

test('a process that starts later gets earlier changes', { timeout: TIMEOUT }, async () => {
  const late = await replicas.start();
  await late.ready();
  expect(await shownAt(late)).toMatchObject({ supportPhone: '55 3333 4444' });
});
