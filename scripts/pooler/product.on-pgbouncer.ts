import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from '../../server/admission/open.ts';
import { system } from '../../server/applications/events.ts';
import { openDatabase } from '../../server/core/database/db.ts';
import { preparedAs } from '../../server/core/database/prepared.ts';
import { deriveKeys } from '../../server/core/keys.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { requestPath } from '../../server/testing/calls.ts';
import { createTestDatabase } from '../../server/testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from '../../server/testing/test-replicas.ts';
import { sendWholeApplication } from '../image/whole-application.ts';
import { type Pooler, startPgBouncer } from './pgbouncer.ts';

/**
 * Fewer connections than the servers' pools have together, so that one server's transactions get connections another
 * server used.
 */
const CONNECTIONS = 4;
const database = await createTestDatabase();
let pooler: Pooler;
let replicas: Replicas;
let servers: [Replica, Replica];

beforeAll(async () => {
  // Behind a pooler, settings that servers otherwise send at the start of a session are set on the account; here on the
  // database.
  for (const setting of ['statement_timeout = 5000', 'lock_timeout = 4000'])
    await database.pool.query(
      `do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`,
    );
  pooler = await startPgBouncer(database.url, CONNECTIONS);
  replicas = await openReplicas(pooler.url, { DATABASE_DIRECT_URL: database.url, NAMED_STATEMENTS: 'off' });
  servers = [await replicas.start(), await replicas.start()];
  await Promise.all(servers.map((server) => server.ready()));
});
afterAll(async () => {
  await replicas?.close();
  await pooler?.stop();
  await database.close();
});

const rows = async (sql: string) => (await database.pool.query(sql)).rows;
const open = () => openApplication(database, { country: 'mx', actor: system('test') });

test('time limits of the account hold for statements that go through the pooler', async () => {
  const pooled = openDatabase(pooler.url, { unnamed: true });
  const { rows: shown } = await pooled.pool.query('show statement_timeout');
  await pooled.close();
  expect(shown).toEqual([{ statement_timeout: '5s' }]);
});

test('prepared statements get lost behind this pooler, and NAMED_STATEMENTS=off prepares none', async () => {
  const ask = async (unnamed: boolean) => {
    const pooled = openDatabase(pooler.url, { connections: 8, unnamed });
    const marked = `${preparedAs('one')} select $1::int as n, pg_sleep(0.01)`;
    const answers = await Promise.allSettled(Array.from({ length: 80 }, () => pooled.pool.query(marked, [1])));
    await pooled.close();
    return answers.filter(({ status }) => status === 'rejected').length;
  };
  expect(await ask(true)).toBe(0);
  expect(await ask(false)).toBeGreaterThan(0);
});

test('an application is sent from beginning to end through the pooler, while a second server reads it', async () => {
  const { requestId } = await open();
  let over = false;
  const statuses = new Map<number, number>();
  const readers = Array.from({ length: 2 }, async (_, index) => {
    while (!over) {
      const { status } = await servers[index % 2]!.call('GET', requestPath(requestId));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(50);
    }
  });
  try {
    expect(await sendWholeApplication(servers[0].origin, requestId)).toMatch(/^[a-z_]+$/);
  } finally {
    over = true;
    await Promise.all(readers);
  }
  expect([...statuses.keys()]).toEqual([200]);
  expect(await rows('select submitted_at is not null as is_sent from applications')).toEqual([{ is_sent: true }]);
});

test('jobs run behind the pooler: papers are read, and none is given up', async () => {
  const unfinished = `select name from pgboss.job where state < 'completed' and start_after < now()`;
  await expect.poll(() => rows(unfinished), { timeout: 90_000, interval: 500 }).toEqual([]);
  const done = await rows(`select distinct name from pgboss.job where state = 'completed'`);
  expect(done.map(({ name }) => name)).toContain('read-paper');
});

test('a change made at one server is told by the other', async () => {
  const { applicationId, requestId } = await open();
  const { config } = replicas;
  const deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  const admin = await hire({ deps, database, inject: servers[0].inject }, 'everything');
  const stop = new AbortController();
  const headers = { cookie: admin.cookie };
  const stream = await fetch(`${servers[1].origin}/api/staff/events`, { headers, signal: stop.signal });
  let heard = '';
  const reading = (async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) heard += chunk;
  })().catch(() => undefined);
  await expect.poll(() => heard, { timeout: 20_000 }).toContain('event: hello');
  const contact = { firstName: 'Ana', lastName: 'López', email: 'ana@example.org', phone: '+525512345678' };
  expect((await servers[0].call('PATCH', `${requestPath(requestId)}/personal-data`, contact)).status).toBe(200);
  await expect.poll(() => heard, { timeout: 20_000 }).toContain(applicationId);
  stop.abort();
  await reading;
});

test('no process printed a fault of the database', () => {
  const said = servers.map((server) => server.said()).join('\n');
  expect(said).not.toMatch(/prepared statement|does not exist|already exists|startup parameter/);
});
