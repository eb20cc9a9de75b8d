import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addAdvisor } from '../../../appointments/advisors/advisors.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { codeAt } from '../../accounts/totp.ts';
import { cookieOf, hire, PASSWORD, staffCalls, type TestStaff } from '../../testing/test-staff.ts';

const server = await startTestApp({ settings: { STAFF_OPENINGS_PER_HOUR: '2' } });
afterAll(server.close);
const { query } = server;
let admin: TestStaff;

beforeEach(async () => {
  await query(`update staff_accounts set disabled_at = now() where disabled_at is null`);
  admin = await hire(server, 'everything', 'Iris');
  await admin.stepUp();
});

const idOf = (person: TestStaff) => person.me.account.id;
const change = (who: TestStaff, whom: TestStaff, body: object) =>
  who.call('PATCH', `/accounts/${idOf(whom)}`, body).then(({ code, data }) => code ?? data);
const listed = async (who = admin) => (await who.call('GET', '/accounts?limit=100')).data.items;
const find = async (whom: TestStaff) => (await listed()).find(({ id }: { id: string }) => id === idOf(whom));
let names = 0;
const newAdvisor = () =>
  addAdvisor(server.deps, {
    ...{ name: `Laura ${++names}`, zone: 'America/Mexico_City', hours: [], countries: ['mx'] as const },
    holidays: null,
  } as never);

test('somebody invited in the console signs in with their role, and as an advisor sees their own visits', async () => {
  const advisorId = await newAdvisor();
  const given = { email: 'Nueva@Example.com', roles: ['reviewer'], advisorId };
  const { data: made } = await admin.call('POST', '/accounts', given);
  expect(made.url).toBe(`http://localhost:3000/staff/invitation#${made.token}`);
  const { data } = await admin.call('GET', '/accounts');
  expect(data.invitations).toMatchObject([{ id: made.id, email: 'nueva@example.com', roles: ['reviewer'], advisorId }]);
  expect(JSON.stringify(data)).not.toContain(made.token);

  const door = staffCalls(server);
  const { secret } = (await door('POST', '/invitations/open', { token: made.token })).data.totp;
  const code = codeAt(secret, server.deps.now());
  const accepted = await door('POST', '/invitations/accept', {
    ...{ token: made.token, name: 'Nora', password: PASSWORD, code },
  });
  expect(accepted.data.me.account).toMatchObject({ id: made.id, roles: ['reviewer'], email: 'nueva@example.com' });
  expect((await listed()).find(({ name }: { name: string }) => name === 'Nora')).toMatchObject({ advisorId });
  expect((await admin.call('GET', '/accounts')).data.invitations).toEqual([]);
  expect((await admin.call('POST', '/accounts', given)).code).toBe('account_exists');
  const own = await staffCalls(server, cookieOf(accepted.headers))('GET', '/accounts');
  expect(own.code).toBe('role_refused');
});

test('an invitation that was withdrawn, or replaced by a newer one, no longer works', async () => {
  const invite = async () =>
    (await admin.call('POST', '/accounts', { email: 'late@example.com', roles: ['advisor'] })).data;
  const open = async (token: string) => (await staffCalls(server)('POST', '/invitations/open', { token })).status;
  const first = await invite();
  const second = await invite();
  expect([await open(first.token), await open(second.token)]).toEqual([404, 200]);
  expect((await admin.call('DELETE', `/invitations/${second.id}`)).data).toEqual({ withdrawn: true });
  expect(await open(second.token)).toBe(404);
  for (const id of [second.id, randomUUID(), 'x'])
    expect((await admin.call('DELETE', `/invitations/${id}`)).code).toBe('not_found_error');
});

test('of two simultaneous invitations to one address only one works', async () => {
  const given = { email: 'twice@example.com', roles: ['advisor'] };
  const made = await Promise.all([1, 2, 3].map(() => admin.call('POST', '/accounts', given)));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  const opened = await Promise.all(
    made.map(({ data }) => staffCalls(server)('POST', '/invitations/open', { token: data.token })),
  );
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  for (const { data } of made) await admin.call('DELETE', `/invitations/${data.id}`);
});

