import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveStage } from '../applications/applications.ts';
import { startTestApp, type TestApp } from '../core/test-app.ts';
import { receivingFolder } from './receive.ts';
import { sweepMedia } from './sweep.ts';
import * as files from './test-files.ts';
import { encodeForm, type TestFile, upload } from './test-upload.ts';

let server: TestApp;
let mine: { requestId: string; applicationId: string };
const send = (type: string | null, list: TestFile[], options = {}) =>
  upload(server, mine.requestId, type, list, options);
const front = 'identity_card_front';

beforeAll(async () => {
  server = await startTestApp({ settings: { UPLOADS_PER_HOUR: '100000', CALLS_PER_MINUTE: '100000' } });
});
beforeEach(async () => {
  mine = await server.open('mx');
});
afterAll(() => server.close());

async function storedKeys(): Promise<string[]> {
  const keys = [];
  for await (const object of server.deps.storage.list()) keys.push(object.key);
  return keys;
}
const arriving = () => readdir(receivingFolder(server.deps)).catch(() => []);
const rows = async () => (await sql`select id from media`.execute(server.deps.db)).rows.length;
/** Runs `work` and expects that it leaves neither bytes nor rows behind. */
async function leavingNothing<T>(work: () => Promise<T>): Promise<T> {
  const before = { keys: await storedKeys(), rows: await rows() };
  const result = await work();
  expect({ keys: await storedKeys(), rows: await rows() }).toEqual(before);
  expect(await arriving()).toEqual([]);
  return result;
}

test('a photo is answered as one object, and its address gives the picture', async () => {
  const { status, data } = await send(front, [{ bytes: await files.jpeg(), name: 'INE.jpg' }]);
  expect(status).toBe(200);
  expect(data).toMatchObject({ fileName: 'INE.jpg', type: front, mimeType: 'image/jpeg', status: 'stored' });
  const file = await server.inject({ url: data.url });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(file.rawPayload.length).toBe(data.size);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(data.size),
    'content-disposition': "inline; filename*=UTF-8''INE.jpg",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=900',
  });
  expect(file.headers['content-security-policy']).toContain('sandbox');
  const head = await server.inject({ method: 'HEAD', url: data.url });
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', String(data.size)]);
});

test('several files are answered as a list in their order, and mediaType may follow them', async () => {
  const list = [
    { bytes: await files.jpeg(), name: 'a.jpg' },
    { bytes: await files.png(), name: 'b.png' },
    { bytes: await files.heic(), name: 'c.heic' },
    { bytes: await files.bmp(), name: 'd.bmp' },
  ];
  const { data } = await send(front, list, { typeLast: true });
  expect(data.map((file: { fileName: string }) => file.fileName)).toEqual(['a.jpg', 'b.png', 'c.jpg', 'd.jpg']);
  expect(data.map((file: { mimeType: string }) => file.mimeType)).toEqual([
    'image/jpeg',
    'image/png',
    'image/jpeg',
    'image/jpeg',
  ]);
});

