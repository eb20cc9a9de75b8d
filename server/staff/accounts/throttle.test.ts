import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { cookieOf, hire, PASSWORD, staffCalls } from '../testing/test-staff.ts';
import { setDisabled } from './accounts.ts';
import { codeAt } from './totp.ts';

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
  const code = codeAt(person.secret, server.deps.now());
  expect((await call('POST', '/sign-in/code', { challenge: data.challenge, code })).status).toBe(200);
  expect(await statuses(4, person.email)).toEqual(Array(4).fill(401));
  expect((await attempt(person.email, PASSWORD)).status).toBe(200);
  expect([...(await statuses(1, person.email)), (await attempt(person.email)).status]).toEqual([401, 429]);
});

test('after fifty wrong tries an IP address has to wait, for any e-mail', async () => {
  for (let n = 0; n < 50; n++) expect((await attempt(`n${n}@example.com`)).status).toBe(401);
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