test('whoever may no longer work on applications has none', async () => {
  const person = await hire(server, 'lead');
  const { applicationId } = await server.open('mx');
  const of = `/applications/${applicationId}`;
  await person.call('PUT', `${of}/assignee`, { from: null, to: idOf(person) });
  await change(admin, person, { roles: ['advisor'] });
  expect((await admin.call('GET', of)).data.assignee).toMatchObject({ id: idOf(person) });
  await change(admin, person, { roles: ['admin'] });
  expect((await admin.call('GET', of)).data.assignee).toBeNull();
});

test('the list shows factors, sessions and openings; throttled accounts first, disabled ones last', async () => {
  const [zoe, abel] = [await hire(server, 'advisor', 'Zoe'), await hire(server, 'reviewer', 'Abel')];
  for (let n = 0; n < 2; n++) {
    const { applicationId } = await server.open('mx');
    await zoe.call('GET', `/applications/${applicationId}`);
  }
  const of = (name: string, all: { name: string }[]) => all.findIndex((item) => item.name === name);
  const before = await listed();
  expect(before[0]).toMatchObject({
    ...{ name: 'Zoe', slowed: true, openedLastHour: 2, openedLastDay: 2, sessions: 1, disabled: false },
    factors: { totp: true, passkeys: 0, recoveryCodesLeft: 10 },
  });
  expect(of('Abel', before)).toBeLessThan(of('Iris', before));
  await change(admin, abel, { disabled: true });
  const after = await listed();
  expect(of('Abel', after)).toBeGreaterThan(of('Iris', after));
  const pages: string[] = [];
  for (let cursor = ''; ; ) {
    const { data } = await admin.call('GET', `/accounts?limit=2${cursor && `&cursor=${cursor}`}`);
    pages.push(...data.items.map(({ id }: { id: string }) => id));
    if (data.next === null) break;
    cursor = data.next;
  }
  expect(pages).toEqual(after.map(({ id }: { id: string }) => id));
  const { errors } = await admin.call('GET', '/accounts?cursor=made.up');
  expect(errors).toMatchObject([{ path: 'cursor', code: 'invalid_value' }]);
});

test('new roles apply at once and are logged with the previous ones; admins can’t change their own', async () => {
  const person = await hire(server, 'reviewer');
  expect(await change(admin, person, { roles: ['admin'] })).toMatchObject({ roles: ['admin'] });
  expect((await person.call('GET', '/accounts')).status).toBe(200);
  const [entry] = await query(
    `select * from staff_audit where kind = 'changeAccount' order by at desc, id desc limit 1`,
  );
  expect([entry.account_id, entry.details]).toEqual([
    idOf(admin),
    { accountId: idOf(person), changes: { roles: { from: ['reviewer'], to: ['admin'] } } },
  ]);
  expect(await change(admin, admin, { roles: ['reviewer'] })).toBe('role_refused');
  const own = ['reviewer', 'compliance', 'admin'];
  expect(await change(admin, admin, { roles: own.toReversed() })).toMatchObject({ roles: own });
});

test('an admin who is nothing else can’t take privacy rights, nor be given them but by another admin', async () => {
  const it = await hire(server, 'admin', 'Olga');
  await it.stepUp();
  for (const roles of [['compliance', 'admin'], ['reviewer', 'admin'], ['compliance']])
    expect(await change(it, it, { roles })).toBe('role_refused');
  expect(await change(it, it, { endsOn: '2099-12-31' })).toBe('role_refused');
  expect((await it.call('GET', '/erasures')).code).toBe('role_refused');
  expect(await change(admin, it, { roles: ['admin', 'compliance'] })).toMatchObject({ roles: ['compliance', 'admin'] });
  expect((await it.call('GET', '/erasures')).status).toBe(200);
});

