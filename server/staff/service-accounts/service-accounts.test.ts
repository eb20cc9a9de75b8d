import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { isServiceToken, newServiceToken } from '../../core/http/staff/service-token.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { connect, serviceCalls } from '../testing/test-service.ts';
import { hire } from '../testing/test-staff.ts';

const server = await startTestApp({
  settings: { WRONG_IDS_PER_HOUR: '20', TRUSTED_PROXIES: '127.0.0.1', SERVICE_CALLS_PER_MINUTE: '200' },
});
afterAll(server.close);
afterEach(() => vi.restoreAllMocks());
const list = '/applications';
const from = (address: string) => ({ 'x-forwarded-for': address });

test('a token with any one character changed is refused without a look-up', async () => {
  const token = newServiceToken();
  expect(token).toMatch(/^vol_[\w-]{49}$/);
  const changed = [...token].map(
    (letter, at) => token.slice(0, at) + (letter === 'a' ? 'b' : 'a') + token.slice(at + 1),
  );
  expect([token, ...changed, '', 'vol_', `${token}x`].map(isServiceToken)).toEqual([
    true,
    ...Array(token.length + 3).fill(false),
  ]);
  const looked = vi.spyOn(server.deps.staffGate, 'findService');
  for (const wrong of [...changed.slice(0, 3), '', 'vol_', 'x y']) {
    const { status, code } = await serviceCalls(server, wrong)('GET', list, undefined, from('198.51.100.9'));
    expect([status, code]).toEqual([401, 'authentication_error']);
  }
  expect(looked).not.toHaveBeenCalled();
});

test('a token of another installation opens nothing, however much it may do there', async () => {
  const other = await startTestApp({ connections: 1 });
  try {
    const { token, call } = await connect(other);
    expect((await call('GET', list)).status).toBe(200);
    for (const path of [list, '/events']) {
      const { status, code } = await serviceCalls(server, token)('GET', path, undefined, from('198.51.100.12'));
      expect([status, code]).toEqual([401, 'authentication_error']);
    }
  } finally {
    await other.close();
  }
});

test('a token is shown once, is stored as a hash only, and its use is noted', async () => {
  const admin = await hire(server, 'everything');
  const given = { name: 'Núcleo', scopes: ['applications:read'], networks: ['203.0.113.0/24'] };
  expect((await admin.call('POST', '/service-accounts', given)).code).toBe('step_up_needed');
  await admin.stepUp();
  const { token, account } = (await admin.call('POST', '/service-accounts', given)).data;
  const rows = await server.query('select to_jsonb(t)::text as row from service_tokens t');
  expect(rows.some(({ row }) => row.includes(token) || row.includes(token.slice(4, -6)))).toBe(false);
  const listed = await admin.call('GET', '/service-accounts');
  expect(listed.body).not.toContain(token.slice(4, -6));
  expect(account).toMatchObject({ ...given, createdBy: { name: 'Ana López' }, tokens: [{ lastUsedAt: null }] });

  const call = serviceCalls(server, token);
  expect((await call('GET', list, undefined, from('198.51.100.1'))).code).toBe('network_refused');
  expect((await call('GET', list, undefined, from('203.0.113.7'))).status).toBe(200);
  const [used] = (await admin.call('GET', '/service-accounts')).data.items;
  expect(Date.parse(used.tokens[0].lastUsedAt)).toBeGreaterThan(0);
});

test('two tokens work at the same time, a third is refused, and a revoked one ends at its next call', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const { account, token, call } = await connect(server);
  const tokens = `/service-accounts/${account.id}/tokens`;
  // At the same time: one of them takes the free place.
  const made = await Promise.all([1, 2, 3].map(() => admin.call('POST', tokens)));
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const second = made.find(({ status }) => status === 200)!.data;
  expect((await call('GET', list)).status).toBe(200);
  expect((await serviceCalls(server, second.token)('GET', list)).status).toBe(200);
  const [{ id }] = second.account.tokens;
  expect((await admin.call('DELETE', `${tokens}/${id}`)).data.tokens).toHaveLength(1);
  expect((await call('GET', list)).code).toBe('authentication_error');
  expect((await serviceCalls(server, second.token)('GET', list)).status).toBe(200);
  expect((await admin.call('DELETE', `${tokens}/${id}`)).code).toBe('not_found_error');
  expect((await admin.call('DELETE', `/service-accounts/${account.id}`)).data.revokedAt).toEqual(expect.any(String));
  expect((await serviceCalls(server, second.token)('GET', list)).code).toBe('authentication_error');
  expect((await admin.call('POST', tokens)).code).toBe('not_found_error');
  expect(token).not.toBe(second.token);
});

