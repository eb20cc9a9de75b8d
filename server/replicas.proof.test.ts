import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@volante/contract/country.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailCatcher, mailsOf } from '../sandbox/mail.ts';
import { type RunningSandbox, startSandbox } from '../sandbox/start-sandbox.ts';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import { onlyAdvisors, openCaller } from './appointments/testing/test-calendar.ts';
import { deriveKeys } from './core/keys.ts';
import { curp } from './personal-data/testing/test-saving.ts';
import { hire, staffCalls } from './staff/testing/test-staff.ts';
import { requestPath } from './testing/calls.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from './testing/test-replicas.ts';

const TIMEOUT = 120_000;
const LIMITS = { IDENTITY_CHECKS_PER_HOUR: '3', WRONG_IDS_PER_HOUR: '9' };
const database = await createTestDatabase();
const mail = mailCatcher();
let sandbox: RunningSandbox;
let replicas: Replicas;
let servers: Replica[] = [];
/** When all three processes were working. */
let since: Date;

beforeAll(async () => {
  sandbox = await startSandbox({ parts: [mail], port: 0 });
  replicas = await openReplicas(database.url, { ...LIMITS, ...mail.settings?.(sandbox.state) });
  servers = await Promise.all([1, 2, 3].map(() => replicas.start()));
  await Promise.all(servers.map((server) => server.ready()));
  since = new Date();
  await onlyAdvisors({ database }, { name: 'Laura' });
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await sandbox.stop();
  await database.close();
}, TIMEOUT);

const open = (country: CountryCode = 'mx') => openApplication(database, { country, actor: system('test') });
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;
const at = (index: number) => servers[index % servers.length]!;

test('signing in or out at one process applies to all', { timeout: TIMEOUT }, async () => {
  const { config } = replicas;
  const deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  const admin = await hire({ deps, database, inject: at(0).inject }, 'everything');
  const meAt = (server: Replica) => staffCalls(server, admin.cookie)('GET', '/me');
  const statuses = () => Promise.all(servers.map(async (server) => (await meAt(server)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await staffCalls(at(1), admin.cookie)('POST', '/sign-out')).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('a write that is sent to three processes with one key is done once', { timeout: TIMEOUT }, async () => {
  const { requestId, applicationId } = await open();
  const consent = { kind: 'location', textVersion: '1', language: 'en' };
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    servers.map((server) => server.call('POST', `${requestPath(requestId)}/consents`, consent, key)),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual(servers.map(() => [200, answers[0]!.body]));
  expect(await rowsOf('select 1 as n from consents where application_id = $1', [applicationId])).toEqual([{ n: 1 }]);
});

test('tries of identifiers are counted over all processes together', { timeout: TIMEOUT }, async () => {
  const { requestId } = await open();
  const codes: unknown[] = [];
  for (let serial = 0; serial < 4; serial++) {
    const { status, code } = await at(serial).call('PATCH', `${requestPath(requestId)}/personal-data`, {
      nationalId: curp(serial),
    });
    codes.push(code ?? status);
  }
  expect(codes).toEqual([200, 200, 200, 'rate_limited']);
});

test('when three processes try to hold one slot at once, only one succeeds', { timeout: TIMEOUT }, async () => {
  for (let round = 0; round < 5; round++) {
    await database.pool.query('delete from appointments');
    const callers = await Promise.all(servers.map(({ call }) => openCaller({ call, open })));
    const { data } = await callers[0]!.slots(7);
    const answers = await Promise.all(callers.map((caller) => caller.hold(data.slots.at(-1)!.id)));
    const codes = answers.map(({ code = 'ok' }) => code).sort();
    expect(codes).toEqual(['ok', 'slot_is_not_available', 'slot_is_not_available']);
  }
});

test('every visit is announced by one mail, whichever process booked and sent it', { timeout: TIMEOUT }, async () => {
  await database.pool.query('delete from appointments');
  const callers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => openCaller({ call: at(index).call, open })));
  const { data } = await callers[0]!.slots(7);
  await Promise.all(
    callers.map(async (caller, index) => {
      const contact = { firstName: 'Ana', lastName: 'López', email: `ana${index}@example.org`, phone: '+525512345678' };
      await at(index).call('PATCH', `${requestPath(caller.requestId)}/personal-data`, contact);
      // The last days have slots whose reminders aren't due yet.
      expect(await caller.book(data.slots.at(-1 - index)!.id)).toMatchObject({ status: 200 });
    }),
  );
  const sent = () =>
    mailsOf(sandbox.state)
      .map(({ to }) => String(to))
      .sort();
  const expected = callers.map((_, index) => expect.stringContaining(`ana${index}@example.org`));
  await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(callers.length);
  const waiting = `select kind from deliveries where state = 'waiting' and due_at < now() + interval '1 minute'`;
  await expect.poll(() => rowsOf(waiting), { timeout: 60_000 }).toEqual([]);
  expect(sent()).toEqual(expected);
});

test('a sweep scheduled by three processes runs once a minute', { timeout: 150_000 }, async () => {
  const sweeps = () =>
    rowsOf(
      `select state::text, retry_count, date_trunc('minute', created_on) as minute from pgboss.job
       where name = 'sweep-deliveries' and created_on > $1 and state = 'completed' order by created_on`,
      [since],
    );
  await expect.poll(sweeps, { timeout: 130_000, interval: 500 }).not.toEqual([]);
  const minutes = (await sweeps()).map(({ minute }) => minute.toISOString());
  expect(minutes).toEqual([...new Set(minutes)]);
  const all = `select count(*)::int as n from pgboss.job where name = 'sweep-deliveries' and created_on > $1`;
  expect((await rowsOf(all, [since]))[0].n).toBeLessThanOrEqual(minutes.length + 1);
});

test('after one process is killed the others serve, and wrong ids stay counted', {
  timeout: TIMEOUT,
}, async () => {
  const { requestId } = await open();
  await at(2).end('SIGKILL');
  const left = servers.slice(0, 2);
  const read = () => Promise.all(left.map(async ({ call }) => (await call('GET', requestPath(requestId))).status));
  expect(await read()).toEqual([200, 200]);
  const tries: number[] = [];
  for (let index = 0; index < 10; index++) {
    tries.push((await left[index % 2]!.call('GET', requestPath(randomUUID()))).status);
  }
  expect(tries).toEqual([...Array.from({ length: 9 }, () => 404), 429]);
});
