import { once } from 'node:events';
import { connect } from 'node:net';
import { MAX_FILE_BYTES } from '@volante/contract/documents/rules.ts';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type DocumentPhoto, type DocumentReading, documentKinds } from '../documents/document.ts';
import { ReaderError, type Screenshot, type ScreenshotReader, type ScreenshotReading } from '../screenshots/ocr.ts';
import { buildService } from './app.ts';
import { readSettings } from './settings.ts';

const secret = 'a secret of the test';
const reading: ScreenshotReading = {
  kind: 'earnings',
  band: 'ask',
  reason: 'several_amounts',
  platformSeen: 'uber',
  fullName: null,
  rating: null,
  weekStart: { value: '2026-11-02', confidence: 0.9 },
  amount: { value: 1234.5, confidence: 0.7 },
  currency: 'MXN',
  boxes: { amount: [0.1, 0.2, 0.3, 0.1] },
  pictureHash: 'f'.repeat(16),
  ms: 900,
  modelMs: 800,
};
const document: DocumentReading = {
  kind: 'dl_back',
  fields: { firstName: 'ANA', middleName: null, mrz: ['A', 'B'], disputed: { name: ['ANA', 'EVA'] } },
  places: { firstName: { page: 1, box: [0, 0, 1, 1] } },
  quality: { dark: false, blurred: false, cut: true, glare: false, small: false },
};

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

