import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const server = await startTestApp({
  settings: { WRONG_IDS_PER_HOUR: '5', UPLOADS_PER_HOUR: '3', TRUSTED_PROXIES: '10.0.0.0/8' },
});
afterAll(server.close);
beforeEach(() => server.database.pool.query('delete from rate_limits'));

const look = (id: string, from = '198.51.100.1', headers = {}) =>
  server.inject({ url: `/api/public/admission/requests/${id}`, remoteAddress: from, headers });
const upload = (headers: Record<string, string> = {}, from = '127.0.0.1') =>
  server.inject({
    method: 'POST',
    url: '/api/media/upload/',
    remoteAddress: from,
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    payload: '--x\r\nContent-Disposition: form-data; name="mediaType"\r\n\r\nselfie_photo\r\n--x--\r\n',
  });
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;

test('after too many unknown ids an address is refused, but valid ids from it still work', async () => {
  const { requestId } = await server.open('mx');
  const codes = [];
  for (let i = 0; i < 7; i++) codes.push(codeOf(await look(randomUUID(), '198.51.100.2')));
  expect(codes).toEqual([...Array(5).fill('admission_request_not_found'), 'rate_limited', 'rate_limited']);
  const refused = await look(randomUUID(), '198.51.100.2');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await look(requestId, '198.51.100.2')).statusCode).toBe(200);
  expect(codeOf(await look(randomUUID(), '198.51.100.3'))).toBe('admission_request_not_found');
});

test('concurrent guesses are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => look(randomUUID(), '198.51.100.4')));
  expect(answers.filter((answer) => answer.statusCode === 404)).toHaveLength(5);
});

test('malformed ids, and wrong ids in the upload header, count too', async () => {
  const wrong = [() => look('x', '127.0.0.1'), () => upload({ 'x-admission-request-id': randomUUID() })];
  const codes = [];
  for (let i = 0; i < 8; i++) codes.push(codeOf(await (wrong[i % 2] as () => ReturnType<typeof upload>)()));
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(3);
});

test('a forged X-Forwarded-For does not change the client’s address', async () => {
  const codes = [];
  for (let i = 0; i < 7; i++) {
    codes.push(codeOf(await look(randomUUID(), '198.51.100.5', { 'x-forwarded-for': `203.0.113.${i}` })));
  }
  expect(codes.at(-1)).toBe('rate_limited');
});

test('behind a trusted proxy the client is counted, not the proxy', async () => {
  for (let i = 0; i < 7; i++) {
    const answer = await look(randomUUID(), '10.0.0.7', { 'x-forwarded-for': `203.0.113.${i}` });
    expect(codeOf(answer)).toBe('admission_request_not_found');
  }
});

test.each([
  ['with the port of each call', (i: number) => `203.0.113.200:${4000 + i}`],
  ['with the port of each call, in IPv6', (i: number) => `[2001:db8:9:9::1]:${4000 + i}`],
])('a client that a trusted proxy names %s is counted as one', async (_how, nameOf) => {
  const codes = [];
  for (let i = 0; i < 7; i++) {
    codes.push(codeOf(await look(randomUUID(), '10.0.0.7', { 'x-forwarded-for': nameOf(i) })));
  }
  expect(codes.at(-1)).toBe('rate_limited');
});