test('a token that is revoked in mid-call ends with that call', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const { account, call } = await connect(server);
  const { applicationId } = await server.open('mx');
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const find = server.deps.staffGate.findApplication;
  vi.spyOn(server.deps.staffGate, 'findApplication').mockImplementation(async (id) => {
    reached.resolve();
    await go.promise;
    return find(id);
  });
  const running = call('GET', `${list}/${applicationId}`);
  await reached.promise;
  expect((await admin.call('DELETE', `/service-accounts/${account.id}`)).status).toBe(200);
  go.resolve();
  expect(await running).toMatchObject({ status: 200, data: { id: applicationId } });
  expect((await call('GET', `${list}/${applicationId}`)).code).toBe('authentication_error');
});

test('an account ends after its last day in Mexico City, and can’t be made for a day that is over', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const given = (expiresOn: string) => ({ name: 'x', scopes: ['applications:read'], expiresOn });
  const late = await admin.call('POST', '/service-accounts', given('2020-01-01'));
  expect([late.status, late.errors[0].path]).toEqual([422, 'expiresOn']);
  const { call } = await connect(server, { expiresOn: '2030-05-01' });
  server.setNow('2030-05-02T05:59:59Z');
  expect((await call('GET', list)).status).toBe(200);
  server.setNow('2030-05-02T06:00:00Z');
  expect((await call('GET', list)).code).toBe('authentication_error');
});

test('a change of networks, scopes or end counts from the next call on', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const { account, call } = await connect(server, { networks: ['203.0.113.0/24'], countries: ['mx'] });
  const change = (body: object) => admin.call('PATCH', `/service-accounts/${account.id}`, body);
  const ask = async () => (await call('GET', list, undefined, from('198.51.100.1'))).code ?? 'answered';
  expect(await ask()).toBe('network_refused');
  expect((await change({ networks: [] })).data).toMatchObject({ networks: [], countries: ['mx'], name: 'CRM' });
  expect(await ask()).toBe('answered');
  expect((await change({ scopes: ['reports:read'], name: 'Otro' })).data).toMatchObject({ name: 'Otro' });
  expect(await ask()).toBe('scope_refused');
  const late = await change({ expiresOn: '2020-01-01' });
  expect([late.status, late.errors[0].path]).toEqual([422, 'expiresOn']);
  expect((await change({ scopes: [] })).status).toBe(422);
  await admin.call('DELETE', `/service-accounts/${account.id}`);
  expect((await change({ networks: [] })).code).toBe('not_found_error');
});

test('every admin hears of a new system and of one that may do more, and of nothing else', async () => {
  const admin = await hire(server, 'everything', 'Luz Rey');
  await hire(server, 'everything', 'Iris');
  await hire(server, 'reviewer');
  await admin.stepUp();
  const [{ admins }] = await server.query(
    `select count(*)::int as admins from staff_accounts where role = 'admin' and disabled_at is null`,
  );
  const heard = async () => {
    const rows = await server.query(
      `with gone as (delete from deliveries where kind like 'service%' returning kind, facts)
       select kind, facts -> 'service' as service, count(*)::int as mails from gone group by 1, 2`,
    );
    return rows.map(({ kind, service: { gained, by }, mails }) => [kind, gained.join(), by, mails]);
  };
  await heard();
  const given = { name: 'Núcleo', scopes: ['applications:read'], countries: ['mx'], networks: ['10.0.0.0/8'] };
  const { data } = await admin.call('POST', '/service-accounts', { ...given, expiresOn: '2040-05-01' });
  const by = admin.me.account.id;
  expect(await heard()).toEqual([['service_made', 'applications:read', by, admins]]);
  const change = async (body: object) => {
    expect((await admin.call('PATCH', `/service-accounts/${data.account.id}`, body)).status).toBe(200);
    return heard();
  };
  const grown = (gained: string) => [['service_grown', gained, by, admins]];
  expect(await change({ scopes: ['applications:read', 'decisions:write'] })).toEqual(grown('decisions:write'));
  expect(await change({ countries: ['mx', 'us'] })).toEqual(grown('countries'));
  expect(await change({ countries: [] })).toEqual(grown('countries'));
  expect(await change({ networks: ['10.0.0.0/8', '192.0.2.0/24'] })).toEqual(grown('networks'));
  expect(await change({ networks: [] })).toEqual(grown('networks'));
  expect(await change({ expiresOn: '2041-05-01' })).toEqual(grown('end'));
  expect(await change({ expiresOn: null })).toEqual(grown('end'));
  expect(await change({ callsPerMinute: 10 })).toEqual(grown('budget'));
  expect(await change({ callsPerMinute: 20 })).toEqual(grown('budget'));
  expect(await change({ callsPerMinute: 15 })).toEqual([]);
  // The same again, less, and another name.
  expect(await change({ countries: [], networks: [], expiresOn: null })).toEqual([]);
  expect(await change({ scopes: ['applications:read'], countries: ['us'], expiresOn: '2040-05-01' })).toEqual([]);
  expect(await change({ name: 'Otro' })).toEqual([]);
  expect((await admin.call('DELETE', `/service-accounts/${data.account.id}`)).status).toBe(200);
  expect(await heard()).toEqual([]);
});