test('an auditor’s account has an end, after which its sessions are over and nobody signs in with it', async () => {
  const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  const given = { email: 'auditora@example.com', roles: ['auditor'] };
  for (const endsOn of [undefined, null, day(-3), 'soon'])
    expect((await admin.call('POST', '/accounts', { ...given, endsOn })).errors, endsOn ?? '').toMatchObject([
      { path: 'endsOn' },
    ]);
  const { data: made } = await admin.call('POST', '/accounts', { ...given, endsOn: day(2) });
  const opened = await staffCalls(server)('POST', '/invitations/open', { token: made.token });
  const code = codeAt(opened.data.totp.secret, server.deps.now());
  const entered = { token: made.token, name: 'Alba', password: PASSWORD, code };
  const accepted = await staffCalls(server)('POST', '/invitations/accept', entered);
  const call = staffCalls(server, cookieOf(accepted.headers));
  expect((await call('GET', '/audit')).status).toBe(200);
  const of = `/accounts/${made.id}`;
  expect((await admin.call('PATCH', of, { endsOn: null })).errors).toMatchObject([
    { path: 'endsOn', code: 'field_required' },
  ]);
  const later = await admin.call('PATCH', of, { endsOn: day(5) });
  expect(later.data.endsAt.slice(0, 10)).toBe(day(6));
  await query(`update staff_accounts set ends_at = now() where id = $1`, [made.id]);
  expect((await call('GET', '/audit')).status).toBe(401);
  const again = await staffCalls(server)('POST', '/sign-in', { email: given.email, password: PASSWORD });
  expect(again.code).toBe('sign_in_refused');
  const shown = (await listed()).find(({ id }: { id: string }) => id === made.id);
  expect(shown).toMatchObject({ disabled: false, sessions: 0, roles: ['auditor'] });
});

test('the last admin can’t get an end, and work isn’t given to those whose account is over or can’t do it', async () => {
  const [other, over, auditor] = [
    await hire(server, 'admin', 'Olga'),
    await hire(server, 'reviewer'),
    await hire(server, 'auditor'),
  ];
  await other.stepUp();
  await query(`update staff_accounts set ends_at = now() where id = $1`, [idOf(over)]);
  await query(`update staff_accounts set ends_at = now() + interval '1 day' where id = $1`, [idOf(other)]);
  expect(await change(other, admin, { endsOn: '2099-12-31' })).toBe('last_admin');
  const { applicationId } = await server.open('mx');
  for (const to of [over, auditor, other]) {
    const answer = await admin.call('PUT', `/applications/${applicationId}/assignee`, { from: null, to: idOf(to) });
    expect(answer.errors, to.me.account.roles.join()).toMatchObject([{ path: 'to', code: 'invalid_value' }]);
  }
  const people = (await admin.call('GET', '/people')).data.items.map(({ id }: { id: string }) => id);
  expect(people).not.toEqual(expect.arrayContaining([idOf(over)]));
  expect(people).not.toEqual(expect.arrayContaining([idOf(auditor)]));
});

test('two admins who demote each other at once leave one admin, and the last admin can’t be disabled', async () => {
  for (let round = 0; round < 5; round++) {
    const other = await hire(server, 'everything', 'Olga');
    await other.stepUp();
    const answers = await Promise.all([
      change(admin, other, { roles: ['advisor'] }),
      change(other, admin, { roles: ['advisor'] }),
    ]);
    expect(answers.filter((answer) => answer === 'last_admin' || answer === 'role_refused')).toHaveLength(1);
    expect(await query(`select 1 from staff_accounts where role = 'admin' and disabled_at is null`)).toHaveLength(1);
    await query(`update staff_accounts set role = 'admin' where id = $1`, [idOf(admin)]);
    await query(`update staff_accounts set role = 'advisor' where id = $1`, [idOf(other)]);
  }
  expect(await change(admin, admin, { disabled: true })).toBe('last_admin');
});

test('a disabled person is signed out everywhere at once, and their applications are unassigned', async () => {
  const person = await hire(server, 'reviewer');
  const { applicationId } = await server.open('mx');
  await person.call('PUT', `/applications/${applicationId}/assignee`, { from: null, to: idOf(person) });
  expect(await change(admin, person, { disabled: true })).toMatchObject({ disabled: true, sessions: 0 });
  expect((await person.call('GET', '/me')).status).toBe(401);
  expect((await admin.call('GET', `/applications/${applicationId}`)).data.assignee).toBeNull();
  await change(admin, person, { disabled: false });
  expect((await person.call('GET', '/me')).status).toBe(401);
  expect(await find(person)).toMatchObject({ disabled: false });
});

