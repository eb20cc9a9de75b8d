import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createScreenshotReader } from '@volante/reader/screenshots/child-reader.ts';
import type { ReaderError, ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { buildService } from '@volante/reader/service/app.ts';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../core/log.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { sendScreenshot } from '../../earnings/testing/test-screenshots.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readerRules } from '../contracts/reader.ts';
import { openRemoteReader } from './remote-reader.ts';

const SECRET = 'a secret of the test';
const APPLICATION = '0190b0c4-0000-7000-8000-000000000001';
const image = Buffer.from('a picture of Ana');
const screenshot = {
  image,
  platform: 'uber',
  uploadType: 'earnings',
  country: 'mx',
  capturedAt: '2026-11-28',
  queueKey: APPLICATION,
} as const;
const reading: ScreenshotReading = {
  kind: 'earnings',
  band: 'sure',
  reason: null,
  platformSeen: 'uber',
  fullName: null,
  rating: null,
  weekStart: { value: '2026-11-09', confidence: 1 },
  amount: { value: 4512.3, confidence: 1 },
  currency: 'MXN',
  pictureHash: '0'.repeat(16),
  ms: 1,
  modelMs: 1,
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Asked {
  method: string | undefined;
  url: URL;
  authorization: string | undefined;
  body: Buffer;
}

/** Somebody else's reader: the simplest server that answers the documented calls. */
async function ownReader(answer: RequestListener) {
  const asked: Asked[] = [];
  const server: Server = createServer(async (request, reply) => {
    const { method, headers } = request;
    const url = new URL(request.url ?? '', 'http://reader');
    asked.push({ method, url, authorization: headers.authorization, body: await buffer(request) });
    answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const says =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_request, reply) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

function readerAt(url: string, { secret = SECRET, ms = 20_000 } = {}) {
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const policy = { openAfter: 5, openForMs: 60_000, pauseMs: 1, longestPauseMs: 5 };
  const outsideCall = openOutsideCalls(log, policy);
  const reader = openRemoteReader({ url, secret, outsideCall, deadline: { screenshot: ms, document: ms } });
  closers.push(() => reader.close());
  return { reader, logged };
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ fault, retryAfter }: ReaderError) => `${fault} ${retryAfter}`,
  );

test('somebody else’s reader is asked as documented, and its reading is taken', async () => {
  const { url, asked } = await ownReader((request, reply) =>
    says(200, request.url?.startsWith('/v1/documents') ? { kind: 'unknown', fields: {}, quality: null } : reading)(
      request,
      reply,
    ),
  );
  const { reader, logged } = readerAt(`${url}/`);
  expect(await reader.read(screenshot)).toEqual(reading);
  const document = { image, documentType: 'proof_of_address', today: '2026-11-28', queueKey: APPLICATION } as const;
  expect(await reader.readDocument(document)).toEqual({ kind: 'unknown', fields: {}, quality: null });
  const [first, second] = asked;
  expect(first).toMatchObject({ method: 'POST', authorization: `Bearer ${SECRET}`, body: image });
  const { queueKey, ...query } = Object.fromEntries(first!.url.searchParams);
  expect([first!.url.pathname, query]).toEqual([
    '/v1/screenshots',
    { platform: 'uber', uploadType: 'earnings', country: 'mx', capturedAt: '2026-11-28' },
  ]);
  // Tells applications apart, and no more.
  expect(queueKey).toMatch(/^[\w-]{16}$/);
  expect(second!.url.searchParams.get('queueKey')).toBe(queueKey);
  expect(second!.url.pathname).toBe('/v1/documents');
  expect(await reader.secondsFor(APPLICATION)).toBeGreaterThan(0);
  expect(logged.join()).not.toMatch(/Ana|4512|uber|0190b0c4|secret of/);
});

test.each([
  ['a wrong secret', says(401, { fault: 'unauthorized' }), 'away 20', 1],
  ['a call it does not know', says(404, ''), 'away 20', 1],
  ['a failure', says(500, { fault: 'failed' }), 'away 20', 2],
  ['a page instead of a reading', says(200, '<html>', { 'content-type': 'text/html' }), 'away 20', 1],
  ['broken JSON', says(200, '{"kind":'), 'away 20', 2],
  ['a reading of another shape', says(200, { ...reading, amount: '4,512.30' }), 'away 20', 1],
  ['a sum that fits nowhere', says(200, { ...reading, amount: { value: 1e300, confidence: 1 } }), 'away 20', 1],
  ['an endless answer', says(200, `"${'x'.repeat(3_000_000)}"`), 'away 20', 2],
  ['a refusal without a known fault', says(422, { fault: 'no idea' }), 'away 20', 1],
  ['another address', says(307, '', { location: 'http://127.0.0.1:1/' }), 'away 20', 1],
  ['no picture', says(422, { fault: 'not_an_image' }), 'not_an_image 5', 1],
  ['a full queue', says(503, { fault: 'busy' }, { 'retry-after': '31' }), 'busy 31', 1],
  ['a full queue for a year', says(503, { fault: 'busy' }, { 'retry-after': '31536000' }), 'busy 300', 1],
  ['a proxy without a reader', says(503, 'no upstream', { 'content-type': 'text/plain' }), 'away 20', 1],
] as const)('%s is answered at once, and the picture sent twice at most', async (_name, answer, fault, times) => {
  const { url, asked } = await ownReader(answer);
  const { reader, logged } = readerAt(url);
  expect(await faultOf(reader.read(screenshot))).toBe(fault);
  expect(asked).toHaveLength(times);
  expect(logged.join()).not.toMatch(/Ana|0190b0c4|secret of/);
});

test('a reader that hangs up is asked once more, for another one may be there', async () => {
  let first = true;
  const { url, asked } = await ownReader((request, reply) => {
    if (!first) return says(200, reading)(request, reply);
    first = false;
    request.socket.destroy();
  });
  expect(await readerAt(url).reader.read(screenshot)).toEqual(reading);
  expect(asked).toHaveLength(2);
});

test('a dead or a slow reader is away within the time limit', async () => {
  const { reader: dead } = readerAt('http://127.0.0.1:1');
  expect(await faultOf(dead.read(screenshot))).toBe('away 20');
  const { url, asked } = await ownReader(() => {});
  const { reader: slow } = readerAt(url, { ms: 300 });
  const begun = performance.now();
  expect(await faultOf(slow.read(screenshot))).toBe('away 20');
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(asked).toHaveLength(1);
});

test('after closing, nothing is sent, and what was under way is given up', async () => {
  const { url, asked } = await ownReader(() => {});
  const { reader } = readerAt(url);
  const underWay = faultOf(reader.read(screenshot));
  await expect.poll(() => asked.length).toBe(1);
  await reader.close();
  expect(await underWay).toBe('closed 5');
  expect(await faultOf(reader.read(screenshot))).toBe('closed 5');
  expect(asked).toHaveLength(1);
});

test('a reader behind an address keeps the rules of readers, reads a driver’s screenshot, and is refused for a while when it is gone', {
  timeout: 90_000,
}, async () => {
  const children = createScreenshotReader({ workers: 1, threads: 1 });
  const log = pino({ level: 'silent' });
  const service = await buildService({ reader: children, secret: SECRET, mostAtOnce: 4, isReady: () => true, log });
  closers.push(() => children.close());
  await service.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.server.address() as AddressInfo;
  const { reader } = readerAt(`http://127.0.0.1:${port}`, { ms: 60_000 });
  for (const { holds } of readerRules) await holds(reader);
  const server = await startTestApp({ reader });
  closers.push(() => server.close());
  server.setNow('2026-11-21T18:00:00Z');
  const { requestId } = await server.open('mx');
  const send = async (week: string) => {
    const picture = await readFile(new URL(`../../earnings/fixtures/${week}.png`, import.meta.url));
    return sendScreenshot(server, { requestId, image: picture });
  };
  expect(await send('week-2026-11-09')).toMatchObject({
    data: { earnings: [{ earningWeek: '2026-11-09', earning: 4512.3 }] },
  });
  const wait = await server.call('GET', `/public/admission/requests/${requestId}/reading-wait`);
  expect(wait.data.seconds).toBeGreaterThan(0);
  service.server.closeAllConnections();
  await service.close();
  expect(await send('week-2026-11-02')).toMatchObject({ status: 503, code: 'reading_unavailable' });
});
