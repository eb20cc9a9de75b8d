import { randomUUID } from 'node:crypto';
import type { StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { advisorFlags, flagCodes } from '@volante/contract/staff/queue-row.ts';
import { may, type Role, roles } from '@volante/contract/staff/roles.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIn } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { hire, staffCalls, type TestStaff } from './testing/test-staff.ts';

const server = await startTestApp({ settings: { WEB_ORIGINS: 'https://partner.example' } });
const fenced = await startTestApp({ settings: { STAFF_NETWORKS: '10.0.0.0/8' } });
afterAll(server.close);
afterAll(fenced.close);

const people = {} as Record<Role, TestStaff>;
let chief: TestStaff;
let disabled: TestStaff;
let expired: TestStaff;
let idle: TestStaff;
let item: { applicationId: string; requestId: string };
const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values);

beforeAll(async () => {
  for (const role of roles) people[role] = await hire(server, role);
  [chief, disabled, expired, idle] = [
    await hire(server, 'everything'),
    await hire(server, 'everything'),
    await hire(server, 'everything'),
    await hire(server, 'everything'),
  ];
  await query('update staff_accounts set disabled_at = now() where id = $1', [disabled.me.account.id]);
  await query(`update staff_sessions set started_at = now() - interval '13 hours' where account_id = $1`, [
    expired.me.account.id,
  ]);
  await query(`update staff_sessions set last_seen_at = now() - interval '61 minutes' where account_id = $1`, [
    idle.me.account.id,
  ]);
  item = await openIn(server, 'risk_analysis');
  await query(
    `update personal_data set first_name = 'María', birthdate = '1990-02-03', national_id = 'GALA900203MDFRRN09',
       tax_id = 'GALA900203AB1', ssn_last_four = '6789' where application_id = $1`,
    [item.applicationId],
  );
  await query(
    `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
     values ($1, 'uber', '2026-11-09', 4317.25, 'MXN', 'correction', false, now())`,
    [item.applicationId],
  );
});

type Call = StaffEndpoint | StaffDoor;
const calls: [string, Call][] = Object.entries(staffApi);
const guarded = calls.filter((entry): entry is [string, StaffEndpoint] => entry[1].gate === 'staff');

function addressOf({ path }: Call, application = item.applicationId): string {
  const known: Record<string, string> = { applicationId: application, type: 'curp', n: '1' };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
}
const use = (who: ReturnType<typeof staffCalls>, call: Call, headers = {}, application = item.applicationId) =>
  who(call.method, addressOf(call, application), call.body ? (exampleOf(call.body) as object) : undefined, headers);

test.each(guarded)(
  '%s: without a session, or with an ended one or a disabled account, the caller has to sign in',
  async (_, call) => {
    const strangers = [staffCalls(server), staffCalls(server, 'staff=made-up'), disabled.call, expired.call, idle.call];
    for (const who of strangers) {
      const { status, code, headers } = await use(who, call);
      expect([status, code, headers['cache-control']]).toEqual([401, 'authentication_error', 'no-store']);
    }
  },
);

test.each(guarded)('%s: a lower role is refused, whether or not the application exists', async (_, call) => {
  for (const role of roles.filter((found) => !may({ roles: [found] }, call.needs))) {
    expect((await use(people[role].call, call)).code).toBe('role_refused');
    expect((await use(people[role].call, call, {}, randomUUID())).code).toBe('role_refused');
  }
});

test.each(guarded.filter(([, call]) => call.stepUp))('%s: requires a recent second factor', async (_, call) => {
  expect((await use(chief.call, call)).code).toBe('step_up_needed');
});

test.each(guarded.filter(([, call]) => call.path.includes('{applicationId}') && !call.stepUp))(
  '%s: an unknown and a malformed application are not found, before the body is read',
  async (_, call) => {
    for (const id of [randomUUID(), 'x', item.requestId]) {
      const answer = await chief.call(call.method, addressOf(call, id), call.body && { nonsense: 1 });
      expect(answer.code, id).toBe('admission_request_not_found');
    }
  },
);

test.each(calls.filter(([, { method }]) => method !== 'GET'))(
  '%s: a page of another origin is refused',
  async (_, call) => {
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'https://partner.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    ];
    for (const headers of foreign) expect((await use(staffCalls(server), call, headers)).code).toBe('origin_refused');
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await use(staffCalls(server), call, own)).code).not.toBe('origin_refused');
  },
);