test('every file that cannot be used is refused with its own code and leaves nothing', async () => {
  const jpeg = await files.jpeg();
  const pdf = await files.pdf();
  const cases: [string, string, Uint8Array, string?][] = [
    ['file_empty', front, Buffer.alloc(0)],
    ['file_type_not_accepted', front, Buffer.from('{"a": 1}'), 'photo.jpg'],
    ['file_type_not_accepted', front, Buffer.from('<html><script>alert(1)</script></html>'), 'photo.png'],
    ['file_type_not_accepted', front, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.svg'],
    ['file_type_not_accepted', front, pdf, 'scan.pdf'],
    ['file_type_not_accepted', front, await files.webp(), 'photo.jpg'],
    ['file_type_not_accepted', 'curp', jpeg, 'curp.pdf'],
    ['file_type_not_accepted', 'bank_statement_month_1', await files.heic(), 'a.pdf'],
    ['file_unreadable', front, jpeg.subarray(0, 300)],
    ['file_unreadable', front, files.pngBomb(20_000, 20_000)],
    ['file_unreadable', 'curp', Buffer.from('%PDF-1.7 nothing')],
    ['pdf_password_protected', 'curp', await files.passwordPdf()],
  ];
  for (const [code, type, bytes, name] of cases) {
    const { status, error } = await leavingNothing(() => send(type, [{ bytes, ...(name && { name }) }]));
    expect([status, error.code], `${type} ${name}`).toEqual([422, code]);
    expect(error.errors).toEqual([{ path: 'file.0', code, message: error.message }]);
  }
});

test('of several files that cannot be used each is named, and the good ones are not stored either', async () => {
  const list = [{ bytes: await files.jpeg() }, { bytes: Buffer.alloc(0) }, { bytes: await files.pdf() }];
  const { error } = await leavingNothing(() => send(front, list));
  expect(error.code).toBe('file_empty');
  expect(error.errors.map((one: { path: string; code: string }) => [one.path, one.code])).toEqual([
    ['file.1', 'file_empty'],
    ['file.2', 'file_type_not_accepted'],
  ]);
});

test('a form without a file, or without a type that takes files, is refused', async () => {
  expect((await send(front, [])).error.code).toBe('file_missing');
  const bytes = await files.jpeg();
  for (const type of [null, '', 'passport', 'ride_share_dates', 'constructor', '__proto__']) {
    const { status, error } = await leavingNothing(() => send(type, [{ bytes }]));
    expect([status, error.errors[0]?.path], String(type)).toEqual([422, 'mediaType']);
  }
});

test('a file of exactly 5 MB is taken, one byte more is not', async () => {
  const limit = 5 * 1024 * 1024;
  const padded = (size: number, bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
  const jpeg = await files.jpeg();
  expect((await send(front, [{ bytes: padded(limit, jpeg) }])).status).toBe(200);
  for (const size of [limit + 1, 20 * 1024 * 1024]) {
    const { status, error } = await leavingNothing(() => send(front, [{ bytes: padded(size, jpeg) }]));
    expect([status, error.code]).toEqual([422, 'file_too_large']);
  }
});

test('six files at once are taken, more are not', async () => {
  const list = (count: number) => Array.from({ length: count }, () => ({ bytes: photo }));
  const photo = await files.jpeg();
  expect((await send(front, list(6))).data).toHaveLength(6);
  for (const count of [7, 12, 60]) {
    const { error } = await leavingNothing(() => send(front, list(count)));
    expect(error.code, String(count)).toBe('too_many_files');
  }
});

test('a body that is no form, or a broken one, is a bad request', async () => {
  const post = (contentType: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: '/api/media/upload/',
      headers: { 'content-type': contentType, 'x-admission-request-id': mine.requestId },
      payload,
    });
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes';
  for (const [contentType, payload] of [
    ['application/json', '{}'],
    ['multipart/form-data', part],
    ['multipart/form-data; boundary=x', part],
    ['multipart/form-data; boundary=x', '--x\r\nnot a header\r\n\r\n'],
    ['multipart/form-data; boundary=x', ''],
  ] as const) {
    const answer = await leavingNothing(() => post(contentType, payload));
    const { code } = answer.json().error;
    expect(['bad_request_error', 'file_missing'], payload).toContain(code);
  }
});

test('only who proves a request id may upload', async () => {
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.jpeg() }]);
  const post = (more: object) =>
    server.inject({ method: 'POST', url: '/api/media/upload/', headers: { ...headers, ...more }, payload });
  expect((await post({})).json().error.code).toBe('forbidden_error');
  expect((await post({ 'x-admission-request-id': randomUUID() })).statusCode).toBe(404);
});

test('a decided application takes no more files', async () => {
  await server.deps.db
    .transaction()
    .execute((trx) =>
      moveStage(server.deps, trx, mine.applicationId, 'rejected', { by: 'staff', actor: 'test', reason: 'test' }),
    );
  const { status, error } = await leavingNothing(async () => send(front, [{ bytes: await files.jpeg() }]));
  expect([status, error.code]).toEqual([409, 'application_closed']);
});

test('a file is shown to the application that sent it and to no other', async () => {
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const get = (requestId: string, mediaId: string) =>
    server.inject({ url: `/api/public/admission/requests/${requestId}/media/${mediaId}` });
  expect((await get(mine.requestId, data.id)).json().data).toMatchObject({ id: data.id, size: data.size });
  const other = await server.open('mx');
  for (const mediaId of [data.id, randomUUID(), 'x', '%00', "'; drop table media"]) {
    const answer = await get(other.requestId, encodeURIComponent(mediaId));
    expect([answer.statusCode, answer.json().error.code], mediaId).toEqual([404, 'media_not_found']);
  }
});