async function open({ read, mostAtOnce = 5 }: { read?: ScreenshotReader['read']; mostAtOnce?: number } = {}) {
  const asked: (Screenshot | DocumentPhoto)[] = [];
  const logged: string[] = [];
  const reader: ScreenshotReader = {
    read: async (screenshot) => {
      asked.push(screenshot);
      return read ? read(screenshot) : reading;
    },
    readDocument: async (photo) => {
      asked.push(photo);
      return document;
    },
    secondsFor: async () => 7,
    ready: async () => {},
    close: async () => {},
  };
  const state = { ready: true };
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });
  const app = await buildService({ reader, secret, mostAtOnce, isReady: () => state.ready, log });
  close = () => app.close();
  const send = (path: string, { bytes = Buffer.from('bytes'), by = `Bearer ${secret}` } = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { authorization: by, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  return { app, asked, logged, send, state };
}

const screenshots = '/v1/screenshots?platform=uber&uploadType=earnings&country=mx&capturedAt=2026-11-28&queueKey=k1';
const documents = '/v1/documents?documentType=drivers_license_back&today=2026-11-28';

test('a screenshot and a document are read, with what the query says about them', async () => {
  const { send, asked } = await open();
  expect((await send(screenshots)).json()).toEqual(reading);
  expect((await send(documents)).json()).toEqual(document);
  const image = Buffer.from('bytes');
  expect(asked).toEqual([
    { platform: 'uber', uploadType: 'earnings', country: 'mx', capturedAt: '2026-11-28', queueKey: 'k1', image },
    { documentType: 'drivers_license_back', today: '2026-11-28', image },
  ]);
});

test('without the secret nothing is read, however it is wrong', async () => {
  const { send, asked, app } = await open();
  for (const by of ['', secret, 'Bearer ', `Bearer ${secret} `, `bearer ${secret}`, `Bearer ${secret.toUpperCase()}`]) {
    const { statusCode, body } = await send(screenshots, { by });
    expect([statusCode, body], by).toEqual([401, '{"fault":"unauthorized"}']);
  }
  expect((await app.inject({ method: 'POST', url: documents })).statusCode).toBe(401);
  expect(asked).toEqual([]);
});

test('what is malformed or too large is refused, and nobody reads it', async () => {
  const { send, asked, app } = await open();
  const wrong = [
    screenshots.replace('uber', 'cab'),
    screenshots.replace('2026-11-28', 'today'),
    screenshots.replace('country=mx', 'country=fr'),
    '/v1/screenshots',
    documents.replace('drivers_license_back', 'passport'),
  ];
  for (const path of wrong) expect((await send(path)).json(), path).toEqual({ fault: 'bad_request' });
  expect((await send(screenshots, { bytes: Buffer.alloc(0) })).statusCode).toBe(400);
  const large = await send(screenshots, { bytes: Buffer.alloc(MAX_FILE_BYTES + 1) });
  expect([large.statusCode, large.json()]).toEqual([413, { fault: 'too_large' }]);
  const json = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const typed = await app.inject({ method: 'POST', url: screenshots, headers: json, payload: '{}' });
  expect(typed.json()).toEqual({ fault: 'bad_request' });
  expect(asked).toEqual([]);
});

test.each([
  ['not_an_image', 422, undefined],
  ['resources', 422, undefined],
  ['crashed', 422, undefined],
  ['busy', 503, '9'],
  ['closed', 503, '9'],
  ['timeout', 503, '9'],
] as const)('the fault %s is answered with %s', async (fault, status, retryAfter) => {
  const read = () => Promise.reject(new ReaderError(fault, { message: 'ANA LOPEZ', retryAfter: 9 }));
  const { send, logged } = await open({ read });
  const answer = await send(screenshots);
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([status, { fault }, retryAfter]);
  expect(logged.join()).not.toContain('ANA');
});

test('a bug is a 500 that says nothing', async () => {
  const { send, logged } = await open({ read: () => Promise.reject(new Error('some detail')) });
  expect((await send(screenshots)).body).toBe('{"fault":"failed"}');
  expect(logged.join()).toContain('some detail');
});

test('a full reader refuses before it takes a picture in, and has room again when one is done or its sender is gone', async () => {
  const waiting: (() => void)[] = [];
  const read = () => new Promise<ScreenshotReading>((resolve) => waiting.push(() => resolve(reading)));
  const { app, send } = await open({ read, mostAtOnce: 2 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const leaves = connect(port, '127.0.0.1');
  leaves.write(
    `POST ${screenshots} HTTP/1.1\r\nhost: reader\r\nauthorization: Bearer ${secret}\r\n` +
      'content-type: application/octet-stream\r\ncontent-length: 100\r\n\r\nnot all of it',
  );
  const first = send(screenshots);
  await expect.poll(async () => (await send(documents)).statusCode).toBe(503);
  const full = await send(documents);
  expect([full.json(), full.headers['retry-after']]).toEqual([{ fault: 'busy' }, '7']);
  leaves.destroy();
  await once(leaves, 'close');
  await expect.poll(async () => (await send(documents)).statusCode).toBe(200);
  for (const done of waiting) done();
  expect((await first).statusCode).toBe(200);
});

test('probes need no secret, and it is ready only when it says so', async () => {
  const { app, state } = await open();
  const ask = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([200, 200]);
  state.ready = false;
  expect([await ask('/healthz'), await ask('/readyz'), await ask('/anything')]).toEqual([200, 503, 404]);
});

test('the OpenAPI document describes both calls, their queries and every status', async () => {
  const { app } = await open();
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(paths)).toEqual(['/v1/screenshots', '/v1/documents']);
  const { parameters, requestBody, responses } = paths['/v1/screenshots'].post;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
    'platform',
    'uploadType',
    'country',
    'capturedAt',
    'queueKey',
  ]);
  expect(Object.keys(requestBody.content)).toEqual(['application/octet-stream']);
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '413', '422', '500', '503']);
  const kinds = paths['/v1/documents'].post.responses['200'].content['application/json'].schema.properties.kind.enum;
  expect(kinds).toEqual(documentKinds);
});

test('settings are checked at the start, without repeating a secret', () => {
  expect(readSettings({ READER_SECRET: secret, PORT: '4000', HOST: '' })).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
  });
  expect(() => readSettings({})).toThrow('READER_SECRET');
  expect(() => readSettings({ READER_SECRET: 'hush' })).toThrow(/^(?!.*hush)/s);
  expect(() => readSettings({ READER_SECRET: secret, OCR_WORKERS: '0' })).toThrow('OCR_WORKERS');
});
