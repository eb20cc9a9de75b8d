import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { newAuthenticator } from '../testing/test-authenticator.ts';
import { cookieOf, hire, PASSWORD, staffCalls, type TestStaff } from '../testing/test-staff.ts';
import { codeAt } from './totp.ts';

const server = await startTestApp();
afterAll(server.close);
const call = staffCalls(server);
const origin = 'http://localhost:3000';
beforeEach(() => server.database.pool.query('delete from staff_throttles'));

type Authenticator = ReturnType<typeof newAuthenticator>;
async function addPasskey(person: TestStaff, passkey: Authenticator, more = {}) {
  await person.stepUp();
  const { data } = await person.call('POST', '/me/passkeys/options');
  const response = passkey.make(data.options.challenge, more);
  return person.call('POST', '/me/passkeys', { challenge: data.challenge, name: 'Mi teléfono', response });
}
async function signIn(passkey: Authenticator, more = {}) {
  const { data } = await call('POST', '/sign-in/passkey/options', {});
  const body = { challenge: data.challenge, response: passkey.use(data.options.challenge, more) };
  return { answer: await call('POST', '/sign-in/passkey', body), body };
}

describe('a passkey', () => {
  test('signs in without a password, each challenge once', async () => {
    const person = await hire(server, 'reviewer');
    const passkey = newAuthenticator(origin);
    const added = await addPasskey(person, passkey);
    expect(added.data.factors.passkeys).toMatchObject([{ name: 'Mi teléfono', lastUsedAt: null }]);
    const { answer, body } = await signIn(passkey);
    expect(answer.data.account.id).toBe(person.me.account.id);
    const again = await call('POST', '/sign-in/passkey', body);
    expect([again.status, again.code]).toEqual([401, 'sign_in_refused']);
    expect((await staffCalls(server, cookieOf(answer.headers))('GET', '/me')).status).toBe(200);
  });

  test.each([
    ['that was never added', async () => newAuthenticator(origin), {}],
    [
      'without its person verified',
      async (person: TestStaff) => add(person, newAuthenticator(origin)),
      { verified: false },
    ],
    ['of another origin', async () => newAuthenticator('https://evil.example'), {}],
  ])('%s is refused', async (_, make, more) => {
    const passkey = await make(await hire(server, 'advisor'));
    expect((await signIn(passkey, more)).answer.code).toBe('sign_in_refused');
  });
  const add = async (person: TestStaff, passkey: Authenticator) => {
    await addPasskey(person, passkey);
    return passkey;
  };

  test('no longer signs in once it is removed or its account is disabled', async () => {
    const person = await hire(server, 'advisor');
    const passkey = newAuthenticator(origin);
    const added = await addPasskey(person, passkey);
    const set = (value: string) =>
      server.database.pool.query(`update staff_accounts set disabled_at = ${value} where id = $1`, [
        person.me.account.id,
      ]);
    await set('now()');
    expect((await signIn(passkey)).answer.code).toBe('sign_in_refused');
    await set('null');
    const [{ id }] = added.data.factors.passkeys;
    expect((await person.call('DELETE', `/me/passkeys/${id}`)).data.factors.passkeys).toEqual([]);
    expect((await person.call('DELETE', `/me/passkeys/${id}`)).code).toBe('not_found_error');
    expect((await signIn(passkey)).answer.code).toBe('sign_in_refused');
  });

  test('is added only if the device verified the person, and only to the account that requested it', async () => {
    const [person, other] = [await hire(server, 'advisor'), await hire(server, 'advisor')];
    const unverified = await addPasskey(person, newAuthenticator(origin), { verified: false });
    expect([unverified.status, unverified.errors[0].path]).toEqual([422, 'response']);
    await other.stepUp();
    const { data } = await person.call('POST', '/me/passkeys/options');
    const response = newAuthenticator(origin).make(data.options.challenge);
    const stolen = await other.call('POST', '/me/passkeys', { challenge: data.challenge, name: 'x', response });
    expect([stolen.status, stolen.errors[0].path]).toEqual([422, 'challenge']);
  });

  test('a second factor counts only for the account it belongs to', async () => {
    const [person, other] = [await hire(server, 'reviewer'), await hire(server, 'reviewer')];
    const passkey = newAuthenticator(origin);
    await addPasskey(person, passkey);
    const confirm = async (who: TestStaff) => {
      const { data } = await call('POST', '/sign-in/passkey/options', {});
      return who.call('POST', '/step-up', { challenge: data.challenge, response: passkey.use(data.options.challenge) });
    };
    expect((await confirm(other)).code).toBe('sign_in_refused');
    expect(Date.parse((await confirm(person)).data.until)).toBeGreaterThan(server.deps.now().getTime());
    expect((await person.call('POST', '/step-up', {})).errors[0].path).toBe('code');
  });
});