test('an address works for 15 minutes and only unchanged', async () => {
  server.setNow('2026-11-21T12:00:00Z');
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const other = (await send(front, [{ bytes: await files.jpeg() }])).data;
  const status = async (url: string) => (await server.inject({ url })).statusCode;
  const { search } = new URL(data.url, 'http://x');
  expect(await status(data.url.replace(data.id, other.id))).toBe(403);
  expect(await status(data.url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(403);
  expect(await status(data.url.replace(/signature=./, 'signature=_'))).toBe(403);
  expect(await status(`/api/media/files/${data.id}`)).toBe(403);
  expect(await status(`/api/media/files/${data.id}${search}&expires=1&signature=x`)).toBe(403);
  expect(await status(`/api/media/files/nothing${search}`)).toBe(403);

  server.setNow('2026-11-21T12:14:59Z');
  expect(await status(data.url)).toBe(200);
  server.setNow('2026-11-21T12:15:01Z');
  expect(await status(data.url)).toBe(403);
  server.setNow(new Date());
});

test('a PDF that carries a script or a file is only downloaded, a plain one is shown', async () => {
  const disposition = async (bytes: Uint8Array) => {
    const { data } = await send('curp', [{ bytes, name: 'curp.pdf' }]);
    return (await server.inject({ url: data.url })).headers['content-disposition'];
  };
  expect(await disposition(await files.pdf())).toMatch(/^inline;/);
  expect(await disposition(await files.pdf(61))).toMatch(/^inline;/);
  expect(await disposition(await files.scriptPdf())).toMatch(/^attachment;/);
});

test('a name is kept for display only, without folders, tricks and endless length', async () => {
  const bytes = await files.jpeg();
  const nameOf = async (name: string) => (await send(front, [{ bytes, name }])).data.fileName;
  expect(await nameOf('mi identificación ñ.JPG')).toBe('mi identificación ñ.JPG');
  expect(await nameOf('../../etc/passwd')).toBe('passwd.jpg');
  expect(await nameOf('C:\\fakepath\\ine.jpeg')).toBe('ine.jpeg');
  expect(await nameOf('photo.pdf')).toBe('photo.jpg');
  expect(await nameOf('evil\u202Egpj.exe')).toBe('evilgpj.jpg');
  expect(await nameOf('.htaccess')).toBe('htaccess.jpg');
  expect((await nameOf(`${'x'.repeat(500)}.jpg`)).length).toBeLessThanOrEqual(120);
});

test('the same file sent twice at once becomes two files that both work', async () => {
  const bytes = await files.jpeg();
  const [one, two] = await Promise.all([send(front, [{ bytes }]), send(front, [{ bytes }])]);
  expect(one.data.id).not.toBe(two.data.id);
  for (const { data } of [one, two]) expect((await server.inject({ url: data.url })).statusCode).toBe(200);
});

test('when the store fails no row points to bytes that are not there', async () => {
  const { storage } = server.deps;
  server.deps.storage = { ...storage, put: () => Promise.reject(new Error('disk full')) };
  const { status, error } = await leavingNothing(async () => send(front, [{ bytes: await files.jpeg() }])).finally(
    () => {
      server.deps.storage = storage;
    },
  );
  expect([status, error.code]).toEqual([500, 'unknown_error']);
});

test('a connection that breaks in the middle leaves nothing', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.noisyJpeg(1_000_000) }]);
  await leavingNothing(async () => {
    const head = [
      'POST /api/media/upload/ HTTP/1.1',
      'host: x',
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      `x-admission-request-id: ${mine.requestId}`,
    ];
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload.subarray(0, 600_000));
    await expect.poll(async () => (await arriving()).length).toBe(1);
    socket.destroy();
    await expect.poll(arriving).toEqual([]);
  });
});

test('eight photos of 3 MB at once are received in bounded memory', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const photo = await files.noisyJpeg(3_000_000);
  const { payload, headers } = await encodeForm(front, [{ bytes: photo }]);
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 10);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(`http://127.0.0.1:${port}/api/media/upload/`, {
        method: 'POST',
        headers: { ...headers, 'x-admission-request-id': mine.requestId },
        body: payload,
      }),
    ),
  );
  clearInterval(watch);
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(photo.length).toBeGreaterThan(2_500_000);
  expect(peak - before).toBeLessThan(200 * 1024 * 1024);
});

test('bytes without a row and files that never finished arriving are removed after a day', async () => {
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const orphan = randomUUID();
  const folder = receivingFolder(server.deps);
  await mkdir(folder, { recursive: true });
  const half = path.join(folder, 'half');
  await writeFile(half, 'half');
  await server.deps.storage.put(orphan, half);

  await sweepMedia(server.deps);
  expect(await storedKeys()).toContain(orphan);
  expect(await arriving()).toContain('half');

  server.setNow(new Date(Date.now() + 25 * 3600_000));
  await utimes(half, new Date(), new Date());
  await sweepMedia(server.deps);
  server.setNow(new Date());
  await pause(10);
  expect(await storedKeys()).not.toContain(orphan);
  expect(await arriving()).not.toContain('half');
  const again = await server.inject({ url: `/api/public/admission/requests/${mine.requestId}/media/${data.id}` });
  expect((await server.inject({ url: again.json().data.url })).statusCode).toBe(200);
});
