import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { staff } from '../../applications/events.ts';
import { renewLink } from '../../applications/links.ts';
import { startTestApp } from '../../testing/test-app.ts';

const server = await startTestApp({ settings: { PUBLIC_URL: 'https://volante.example' } });
afterAll(server.close);
const mx = await server.open('mx');
const path = (id: string, rest = '') => `/api/public/admission/requests/${id}${rest}`;
const save = (payload: unknown, headers = {}) =>
  server.inject({ method: 'PATCH', url: path(mx.requestId, '/personal-data'), payload: payload as object, headers });

test('a link opens its application and lets the browser act for it', async () => {
  const answer = await server.inject({ url: path(mx.requestId) });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ id: mx.requestId, status: 'created', country: 'mx' });
  expect(answer.cookies).toMatchObject([
    { name: 'applicant', path: '/api', httpOnly: true, sameSite: 'Lax', secure: true, maxAge: 30 * 86400 },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the internal key of an application never leaves the server', async () => {
  const answer = await server.inject({ url: path(mx.requestId) });
  expect(answer.body + JSON.stringify(answer.headers)).not.toContain(mx.applicationId);
  expect((await server.inject({ url: path(mx.applicationId) })).statusCode).toBe(404);
});

test('a link works in capitals too', async () => {
  expect((await server.inject({ url: path(mx.requestId.toUpperCase()) })).statusCode).toBe(200);
});

test.each([
  ['unknown', randomUUID()],
  ['malformed', 'not-an-id'],
  ['blank', '%20'],
  ['hostile', encodeURIComponent("' or 1=1 --")],
  ['with a zero byte', '%00'],
  ['endless', 'a'.repeat(15_000)],
])('an id that is %s opens nothing', async (_kind, id) => {
  const answer = await server.inject({ url: path(id) });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().error).toMatchObject({ code: 'admission_request_not_found', errors: [] });
});

test('a revoked link opens nothing, and its replacement opens the same application', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const renewed = await renewLink(server.deps, applicationId, {
    actor: staff('ana'),
    reason: 'sent to a wrong number',
  });
  expect((await server.inject({ url: path(requestId) })).json().error.code).toBe('admission_request_not_found');
  expect((await server.inject({ url: path(renewed) })).json().data.id).toBe(renewed);
});

test('a broken payload names every broken rule by its dotted path', async () => {
  const answer = await server.inject({
    method: 'PATCH',
    url: path(mx.requestId, '/documents'),
    payload: { updates: [{ mediaId: randomUUID(), type: 'passport', extra: 1 }], more: true },
  });
  expect(answer.statusCode).toBe(422);
  const { code, errors } = answer.json().error;
  expect(code).toBe('unprocessable_error');
  expect(errors.map((e: { path: string; code: string }) => [e.path, e.code])).toEqual([
    ['updates.0.type', 'invalid_value'],
    ['updates.0.extra', 'unknown_field'],
    ['more', 'unknown_field'],
  ]);
  for (const { message } of errors) expect(message).toMatch(/^[A-Z].+\.$/);
});

test.each(['Ana\u0000María', 'Ana\ud800'])(
  'text that the database can’t store is refused, not a failure',
  async (name) => {
    const answer = await save({ firstName: name });
    expect(answer.json().error.errors).toMatchObject([{ path: 'firstName', code: 'invalid_value' }]);
  },
);

test.each([
  ['broken JSON', '{"firstName": "Ana', 'application/json'],
  ['text in Latin-1', Buffer.from('{"firstName":"José"}', 'latin1'), 'application/json; charset=iso-8859-1'],
  ['no body', '', 'application/json'],
  ['an invalid number', '{"avgEarningPerWeek": NaN}', 'application/json'],
  ['another content type', 'firstName=Ana', 'application/x-www-form-urlencoded'],
  ['plain text', '{"firstName":"Ana María"}', 'text/plain'],
  ['a prototype', '{"__proto__": {"admin": true}}', 'application/json'],
  ['a form where JSON belongs', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
])('%s is a bad request', async (_kind, payload, type) => {
  const answer = await server.inject({
    method: 'PATCH',
    url: path(mx.requestId, '/personal-data'),
    payload,
    headers: { 'content-type': type },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request_error']);
});

test('a body of 20 MB is refused with a response even to a client that reads only after sending', async () => {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1').pause();
  const failure = once(socket, 'error').then(([error]) => error.code as string);
  const url = path(mx.requestId, '/personal-data');
  socket.write(`PATCH ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`);
  socket.write('Content-Length: 20000000\r\n\r\n');
  for (let sent = 0; sent < 20; sent++) {
    if (socket.write('1'.repeat(1_000_000))) continue;
    expect(await Promise.race([once(socket, 'drain').then(() => 'taken'), failure])).toBe('taken');
  }
  const [answer] = await once(socket.resume(), 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 [\s\S]*body_too_large/);
  socket.destroy();
});

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['deeply nested', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['nested in a field', `{"firstName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a text', '"firstName"'],
])('a body that is %s breaks a rule', async (_kind, payload) => {
  const answer = await server.inject({
    method: 'PATCH',
    url: path(mx.requestId, '/personal-data'),
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(422);
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api'],
  ['DELETE', '/api/media/upload/'],
  ['PUT', path('00000000-0000-4000-8000-000000000000')],
  ['POST', '/welcome'],
  ['GET', '/assets/gone-12345678.js'],
] as const)('%s %s is nothing, in the same envelope', async (method, url) => {
  const answer = await server.inject({ method, url });
  expect([answer.statusCode, answer.json().error]).toEqual([
    404,
    { code: 'not_found_error', message: 'There is nothing at this address.', errors: [] },
  ]);
});

test('an address that cannot be decoded is a bad request', async () => {
  expect((await server.inject({ url: path('%zz') })).json().error.code).toBe('bad_request_error');
});

test('an internal failure returns only the id under which it is logged', async () => {
  const broken = await startTestApp({
    findApplicationFile: () => Promise.reject(new Error('secret detail: ana@example.com')),
  });
  const answer = await broken.inject({ method: 'POST', url: path(mx.requestId, '/submit') });
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { error: { code: 'unknown_error', message: 'An unknown error occurred.', errors: [] } },
  ]);
  const line = broken.logged.map((item) => JSON.parse(item)).find((item) => item.level === 50);
  expect(line.reqId).toBe(answer.headers['x-request-id']);
  await broken.close();
});

test('the log contains neither the request id nor any payload', async () => {
  const { requestId } = await server.open('mx');
  const sent = { firstName: 'Guadalupe', lastName: 'Xochitl', email: 'lupe@example.com', phone: '5512345678' };
  const url = path(requestId, '/personal-data');
  await server.inject({ method: 'PATCH', url, payload: sent, headers: { 'user-agent': 'x' } });
  await server.inject({ url: `/${requestId}/welcome?id=${requestId}` });
  await server.inject({ url: `/api/nothing/${requestId}` });
  const log = server.logged.join('');
  expect(log).toContain(requestId.slice(0, 8));
  for (const secret of [requestId, ...Object.values(sent)]) expect(log).not.toContain(secret);
  expect(JSON.parse(server.logged.findLast((item) => item.includes('personal-data')) ?? '')).toMatchObject({
    method: 'PATCH',
    route: '/api/public/admission/requests/:id/personal-data',
    application: requestId.slice(0, 8),
    status: 200,
    ms: expect.any(Number),
  });
});