test.each(calls)('%s: refused outside the allowed networks', async (_, call) => {
  expect((await use(staffCalls(fenced), call)).code).toBe('network_refused');
});

test('no CORS header is sent to staff’s calls, not even to the origins that may call the applicant’s', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const headers = { origin: 'https://partner.example', cookie: chief.cookie };
    const answer = await server.inject({ method, url: '/api/staff/me', headers });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('no response to an advisor contains what only reviewers see', async () => {
  const secrets = [
    'GALA900203',
    '1990-02-03',
    '6789',
    '4317',
    '4,317',
    ...flagCodes.filter((code) => !advisorFlags.includes(code)),
  ];
  const ofOne = '/applications/{applicationId}/';
  const names = [
    'personalData',
    'nationalId',
    'taxId',
    'birthdate',
    'ssn',
    'consents',
    'ledger',
    'matches',
    'doubts',
    'amount',
  ];
  // Event streams stay open as long as the browser does, and have tests of their own. Writes return the application, too.
  const shown = guarded.filter(
    ([, { method, path, stream, needs }]) =>
      !stream && path !== '/openapi.json' && (method === 'GET' || (needs === 'serve' && path.startsWith(ofOne))),
  );
  const answered: string[] = [];
  for (const [name, call] of shown) {
    const { body, status } = await use(people.advisor.call, call);
    if (status === 200) answered.push(name);
    for (const secret of secrets) expect(body, `${name} ${secret}`).not.toContain(secret);
    for (const field of names) expect(body, `${name} ${field}`).not.toContain(`"${field}":`);
  }
  expect(answered).toEqual(expect.arrayContaining(['getCase', 'watch', 'bePresent']));
  const { body } = await people.advisor.call('POST', '/applications/search', { q: 'María' });
  for (const secret of secrets) expect(body, secret).not.toContain(secret);
});

test('losing a role takes effect at once', async () => {
  const person = await hire(server, 'reviewer');
  expect((await person.call('POST', '/applications/next', {})).status).toBe(200);
  await query(`update staff_accounts set role = 'advisor' where id = $1`, [person.me.account.id]);
  expect((await person.call('POST', '/applications/next', {})).code).toBe('role_refused');
});

test('a call refused for its role is logged by account and route, without name or address', async () => {
  const person = await hire(server, 'advisor', 'Nombre Secreto');
  server.logged.length = 0;
  await person.call('GET', '/audit');
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ code }) => code === 'role_refused');
  expect(lines).toMatchObject([{ account: person.me.account.id, route: '/api/staff/audit', level: 40 }]);
  expect(server.logged.join()).not.toMatch(/Secreto|@example|127\.0\.0\.1/);
});

test('an account may open a limited number of applications an hour; those it opened stay open', async () => {
  const few = await startTestApp({ settings: { STAFF_OPENINGS_PER_HOUR: '2' } });
  const person = await hire(few, 'advisor');
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await few.open('mx')).applicationId);
  const open = async (id = '') => (await person.call('GET', `/applications/${id}`)).status;
  expect([await open(ids[0]), await open(ids[1]), await open(ids[2]), await open(ids[0])]).toEqual([
    200, 200, 429, 200,
  ]);
  expect(await open(randomUUID())).toBe(404);
  await few.close();
});

test('an unknown field is refused by its name, and non-JSON as unreadable, after the gate', async () => {
  const path = `/applications/${item.applicationId}/notes`;
  const wrong = await people.advisor.call('POST', path, { text: 'a', more: 1 });
  expect([wrong.status, wrong.errors[0].path, wrong.errors[0].code]).toEqual([422, 'more', 'unknown_field']);
  const send = (cookie: string) =>
    server.inject({
      method: 'POST',
      url: `/api/staff${path}`,
      headers: { cookie, 'content-type': 'application/json' },
      payload: '{',
    });
  expect((await send(people.advisor.cookie)).statusCode).toBe(400);
  expect((await send('')).statusCode).toBe(401);
});

test('signed-in staff can read the API’s description, and the server answers each call', async () => {
  expect((await staffCalls(server)('GET', '/openapi.json')).code).toBe('authentication_error');
  const answer = await server.inject({ url: '/api/staff/openapi.json', headers: { cookie: people.advisor.cookie } });
  const described = Object.entries(answer.json().paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted());
  for (const [, { method, path }] of calls) {
    const url = `/api/staff${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    expect(server.app.hasRoute({ method, url }), url).toBe(true);
  }
});
