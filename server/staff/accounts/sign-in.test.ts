import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { cookieOf, hire, PASSWORD, staffCalls } from '../testing/test-staff.ts';
import { invite, inviteFirstAdmin } from './invitations.ts';
import { codeAt } from './totp.ts';

const server = await startTestApp();
afterAll(server.close);
const call = staffCalls(server);
let minute = 0;
// Each test has its own time, since an authenticator's code is accepted only once.
beforeEach(async () => {
  server.setNow(new Date(Date.UTC(2026, 10, 20, 8) + minute++ * 7_200_000));
  await server.database.pool.query('delete from staff_throttles');
});
const later = (seconds: number) => server.setNow(new Date(server.deps.now().getTime() + seconds * 1000));
const codeNow = (secret: string) => codeAt(secret, server.deps.now());
const signIn = (email: string, password: string) => call('POST', '/sign-in', { email, password });

test('an invited person opens the invitation, accepts it, and is signed in', async () => {
  const { token, url } = await invite(server.deps, { email: 'Eva@Example.com', roles: ['reviewer'] });
  expect(url).toBe(`http://localhost:3000/staff/invitation#${token}`);
  const opened = await call('POST', '/invitations/open', { token });
  expect(opened.data).toMatchObject({ email: 'eva@example.com', roles: ['reviewer'] });
  expect((await call('POST', '/invitations/open', { token })).data.totp).toEqual(opened.data.totp);
  expect(opened.data.totp.uri).toMatch(/^otpauth:\/\/totp\//);
  const code = codeNow(opened.data.totp.secret);
  const answer = await call('POST', '/invitations/accept', { token, name: 'Eva', password: PASSWORD, code });
  expect(answer.status).toBe(200);
  expect(answer.data.recoveryCodes).toHaveLength(10);
  expect(answer.data.me.account).toMatchObject({ name: 'Eva', roles: ['reviewer'], language: 'es-MX' });
  expect(String(answer.headers['set-cookie'])).toMatch(/^staff=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/);
  const me = await staffCalls(server, cookieOf(answer.headers))('GET', '/me');
  expect(me.data.factors).toEqual({ totp: true, passkeys: [], recoveryCodesLeft: 10 });
});

test('used, expired and unknown invitations get the same answer', async () => {
  const { token } = await invite(server.deps, { email: 'late@example.com', roles: ['advisor'] });
  later(72 * 3600 + 1);
  const person = await invite(server.deps, { email: 'used@example.com', roles: ['advisor'] });
  const { data } = await call('POST', '/invitations/open', { token: person.token });
  const code = codeNow(data.totp.secret);
  const acceptance = { token: person.token, name: 'Eva', password: PASSWORD, code };
  expect((await call('POST', '/invitations/accept', acceptance)).status).toBe(200);
  for (const item of [token, person.token, 'made-up']) {
    expect((await call('POST', '/invitations/open', { token: item })).code).toBe('not_found_error');
    expect((await call('POST', '/invitations/accept', { ...acceptance, token: item })).code).toBe('not_found_error');
  }
});

test('a short or weak password and a wrong code are refused at their fields, and the invitation stays open', async () => {
  const { token } = await invite(server.deps, { email: 'weak@example.com', roles: ['advisor'] });
  const { data } = await call('POST', '/invitations/open', { token });
  const code = codeNow(data.totp.secret);
  const accept = async (more: object) => {
    const { errors } = await call('POST', '/invitations/accept', {
      token,
      name: 'Eva',
      password: PASSWORD,
      code,
      ...more,
    });
    return errors?.map((error: { path: string; code: string }) => `${error.path} ${error.code}`);
  };
  expect(await accept({ password: 'k8#Qz!pL2vX' })).toEqual(['password password_too_short']);
  const behindSixtyFour = `${'a'.repeat(64)}k8#Qz!pL2vX`;
  for (const password of ['contraseña123', 'password1234', 'weak@example.com', 'aaaaaaaaaaaaaa', behindSixtyFour])
    expect(await accept({ password }), password).toEqual(['password password_too_weak']);
  expect(await accept({ code: '000000' })).toEqual(['code invalid_value']);
  expect(await accept({})).toBeUndefined();
});

test('the first admin can be invited only while there is none, and needs an address', async () => {
  const first = await inviteFirstAdmin(server.deps);
  const second = await inviteFirstAdmin(server.deps);
  if (!first || !second) throw new Error('no invitation');
  const { data } = await call('POST', '/invitations/open', { token: first.token });
  expect(data).toMatchObject({ email: null, roles: ['reviewer', 'compliance', 'admin'] });
  const acceptance = { token: first.token, name: 'Eva', password: PASSWORD, code: codeNow(data.totp.secret) };
  const unnamed = await call('POST', '/invitations/accept', acceptance);
  expect(unnamed.errors[0]).toMatchObject({ path: 'email', code: 'email_required' });
  expect((await call('POST', '/invitations/accept', { ...acceptance, email: 'Admin@Example.com' })).status).toBe(200);
  expect(await inviteFirstAdmin(server.deps)).toBeNull();
  expect((await call('POST', '/invitations/open', { token: second.token })).code).toBe('not_found_error');
});

test('signing in takes a password and a code, and starts no session before both are right', async () => {
  const person = await hire(server, 'advisor');
  later(60);
  const first = await signIn(person.email.toUpperCase(), PASSWORD);
  expect(first.data).toMatchObject({ next: 'code', expiresInSeconds: 300 });
  expect(first.headers['set-cookie']).toBeUndefined();
  const { challenge } = first.data;
  const second = await call('POST', '/sign-in/code', { challenge, code: codeNow(person.secret) });
  expect(second.data.account.id).toBe(person.me.account.id);
  expect(second.data.session.steppedUpUntil).toBeNull();
  const again = await call('POST', '/sign-in/code', { challenge, code: codeNow(person.secret) });
  expect([again.status, again.code]).toEqual([401, 'sign_in_refused']);
});

test('a code is accepted once, and at most one step early or late', async () => {
  const person = await hire(server, 'advisor');
  const accepted = async (offset: number) => {
    const { data } = await signIn(person.email, PASSWORD);
    const code = codeAt(person.secret, new Date(server.deps.now().getTime() + offset * 1000));
    return (await call('POST', '/sign-in/code', { challenge: data.challenge, code })).status;
  };
  expect(await accepted(0)).toBe(401);
  later(90);
  expect([await accepted(-60), await accepted(60)]).toEqual([401, 401]);
  expect([await accepted(30), await accepted(-30), await accepted(0), await accepted(0)]).toEqual([200, 200, 200, 401]);
});

test('a recovery code works once instead of the authenticator, in upper or lower case, with or without its dash', async () => {
  const person = await hire(server, 'advisor');
  const use = async (code: string) => {
    const { data } = await signIn(person.email, PASSWORD);
    return (await call('POST', '/sign-in/code', { challenge: data.challenge, code })).status;
  };
  const [code = ''] = person.recoveryCodes;
  expect([await use(code.toLowerCase().replace('-', ' ')), await use(code)]).toEqual([200, 401]);
  expect((await person.call('GET', '/me')).data.factors.recoveryCodesLeft).toBe(9);
});

test('a challenge allows five tries within five minutes', async () => {
  const person = await hire(server, 'advisor');
  later(60);
  const { data } = await signIn(person.email, PASSWORD);
  const attempt = (code: string) => call('POST', '/sign-in/code', { challenge: data.challenge, code });
  for (let n = 0; n < 5; n++) expect((await attempt('000000')).code).toBe('sign_in_refused');
  await server.database.pool.query('delete from staff_throttles');
  expect((await attempt(codeNow(person.secret))).code).toBe('sign_in_refused');
  const { data: second } = await signIn(person.email, PASSWORD);
  later(301);
  const late = await call('POST', '/sign-in/code', { challenge: second.challenge, code: codeNow(person.secret) });
  expect(late.code).toBe('sign_in_refused');
});

test('a wrong password, an unknown e-mail and a disabled account are refused alike', async () => {
  const person = await hire(server, 'advisor');
  const disabled = await hire(server, 'advisor');
  await server.database.pool.query('update staff_accounts set disabled_at = now() where id = $1', [
    disabled.me.account.id,
  ]);
  const answers = [
    await signIn(person.email, 'wrong'),
    await signIn('nobody@example.com', PASSWORD),
    await signIn(disabled.email, PASSWORD),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]?.body]);
});
