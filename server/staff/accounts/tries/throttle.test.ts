import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { setDisabled } from '../../administration/accounts/accounts.ts';
import { cookieOf, hire, PASSWORD, staffCalls, type TestStaff } from '../../testing/test-staff.ts';
import { codeAt } from '../totp.ts';
import { beginTry } from './throttle.ts';

const server = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
afterAll(server.close);
const call = staffCalls(server);
let start = Date.UTC(2026, 10, 20, 8);
beforeEach(async () => {
  start += 86_400_000;
  server.setNow(new Date(start));
  await server.database.pool.query('delete from staff_throttles');
});
const later = (seconds: number) => server.setNow(new Date(server.deps.now().getTime() + seconds * 1000));
const attempt = (email: string, password = 'wrong', from = '198.51.100.1') =>
  call('POST', '/sign-in', { email, password }, { 'x-forwarded-for': from });
const enterCode = (person: TestStaff, challenge: string, headers: Record<string, string> = {}) =>
  call(
    'POST',
    '/sign-in/code',
    { challenge, code: codeAt(person.secret, server.deps.now()) },
    { 'x-forwarded-for': '198.51.100.1', ...headers },
  );
/** As many wrong tries as are given, without the work of comparing a password, which is slow by design. */
const tryWrongly = async (tries: readonly { email: string; address?: string }[]) => {
  for (const { email, address = '198.51.100.1' } of tries) await beginTry(server.deps, { email, address, known: null });
};
const strangers = (count: number, address?: string) =>
  tryWrongly(Array.from({ length: count }, (_, n) => ({ email: `n${n}@example.com`, ...(address && { address }) })));
const statuses = async (count: number, email: string, password?: string) => {
  const found = [];
  for (let n = 0; n < count; n++) found.push((await attempt(email, password)).status);
  return found;
};

test('after five wrong passwords the wait is one minute, then two, then four, even with the right one', async () => {
  const person = await hire(server, 'advisor');
  expect(await statuses(5, person.email)).toEqual(Array(5).fill(401));
  const refused = await attempt(person.email, PASSWORD);
  expect([refused.code, Number(refused.headers['retry-after'])]).toEqual(['rate_limited', 60]);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    later(minutes * 60 - 1);
    expect((await attempt(person.email)).status, `${minutes} min, too early`).toBe(429);
    later(1);
    expect((await attempt(person.email)).status, `${minutes} min`).toBe(401);
  }
  later(15 * 60);
  expect((await attempt(person.email, PASSWORD)).status).toBe(200);
});

test('tries with unknown e-mails are counted in the same way', async () => {
  expect(await statuses(6, 'nobody@example.com')).toEqual([...Array(5).fill(401), 429]);
});

test('only a complete sign-in resets an e-mail’s count, not the right password without a code', async () => {
  const person = await hire(server, 'advisor');
  later(60);
  await statuses(4, person.email);
  const { data } = await attempt(person.email, PASSWORD);
  expect((await enterCode(person, data.challenge)).status).toBe(200);
  expect(await statuses(4, person.email)).toEqual(Array(4).fill(401));
  expect((await attempt(person.email, PASSWORD)).status).toBe(200);
  expect([...(await statuses(1, person.email)), (await attempt(person.email)).status]).toEqual([401, 429]);
});