test('people can change their own name, language, keys and digest, and nothing else', async () => {
  const person = await hire(server, 'advisor');
  const { data } = await person.call('PATCH', '/me', { name: ' Ana  Luz ', language: 'en', singleKeys: false });
  expect(data.account).toMatchObject({ name: 'Ana Luz', language: 'en', singleKeys: false, roles: ['advisor'] });
  expect(data.account.dailyDigest).toBe(true);
  const quiet = await person.call('PATCH', '/me', { dailyDigest: false });
  expect(quiet.data.account).toMatchObject({ name: 'Ana Luz', singleKeys: false, dailyDigest: false });
  expect((await person.call('GET', '/me')).data.account.dailyDigest).toBe(false);
  expect((await person.call('PATCH', '/me', { roles: ['admin'] })).errors[0]).toMatchObject({
    path: 'roles',
    code: 'unknown_field',
  });
});

test('people see their own sessions and can end one, or all but the current one; those of others are not found', async () => {
  const [person, other] = [await hire(server, 'advisor'), await hire(server, 'advisor')];
  const challenge = async () =>
    (await call('POST', '/sign-in', { email: person.email, password: PASSWORD })).data.challenge;
  for (const code of person.recoveryCodes.slice(0, 2))
    expect((await call('POST', '/sign-in/code', { challenge: await challenge(), code })).status).toBe(200);
  const { data } = await person.call('GET', '/me/sessions');
  expect(data.items.map((item: { current: boolean }) => item.current).toSorted()).toEqual([false, false, true]);
  const theirs = await person.call('DELETE', `/me/sessions/${other.me.session.id}`);
  expect(theirs.code).toBe('not_found_error');
  const foreign = data.items.find((item: { current: boolean }) => !item.current);
  expect((await person.call('DELETE', `/me/sessions/${foreign.id}`)).data).toEqual({ ended: 1 });
  expect((await person.call('DELETE', '/me/sessions')).data).toEqual({ ended: 1 });
  expect((await person.call('GET', '/me')).status).toBe(200);
});

test('a new authenticator counts once its code is confirmed, and voids the old one and the old recovery codes', async () => {
  const person = await hire(server, 'advisor');
  const now = new Date();
  await person.stepUp();
  const { data } = await person.call('POST', '/me/totp');
  expect((await person.call('POST', '/me/totp/confirm', { code: '000000' })).errors[0].path).toBe('code');
  const next = codeAt(data.secret, new Date(now.getTime() + 30_000));
  const confirmed = await person.call('POST', '/me/totp/confirm', { code: next });
  expect(confirmed.data.recoveryCodes).toHaveLength(10);
  const attempt = async (code: string) => {
    const { data: first } = await call('POST', '/sign-in', { email: person.email, password: PASSWORD });
    return (await call('POST', '/sign-in/code', { challenge: first.challenge, code })).status;
  };
  const before = new Date(now.getTime() - 30_000);
  expect(await attempt(codeAt(person.secret, before))).toBe(401);
  expect(await attempt(person.recoveryCodes[0] as string)).toBe(401);
  expect(await attempt(codeAt(data.secret, before))).toBe(200);
  await person.stepUp();
  const renewed = await person.call('POST', '/me/recovery-codes');
  expect(await attempt(confirmed.data.recoveryCodes[0])).toBe(401);
  expect(await attempt(renewed.data.recoveryCodes[0])).toBe(200);
});

test('the code of a new authenticator counts in the half minute in which the old one’s was used, and once', async () => {
  const person = await hire(server, 'advisor');
  // A step in which the person just used the old authenticator.
  await person.stepUp();
  const { data } = await person.call('POST', '/me/totp');
  const [{ step }] = await server.query(
    'select max(step)::int as step from staff_totp_steps s join staff_accounts a on a.id = s.account_id where a.email = $1',
    [person.email],
  );
  const code = codeAt(data.secret, new Date(step * 30_000));
  const confirm = () => person.call('POST', '/me/totp/confirm', { code });
  expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status).sort()).toEqual([200, 422]);
});
