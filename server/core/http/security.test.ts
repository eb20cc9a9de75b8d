import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const web = 'https://app.example';
const server = await startTestApp({ settings: { PUBLIC_URL: 'https://api.example', WEB_ORIGINS: web } });
const plain = await startTestApp();
afterAll(() => Promise.all([server.close(), plain.close()]));
const { requestId } = await server.open('mx');

test.each([
  `/api/public/admission/requests/${requestId}`,
  `/api/public/admission/requests/${randomUUID()}`,
  '/api/nothing',
  '/healthz',
  '/api/docs',
  '/some/screen',
  '/api/public/%zz',
])('%s carries every protecting header', async (url) => {
  const { headers } = await server.inject({ url });
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]) {
    expect(policy.split(';')).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'permissions-policy': expect.stringContaining('camera=(self), geolocation=(self), microphone=(self)'),
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

test('without https no header promises https', async () => {
  const { headers } = await plain.inject({ url: '/healthz' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('requests that are not HTTP are answered in the same envelope', async () => {
  const address = await plain.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('this is no request\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    error: { code: 'bad_request_error', errors: [] },
  });
});

test('requests that are not HTTP get the envelope and security headers, even on a reused connection', async () => {
  const socket = connect((plain.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  socket.write('NONSENSE /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const second = (await text(socket)).split('HTTP/1.1 ')[2];
  expect(second).toMatch(/^400 Bad Request\r\n/);
  expect(second).toContain("default-src 'none'");
  expect(second).toContain('bad_request_error');
});

test('only pages of the configured origins may call', async () => {
  const url = `/api/public/admission/requests/${requestId}`;
  const ask = (origin: string) =>
    server.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'PATCH' } });
  expect((await ask(web)).headers).toMatchObject({
    'access-control-allow-origin': web,
    'access-control-allow-headers': expect.stringContaining('Idempotency-Key'),
    vary: 'Origin',
  });
  expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  const answer = await server.inject({ url, headers: { origin: web } });
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': web, vary: 'Origin' });
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  expect(
    (await plain.inject({ url: '/healthz', headers: { origin: web } })).headers['access-control-allow-origin'],
  ).toBeUndefined();
});

test('without its database the server is alive, but not ready', async () => {
  const lonely = await startTestApp();
  const warnings = [expect.stringContaining('SUPPORT_WHATSAPP')];
  expect((await lonely.inject({ url: '/readyz' })).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', storage: 'ok', disk: 'ok' },
    warnings,
  });
  lonely.deps.pool.query = () => Promise.reject(new Error('gone')) as never;
  expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200);
  const answer = await lonely.inject({ url: '/readyz' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'unavailable', checks: { database: 'failed', storage: 'ok', disk: 'ok' }, warnings },
  ]);
  await lonely.close();
});