test('10,000 wrong tokens cost few look-ups and lock no account; from their address a right one waits', async () => {
  const { account, call } = await connect(server);
  const looked = vi.spyOn(server.deps.staffGate, 'findService');
  const wrong = newServiceToken();
  const guess = (token: string) => serviceCalls(server, token)('GET', list, undefined, from('198.51.100.2'));
  const statuses = [];
  // Of one process the same token is as wrong as ever new ones, and quicker to make.
  for (let n = 0; n < 10_000; n += 100)
    statuses.push(...(await Promise.all(Array.from({ length: 100 }, async () => (await guess(wrong)).status))));
  expect(looked.mock.calls.length).toBeLessThanOrEqual(120);
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  looked.mockClear();
  const refused = await call('GET', list, undefined, from('198.51.100.2'));
  expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
  const wait = Number(refused.headers['retry-after']);
  expect(wait > 0 && wait <= 3600).toBe(true);
  expect(looked).not.toHaveBeenCalled();
  // Nothing is noted about the account, which goes on elsewhere.
  expect((await call('GET', list, undefined, from('198.51.100.3'))).status).toBe(200);
  const [row] = await server.query('select revoked_at from service_accounts where account_id = $1', [account.id]);
  expect(row.revoked_at).toBeNull();
});

test('each account has a budget of its own', async () => {
  const [busy, other] = [await connect(server), await connect(server)];
  const statuses = [];
  for (let n = 0; n < 201; n++) statuses.push((await busy.call('GET', '/nowhere')).status);
  for (let n = 0; n < 201; n++) statuses.push((await busy.call('GET', `${list}?limit=1`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await other.call('GET', list)).status).toBe(200);
  // More or fewer than the 200 of the others.
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  for (const callsPerMinute of [30, 250]) {
    const own = await connect(server, { callsPerMinute });
    const answers = [];
    for (let n = 0; n <= callsPerMinute; n++) answers.push((await own.call('GET', `${list}?limit=1`)).status);
    expect(answers.indexOf(429)).toBe(callsPerMinute);
    const change = (body: object) => admin.call('PATCH', `/service-accounts/${own.account.id}`, body);
    expect((await change({ callsPerMinute: 100_000 })).status).toBe(422);
    expect((await change({ callsPerMinute: null })).data.callsPerMinute).toBeNull();
  }
});

test('a service account is nobody who signs in, is assigned, or is managed as a person', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const { account } = await connect(server, { name: 'Sistema Único' });
  for (const path of ['/people', '/accounts?q=Sistema']) {
    expect((await admin.call('GET', path)).body, path).not.toContain('Sistema Único');
  }
  const of = `/accounts/${account.id}`;
  expect((await admin.call('PATCH', of, { disabled: false })).code).toBe('not_found_error');
  expect((await admin.call('PATCH', of, { roles: ['admin'] })).code).toBe('not_found_error');
  expect((await admin.call('POST', `${of}/reset-factors`)).code).toBe('not_found_error');
  const mail = `${account.id}@service.invalid`;
  for (const password of ['', 'x'.repeat(12)])
    expect((await admin.call('POST', '/sign-in', { email: mail, password })).code).toBe('sign_in_refused');
});

test('what admins do with systems, and each call of a system, is in the audit log by name', async () => {
  const admin = await hire(server, 'everything');
  await admin.stepUp();
  const { data } = await admin.call('POST', '/service-accounts', { name: 'Bitácora', scopes: ['applications:read'] });
  const { account, token } = data;
  const { applicationId } = await server.open('mx');
  const call = serviceCalls(server, token);
  await call('GET', list);
  await call('GET', list);
  await call('GET', `${list}/${applicationId}`);
  await admin.call('DELETE', `/service-accounts/${account.id}`);
  const entries = async (query: string) => (await admin.call('GET', `/audit?${query}&direction=asc`)).data.items;
  expect(await entries(`account=${account.id}`)).toMatchObject([
    { account: { name: 'Bitácora' }, kind: 'read', part: 'list', details: { call: 'readApplications' } },
    { account: { name: 'Bitácora' }, kind: 'read', part: 'case', applicationId },
  ]);
  const about = await entries(`about=${account.id}`);
  expect(about.map(({ kind }: { kind: string }) => kind)).toEqual(['makeServiceAccount', 'revokeServiceAccount']);
  expect(JSON.stringify(await entries('kind=makeServiceAccount'))).not.toContain(token.slice(4, -6));
  expect(server.logged.join()).not.toContain(token.slice(4, -6));
});
