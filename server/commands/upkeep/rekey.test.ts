import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { buildDeps, closeDeps } from '../../build-deps.ts';
import { readConfig } from '../../config/config.ts';
import { requireOwnKey } from '../../core/database/require-own-key.ts';
import type { Deps } from '../../core/deps.ts';
import { readApplicantCookie } from '../../core/http/applicant-cookie.ts';
import { isAddressValid, signAddress } from '../../media/signed-address.ts';
import { showSsn } from '../../personal-data/personal-data.ts';
import { curp } from '../../personal-data/testing/test-saving.ts';
import { invite } from '../../staff/accounts/invitations.ts';
import { codeAt } from '../../staff/accounts/totp.ts';
import { sealEntries, verifySeals } from '../../staff/audit/seals.ts';
import { readCursor, writeCursor } from '../../staff/cursor.ts';
import { hire, PASSWORD, staffCalls, type TestStaff } from '../../staff/testing/test-staff.ts';
import { callsOf, requestPath } from '../../testing/calls.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Ended, runCommand } from '../../testing/test-command.ts';

const TIMEOUT = 60_000;
const [OLD, NEW] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const server = await startTestApp({ settings: { SECRET_KEY: OLD } });
const opened: { close(): Promise<unknown>; deps: Deps }[] = [];
let staff: TestStaff;
let driver: { requestId: string; applicationId: string };
let mexican: { requestId: string; applicationId: string };
let cookie: string;

beforeAll(async () => {
  await requireOwnKey(server.deps.db, OLD);
  staff = await hire(server, 'everything');
  driver = await server.open('us');
  await save(server, driver.requestId, { ssn: '222-45-6789' });
  mexican = await server.open('mx');
  await save(server, mexican.requestId, { nationalId: curp(1) });
  const first = await server.inject({ url: `/api${requestPath(driver.requestId)}` });
  cookie = String(first.headers['set-cookie'] ?? '').split(';')[0]!;
}, TIMEOUT);
afterAll(async () => {
  for (const { close, deps } of opened) {
    await close();
    await closeDeps(deps);
  }
  await server.close();
}, TIMEOUT);

/** Starts another process on the same database, with these secrets. */
async function withSecrets(SECRET_KEY: string, SECRET_KEY_PREVIOUS = ''): Promise<TestApp> {
  const config = readConfig({ DATA_DIR: server.deps.config.DATA_DIR, SECRET_KEY, SECRET_KEY_PREVIOUS });
  const { log, reader } = server.deps;
  const deps = await buildDeps(config, server.database, { log, reader, now: server.deps.now });
  const app = await buildApp(deps);
  await app.ready();
  opened.push({ close: () => app.close(), deps });
  const inject = app.inject.bind(app) as TestApp['inject'];
  return { ...server, app, deps, inject, call: callsOf(inject) };
}

async function save({ call }: TestApp, requestId: string, payload: object): Promise<string | number> {
  const { code, status } = await call('PATCH', `${requestPath(requestId)}/personal-data`, payload);
  return code ?? status;
}

/** Tries to apply again with identifiers of live applications. */
async function applyAgain(process: TestApp): Promise<unknown[]> {
  const [other, another] = [await server.open('us'), await server.open('mx')];
  return [
    await save(process, other.requestId, { ssn: '222-45-6789' }),
    await save(process, another.requestId, { nationalId: curp(1) }),
  ];
}

async function signIn(process: TestApp, code: string): Promise<number> {
  const call = staffCalls(process);
  const { data } = await call('POST', '/sign-in', { email: staff.email, password: PASSWORD });
  return (await call('POST', '/sign-in/code', { challenge: data.challenge, code })).status;
}

const refused = ['already_exist', 'already_exist'];

test('with two accepted secrets, in either order, a person still has only one live application', {
  timeout: TIMEOUT,
}, async () => {
  for (const secrets of [
    [OLD, NEW],
    [NEW, OLD],
  ] as const) {
    const process = await withSecrets(...secrets);
    expect(await applyAgain(process)).toEqual(refused);
    expect(await showSsn(process.deps, driver.applicationId)).toBe('222-45-6789');
  }
  const [older, newer] = [await withSecrets(OLD, NEW), await withSecrets(NEW, OLD)];
  const written = await server.open('mx');
  expect(await save(newer, written.requestId, { nationalId: curp(2) })).toBe(200);
  expect(await save(older, (await server.open('mx')).requestId, { nationalId: curp(2) })).toBe('already_exist');
});