test('after fifty wrong tries an IP address has to wait, for any e-mail', async () => {
  await strangers(49);
  expect((await attempt('fiftieth@example.com')).status).toBe(401);
  expect((await attempt('another@example.com')).status).toBe(429);
  expect((await attempt('another@example.com', 'wrong', '198.51.100.2')).status).toBe(401);
  expect((await call('POST', '/invitations/open', { token: 'x' }, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(
    429,
  );
});

test('simultaneous tries are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('together@example.com')));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

describe('a stranger’s wrong tries', () => {
  /** The cookie of a browser in which the person has signed in. */
  async function deviceOf(person: TestStaff): Promise<string> {
    later(60);
    const { data } = await attempt(person.email, PASSWORD, '203.0.113.1');
    const { headers } = await enterCode(person, data.challenge, { 'x-forwarded-for': '203.0.113.1' });
    const device = [headers['set-cookie']].flat().find((item) => item?.startsWith('staff-device='));
    return String(device).split(';')[0] as string;
  }
  const withDevice = (email: string, password: string, cookie: string, from = '198.51.100.1') =>
    call('POST', '/sign-in', { email, password }, { 'x-forwarded-for': from, cookie });

  test('don’t shut the owner out at another address', async () => {
    const person = await hire(server, 'advisor');
    later(60);
    expect(await statuses(6, person.email)).toEqual([...Array(5).fill(401), 429]);
    const { data, status } = await attempt(person.email, PASSWORD, '203.0.113.1');
    expect(status).toBe(200);
    expect((await enterCode(person, data.challenge, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200);
    // The owner's success doesn't give the stranger new tries.
    expect(await statuses(1, person.email)).toEqual([429]);
  });

  test('don’t shut the owner out of a browser used before, even at the same address', async () => {
    const person = await hire(server, 'advisor');
    const device = await deviceOf(person);
    await statuses(5, person.email);
    await strangers(45);
    expect((await attempt(person.email, PASSWORD)).status).toBe(429);
    later(30);
    const { data, status } = await withDevice(person.email, PASSWORD, device);
    expect(status).toBe(200);
    expect((await enterCode(person, data.challenge, { cookie: device })).status).toBe(200);
  });

  test('from many addresses make new browsers wait, but not one used before', async () => {
    const person = await hire(server, 'advisor');
    const device = await deviceOf(person);
    await tryWrongly(Array.from({ length: 49 }, (_, n) => ({ email: person.email, address: `192.0.2.${n}` })));
    expect((await attempt(person.email, 'wrong', '192.0.2.50')).status).toBe(401);
    expect((await attempt(person.email, PASSWORD, '192.0.2.99')).status).toBe(429);
    expect((await withDevice(person.email, PASSWORD, device, '192.0.2.99')).status).toBe(200);
  });

  test('don’t shut the owner out of a step-up or a change of password in a live session', async () => {
    const person = await hire(server, 'advisor');
    later(60);
    await statuses(6, person.email);
    await strangers(50, '127.0.0.1');
    const code = codeAt(person.secret, server.deps.now());
    expect((await person.call('POST', '/step-up', { code })).status).toBe(200);
    const changed = await person.call('POST', '/me/password', { current: PASSWORD, next: 'otra-lluvia-de-papel-77' });
    expect(changed.status).toBe(200);
  });

  test('a browser used before has five tries of its own; its cookie is worth nothing for another account, or forged', async () => {
    const [person, other] = [await hire(server, 'advisor'), await hire(server, 'advisor')];
    const device = await deviceOf(person);
    const own = [];
    for (let n = 0; n < 6; n++) own.push((await withDevice(person.email, 'wrong', device)).status);
    expect(own).toEqual([...Array(5).fill(401), 429]);
    await statuses(5, other.email, 'wrong');
    expect((await withDevice(other.email, PASSWORD, device)).status).toBe(429);
    const [id = '', ...rest] = device.split('.');
    for (const forged of [[`${id}x`, ...rest].join('.'), `${device}x`, 'staff-device=x', 'staff-device=..'])
      expect((await withDevice(other.email, PASSWORD, forged)).status).toBe(429);
    later(15 * 60);
    expect((await withDevice(person.email, PASSWORD, device)).status).toBe(200);
  });

  test('a browser is forgotten after half a year', async () => {
    const person = await hire(server, 'advisor');
    const device = await deviceOf(person);
    later(181 * 86_400);
    start += 182 * 86_400_000;
    await statuses(5, person.email);
    expect((await withDevice(person.email, PASSWORD, device)).status).toBe(429);
  });
});

test('after five wrong codes a session has to wait, and only that session', async () => {
  const person = await hire(server, 'advisor');
  later(60);
  const { data } = await attempt(person.email, PASSWORD);
  const other = staffCalls(server, cookieOf((await enterCode(person, data.challenge)).headers));
  const tries = [];
  for (let n = 0; n < 6; n++) tries.push((await person.call('POST', '/step-up', { code: '000000' })).status);
  expect(tries).toEqual([...Array(5).fill(401), 429]);
  later(30);
  expect((await other('POST', '/step-up', { code: codeAt(person.secret, server.deps.now()) })).status).toBe(200);
  expect((await attempt(person.email, PASSWORD)).status).toBe(200);
});

test('the table contains no e-mail addresses', async () => {
  await attempt('somebody@example.com');
  const { rows } = await server.database.pool.query('select * from staff_throttles');
  expect(JSON.stringify(rows)).not.toContain('somebody');
});

test('a session ends when it is idle or too old, by signing out, and when its account is disabled', async () => {
  const person = await hire(server, 'advisor');
  for (let n = 0; n < 11; n++) {
    later(59 * 60);
    expect((await person.call('GET', '/me')).status).toBe(200);
  }
  later(59 * 60);
  later(20 * 60);
  expect((await person.call('GET', '/me')).status).toBe(401);
  const idle = await hire(server, 'advisor');
  later(61 * 60);
  expect((await idle.call('GET', '/me')).status).toBe(401);
  const leaving = await hire(server, 'advisor');
  const out = await leaving.call('POST', '/sign-out');
  expect([out.data, out.headers['clear-site-data'], cookieOf(out.headers)]).toEqual([
    { signedOut: true },
    '"cache"',
    'staff=',
  ]);
  expect((await leaving.call('GET', '/me')).status).toBe(401);
  const dismissed = await hire(server, 'advisor');
  await setDisabled(server.deps, { email: dismissed.email }, true);
  expect((await dismissed.call('GET', '/me')).status).toBe(401);
});

test('a try at changing a password counts before its strength is judged, except for a weak new one', async () => {
  const person = await hire(server, 'advisor');
  await person.stepUp();
  const change = async (current: string, next: string) =>
    (await person.call('POST', '/me/password', { current, next })).code;
  for (let tries = 0; tries < 6; tries++) expect(await change(PASSWORD, 'contraseña12')).toBe('unprocessable_error');
  for (let tries = 0; tries < 5; tries++) expect(await change('wrong', 'contraseña12')).toBe('sign_in_refused');
  expect(await change('wrong', 'contraseña12')).toBe('rate_limited');
});

test('a password is changed with the old one and a second factor, and ends the other sessions', async () => {
  const person = await hire(server, 'advisor');
  later(60);
  const { data } = await attempt(person.email, PASSWORD);
  const code = codeAt(person.secret, server.deps.now());
  const other = await call('POST', '/sign-in/code', { challenge: data.challenge, code });
  const second = staffCalls(server, cookieOf(other.headers));
  const change = (current: string, next: string) => person.call('POST', '/me/password', { current, next });
  expect((await change(PASSWORD, 'otra-lluvia-de-papel-77')).code).toBe('step_up_needed');
  later(30);
  expect((await person.call('POST', '/step-up', { code: '000000' })).code).toBe('sign_in_refused');
  const until = await person.call('POST', '/step-up', { code: codeAt(person.secret, server.deps.now()) });
  expect(until.data.until).toBe(new Date(server.deps.now().getTime() + 300_000).toISOString());
  expect((await change('wrong', 'otra-lluvia-de-papel-77')).code).toBe('sign_in_refused');
  expect((await change(PASSWORD, 'short')).errors[0]).toMatchObject({ path: 'next', code: 'password_too_short' });
  expect((await change(PASSWORD, 'contraseña12')).errors[0]).toMatchObject({ path: 'next', code: 'password_too_weak' });
  expect((await change(PASSWORD, 'otra-lluvia-de-papel-77')).status).toBe(200);
  expect([(await person.call('GET', '/me')).status, (await second('GET', '/me')).status]).toEqual([200, 401]);
  expect((await attempt(person.email, 'otra-lluvia-de-papel-77')).status).toBe(200);
  later(301);
  expect((await change(PASSWORD, PASSWORD)).code).toBe('step_up_needed');
});