test('an admin ends sessions, and replaces lost factors by a new invitation to the same account', async () => {
  const person = await hire(server, 'advisor');
  expect((await admin.call('DELETE', `/accounts/${idOf(person)}/sessions`)).data).toEqual({ ended: 1 });
  expect((await person.call('GET', '/me')).status).toBe(401);
  const { data } = await admin.call('POST', `/accounts/${idOf(person)}/reset-factors`);
  const opened = await staffCalls(server)('POST', '/invitations/open', { token: data.token });
  expect(opened.data).toMatchObject({ email: person.email, roles: ['advisor'] });
  expect((await admin.call('GET', '/accounts')).data.invitations).toMatchObject([{ accountId: idOf(person) }]);
});

test('an account is linked with one advisor, who is linked with no other account', async () => {
  const [person, other] = [await hire(server, 'advisor'), await hire(server, 'advisor')];
  const [first, second] = [await newAdvisor(), await newAdvisor()];
  expect(await change(admin, person, { advisorId: first })).toMatchObject({ advisorId: first });
  expect(await change(admin, other, { advisorId: first })).toBe('conflict_error');
  expect(await change(admin, person, { advisorId: second })).toMatchObject({ advisorId: second });
  expect(await change(admin, other, { advisorId: first })).toMatchObject({ advisorId: first });
  expect(await change(admin, person, { advisorId: null })).toMatchObject({ advisorId: null });
  const wrong = await admin.call('PATCH', `/accounts/${idOf(person)}`, {
    advisorId: randomUUID(),
    roles: ['reviewer'],
  });
  expect([wrong.status, wrong.errors[0].path, (await find(person)).roles]).toEqual([422, 'advisorId', ['advisor']]);
});

test('an unknown account is not found, and an unknown role is refused at its field', async () => {
  for (const id of [randomUUID(), 'x']) {
    expect((await admin.call('PATCH', `/accounts/${id}`, { roles: ['nobody'] })).code).toBe('not_found_error');
    expect((await admin.call('DELETE', `/accounts/${id}/sessions`)).code).toBe('not_found_error');
    expect((await admin.call('POST', `/accounts/${id}/reset-factors`)).code).toBe('not_found_error');
  }
  const wrong = await admin.call('PATCH', `/accounts/${idOf(admin)}`, { roles: ['nobody'] });
  expect(wrong.errors).toMatchObject([{ path: 'roles.0', code: 'invalid_value' }]);
  const empty = await admin.call('POST', '/accounts', {});
  expect(empty.errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'roles']);
});

test('accounts are found by id or by part of a name or address without accents, in pages', async () => {
  const jose = await hire(server, 'reviewer', 'José Ángel Núñez');
  await hire(server, 'advisor', 'Josefina Paz');
  const found = async (q: string) => {
    const { data } = await admin.call('GET', `/accounts?q=${encodeURIComponent(q)}`);
    return data.items.map(({ name }: { name: string }) => name);
  };
  expect(await found('angel nunez')).toEqual(['José Ángel Núñez']);
  expect((await found('JOSÉ ')).toSorted()).toEqual(['Josefina Paz', 'José Ángel Núñez']);
  expect(await found(jose.email.toUpperCase())).toEqual(['José Ángel Núñez']);
  expect(await found(idOf(jose))).toEqual(['José Ángel Núñez']);
  expect(await found('%')).toEqual([]);
  const first = (await admin.call('GET', '/accounts?q=jos&limit=1')).data;
  const rest = (await admin.call('GET', `/accounts?q=jos&limit=1&cursor=${first.next}`)).data;
  expect([...first.items, ...rest.items]).toHaveLength(2);
  expect(rest.next).toBeNull();
  const strange = await admin.call('GET', `/accounts?limit=1&cursor=${first.next}`);
  expect(strange.errors).toMatchObject([{ path: 'cursor' }]);
});