test('a malformed address forwarded by a trusted proxy breaks no call', async () => {
  const { requestId } = await server.open('mx');
  for (const named of ['unknown', "' or 1=1", '203.0.113.9:80', '[2001:db8::1]:80']) {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/public/admission/requests/${requestId}/consents`,
      payload: { kind: 'location', textVersion: named, language: 'en' },
      headers: { 'x-forwarded-for': named },
      remoteAddress: '10.0.0.7',
    });
    expect(answer.statusCode, named).toBe(200);
  }
});

test('the addresses of one IPv6 network count as one', async () => {
  const codes = [];
  for (let i = 0; i < 7; i++) codes.push(codeOf(await look(randomUUID(), `2001:db8:1:2::${i + 1}`)));
  expect(codes.at(-1)).toBe('rate_limited');
  expect(codeOf(await look(randomUUID(), '2001:db8:1:3::1'))).toBe('admission_request_not_found');
});

test('an upload without a link is forbidden', async () => {
  const answer = await upload();
  expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'forbidden_error']);
});

test('an upload is accepted with the link’s cookie or its header', async () => {
  const { requestId } = await server.open('mx');
  const cookie = String((await look(requestId)).headers['set-cookie']).split(';')[0] ?? '';
  expect(codeOf(await upload({ cookie }))).toBe('file_missing');
  expect(codeOf(await upload({ 'x-admission-request-id': requestId }))).toBe('file_missing');
});

test('the header wins over the cookie, since two links share one cookie', async () => {
  const { requestId } = await server.open('mx');
  const cookie = String((await look(requestId)).headers['set-cookie']).split(';')[0] ?? '';
  const answer = await upload({ cookie, 'x-admission-request-id': randomUUID() }, '198.51.100.9');
  expect(codeOf(answer)).toBe('admission_request_not_found');
});

test.each([
  ['made up', (value: string) => value.replace(/.{5}$/, 'AAAAA')],
  ['of another id', (value: string) => value.replace(/applicant=[^.]+/, `applicant=${randomUUID()}`)],
  ['with a later date', (value: string) => value.replace(/\.(\d+)\./, '.9999999999.')],
  ['unsigned', (value: string) => value.split('.').slice(0, 2).join('.')],
  ['garbage', () => 'applicant=%%%..'],
])('a cookie that is %s proves nothing', async (_kind, forge) => {
  const { requestId } = await server.open('mx');
  const cookie = String((await look(requestId)).headers['set-cookie']).split(';')[0] ?? '';
  expect(codeOf(await upload({ cookie: forge(cookie) }))).toBe('forbidden_error');
});

test('cookies set within one hour are the same, and each lasts 30 days', async () => {
  const { requestId } = await server.open('mx');
  const cookieAt = async (time: string) => {
    server.setNow(new Date(time));
    return String((await look(requestId)).headers['set-cookie']);
  };
  const first = await cookieAt('2030-01-01T10:00:01Z');
  expect(await cookieAt('2030-01-01T11:00:00Z')).toBe(first);
  const next = await cookieAt('2030-01-01T11:00:01Z');
  expect(next).not.toBe(first);
  const until = Number(/^applicant=[^.]+\.(\d+)\./.exec(next)?.[1]);
  expect(until * 1000).toBeGreaterThanOrEqual(Date.parse('2030-01-31T11:00:01Z'));
  server.setNow(new Date());
});

test('the cookie ends after 30 days', async () => {
  const { requestId } = await server.open('mx');
  const cookie = String((await look(requestId)).headers['set-cookie']).split(';')[0] ?? '';
  server.setNow(new Date(Date.now() + 29 * 86_400_000));
  expect(codeOf(await upload({ cookie }))).toBe('file_missing');
  server.setNow(new Date(Date.now() + 31 * 86_400_000));
  expect(codeOf(await upload({ cookie }))).toBe('forbidden_error');
  server.setNow(new Date());
});

test('uploads are limited per hour and application; another application is not affected', async () => {
  const [first, other] = [await server.open('mx'), await server.open('mx')];
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push(codeOf(await upload({ 'x-admission-request-id': first.requestId })));
  expect(codes).toEqual(['file_missing', 'file_missing', 'file_missing', 'rate_limited']);
  expect(codeOf(await upload({ 'x-admission-request-id': other.requestId }))).toBe('file_missing');
});

test('a flood for one application is throttled from any address, and affects no other application', async () => {
  const small = await startTestApp({ settings: { APPLICATION_CALLS_PER_MINUTE: '10' } });
  const [first, other] = [await small.open('mx'), await small.open('mx')];
  const url = ({ requestId }: typeof first) => `/api/public/admission/requests/${requestId}`;
  const flood = Array.from({ length: 15 }, (_, i) =>
    small.inject({ url: url(first), remoteAddress: `198.51.100.${i}` }),
  );
  const statuses = (await Promise.all(flood)).map((answer) => answer.statusCode);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 5]);
  expect((await small.inject({ url: url(other), remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
  await small.close();
});

test('a flood of wrong links is throttled by address, and a valid link from there still opens', async () => {
  const small = await startTestApp({ settings: { CALLS_PER_MINUTE: '10', WRONG_IDS_PER_HOUR: '1000' } });
  const { requestId } = await small.open('mx');
  const remoteAddress = '198.51.100.7';
  const floods = [
    { url: `/api/public/admission/requests/${randomUUID()}` },
    { method: 'POST', url: '/api/media/upload/', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { url: '/api/palenca/platforms-status' },
  ] as const;
  const codes = [];
  for (let i = 0; i < 36; i++) codes.push(codeOf(await small.inject({ ...floods[i % 3]!, remoteAddress })));
  expect(codes.slice(0, 10)).not.toContain('rate_limited');
  expect(codes.slice(10)).toEqual(Array(26).fill('rate_limited'));

  const url = `/api/public/admission/requests/${requestId}`;
  expect((await small.inject({ url, remoteAddress })).statusCode).toBe(200);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-admission-request-id': requestId };
  const payload = `--x\r\nContent-Disposition: form-data; name="requestId"\r\n\r\n${requestId}\r\n--x--\r\n`;
  for (const address of ['/api/media/upload/', '/api/ocr/upload-screenshots']) {
    const answer = await small.inject({ method: 'POST', url: address, headers, payload, remoteAddress });
    expect(codeOf(answer), address).not.toBe('rate_limited');
  }
  expect(codeOf(await small.inject({ ...floods[2], headers, remoteAddress }))).not.toBe('rate_limited');
  await small.close();
});
