import { randomUUID } from 'node:crypto';
import type { ServiceEndpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { type Scope, scopes } from '@volante/contract/staff/administration/scopes.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { v1Api } from '@volante/contract/v1-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { connect, serviceCalls } from '../testing/test-service.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: { WRONG_IDS_PER_HOUR: '20' } });
afterAll(server.close);

type Call = StaffEndpoint | ServiceEndpoint;
const all: [string, Call | StaffDoor][] = [...Object.entries(staffApi), ...Object.entries(v1Api)];
const calls = all.filter((entry): entry is [string, Call] => entry[1].gate !== 'staff-door');
let mexican: { applicationId: string };
let american: { applicationId: string };
let admin: TestStaff;
beforeAll(async () => {
  mexican = await openIn(server, 'risk_analysis');
  american = await server.open('us');
  admin = await hire(server, 'everything');
  await admin.stepUp();
});

async function use(token: string, call: Call, headers: Record<string, string> = {}, item = mexican) {
  const known: Record<string, string> = { ...item, type: 'curp', n: '1', name: 'funnel' };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
  const base = call.gate === 'service' ? '/api/v1' : '/api/staff';
  const who = serviceCalls(server, token, base);
  return who(call.method, path, call.body ? (exampleOf(call.body) as object) : undefined, headers);
}
/** Codes by which the gate itself refuses. */
const atTheGate = ['authentication_error', 'origin_refused', 'role_refused', 'scope_refused', 'step_up_needed'];

test.each(scopes)('%s: opens its own calls of both APIs, and no other one', async (scope) => {
  const { token } = await connect(server, { scopes: [scope] });
  const answered = [];
  for (const [name, call] of calls) {
    const { status, code } = await use(token, call);
    if (call.scope === scope) answered.push([name, atTheGate.includes(code)]);
    else expect([status, code], name).toEqual([403, 'scope_refused']);
  }
  expect(answered.filter(([, isRefused]) => isRefused)).toEqual([]);
});

test('with every scope, what asks people for a second factor, and what names no scope, stays closed', async () => {
  const { token } = await connect(server);
  const closed = calls.filter(([, call]) => !call.scope);
  expect(closed.map(([name]) => name)).toEqual(
    expect.arrayContaining(['showSsn', 'exportPerson', 'erase', 'changeSettings', 'makeServiceAccount', 'getCase']),
  );
  // Neither a signed-in admin's cookie nor their second factor adds anything to a token.
  for (const headers of [{}, { cookie: admin.cookie }])
    for (const [name, call] of closed) expect((await use(token, call, headers)).code, name).toBe('scope_refused');
  const both = calls.filter(([, call]) => call.gate === 'staff' && call.stepUp && call.scope);
  expect(both).toEqual([]);
});

test('neither a cookie nor the origin counts with a token, and the API for systems takes nothing else', async () => {
  const { token } = await connect(server, { scopes: ['applications:read'] });
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await use(token, v1Api.readApplications, foreign)).status).toBe(200);
  for (const [name, call] of Object.entries(v1Api)) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, randomUUID());
    const payload = 'body' in call ? { payload: exampleOf(call.body) as object } : {};
    const answer = await server.inject({
      method: call.method,
      url: `/api/v1${path}`,
      headers: { cookie: admin.cookie },
      ...payload,
    });
    expect(answer.json().error.code, name).toBe('authentication_error');
  }
  // Such as of a proxy before the console.
  const other = { cookie: admin.cookie, authorization: 'Basic dXNlcjpwYXNz' };
  expect((await server.inject({ url: '/api/staff/me', headers: other })).statusCode).toBe(200);
});

test('an application of another country doesn’t exist, and figures need a country of one’s own', async () => {
  const everything: Scope[] = [...scopes];
  const { token, call } = await connect(server, { scopes: everything, countries: ['us'] });
  for (const [name, endpoint] of Object.entries<ServiceEndpoint>(v1Api)) {
    if (!endpoint.path.includes('{applicationId}')) continue;
    expect((await use(token, endpoint)).code, name).toBe('admission_request_not_found');
    expect((await use(token, endpoint, {}, american)).code, name).not.toBe('admission_request_not_found');
  }
  const { data } = await call('GET', '/applications');
  expect(data.items.map(({ country }: { country: string }) => country)).toEqual(['us']);
  expect((await call('GET', '/applications?country=mx')).data.items).toEqual([]);
  expect((await call('POST', '/applications', { country: 'mx' })).code).toBe('scope_refused');
  const reports = serviceCalls(server, token, '/api/staff');
  const path = '/reports/funnel?from=2026-11-01&to=2026-11-07';
  for (const more of ['', '&country=mx', '&country=us&country=mx', '&country=xx'])
    expect((await reports('GET', path + more)).code, more).toBe('scope_refused');
  expect((await reports('GET', `${path}&country=us`)).status).toBe(200);
});