test('when two processes with the secrets in different order get the same CURP at once, only one accepts it', {
  timeout: TIMEOUT,
}, async () => {
  const [older, newer] = [await withSecrets(OLD, NEW), await withSecrets(NEW, OLD)];
  for (let serial = 20; serial < 25; serial++) {
    const links = await Promise.all([older, newer].map(async (process) => ({ process, ...(await server.open('mx')) })));
    const outcomes = await Promise.all(
      links.map(({ process, requestId }) => save(process, requestId, { nationalId: curp(serial) })),
    );
    expect(outcomes.map(String).sort()).toEqual(['200', 'already_exist']);
  }
});

test('cookies, file addresses and list cursors stay valid under the other secret, but not under a third', async () => {
  const address = new URL(signAddress(server.deps, 'media'), 'https://volante.example').searchParams;
  const [expires, signature] = [address.get('expires'), address.get('signature')];
  const cursor = writeCursor(server.deps, 'queue', [1]);
  const request = { cookies: { applicant: cookie.split('=')[1] } } as unknown as FastifyRequest;
  const { deps } = await withSecrets(NEW, OLD);
  expect(isAddressValid(deps, 'media', expires, signature)).toBe(true);
  expect(readCursor(deps, 'queue', cursor)).toEqual([1]);
  expect(readApplicantCookie(deps, request)).toBe(driver.requestId);
  const { deps: stranger } = await withSecrets(NEW);
  expect(isAddressValid(stranger, 'media', expires, signature)).toBe(false);
  expect(() => readCursor(stranger, 'queue', cursor)).toThrow();
  expect(readApplicantCookie(stranger, request)).toBeNull();
});

test('an interrupted npm run rekey loses nothing, and continues when repeated', {
  timeout: TIMEOUT,
}, async () => {
  await expect.poll(() => sealEntries(server.deps), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await verifySeals(server.deps)).toHaveProperty('entries');
  const holder = await server.deps.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from applications where id = $1 for update', [mexican.applicationId]);
  const halfway = await rekey();
  await holder.query('rollback');
  holder.release();
  expect(halfway.code).not.toBe(0);
  await requireOwnKey(server.deps.db, OLD);
  const both = await withSecrets(NEW, OLD);
  expect(await showSsn(both.deps, driver.applicationId)).toBe('222-45-6789');
  expect(await applyAgain(both)).toEqual(refused);
});

test('after npm run rekey, the new secret is enough to decrypt, recognize and verify everything', {
  timeout: TIMEOUT,
}, async () => {
  await expect(requireOwnKey(server.deps.db, NEW)).rejects.toThrow('SECRET_KEY is not the one');

  const first = await rekey();
  expect(first).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Renewed: 0 SSNs, [1-9]\d* fingerprints .*, 0 auth/),
  });
  expect(await rekey()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Renewed: 0 SSNs, 0 fingerprints .*, 0 auth/),
  });

  await requireOwnKey(server.deps.db, NEW);
  const { token } = await invite(server.deps, { email: 'late@example.com', roles: ['advisor'] });
  const openAt = async (process: TestApp) => (await staffCalls(process)('POST', '/invitations/open', { token })).status;
  expect([await openAt(await withSecrets(NEW, OLD)), await openAt(await withSecrets(NEW))]).toEqual([200, 404]);
  await expect(requireOwnKey(server.deps.db, OLD)).rejects.toThrow('SECRET_KEY is not the one');
  const alone = await withSecrets(NEW);
  expect(await showSsn(alone.deps, driver.applicationId)).toBe('222-45-6789');
  expect(await applyAgain(alone)).toEqual(refused);
  expect(await signIn(alone, staff.recoveryCodes[0]!)).toBe(200);
  server.setNow(new Date(Date.now() + 60_000));
  expect(await signIn(alone, codeAt(staff.secret, server.deps.now()))).toBe(200);
  expect(await verifySeals(alone.deps)).toMatchObject({ entries: expect.any(Number) });
  await expect(showSsn(server.deps, driver.applicationId)).rejects.toThrow();
});

test('npm run rekey without the previous secret changes nothing and names what it needs', async () => {
  expect(await rekey({ SECRET_KEY_PREVIOUS: '' })).toMatchObject({ code: 1, err: expect.stringContaining('Required') });
});

function rekey(own: Record<string, string> = {}): Promise<Ended> {
  const { DATA_DIR } = server.deps.config;
  const secrets = { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD, ...own };
  const env = { ...process.env, DATABASE_URL: server.database.url, DATA_DIR, ...secrets };
  return runCommand('upkeep/rekey', [], env);
}
