import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { walkTo } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { encodeForm, leavingNothing, manyCalls, type TestFile, traces, upload } from './testing/test-upload.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let mine: { requestId: string; applicationId: string };
const send = (type: string | null, list: TestFile[], options = {}) =>
  upload(server, mine.requestId, type, list, options);
const front = 'identity_card_front';

beforeEach(async () => {
  mine = await server.open('mx');
});

test('several files are returned as a list in order, and mediaType may follow them in the form', async () => {
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

test('every unusable file is refused with its own code and leaves nothing', async () => {
  const jpeg = await files.jpeg();
  const pdf = await files.pdf();
  const applications: [string, string, Uint8Array, string?][] = [
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
  for (const [code, type, bytes, name] of applications) {
    const { status, error } = await leavingNothing(server, () => send(type, [{ bytes, ...(name && { name }) }]));
    expect([status, error.code], `${type} ${name}`).toEqual([422, code]);
    expect(error.errors).toEqual([{ path: 'file.0', code, message: error.message }]);
  }
});

test('for a paper in PDF, photos are joined on request, including formats that phones cannot open', async () => {
  const list = [
    { bytes: await files.heic(), name: 'recibo.heic' },
    { bytes: await files.sidewaysJpegWithPlace(), name: 'b.jpg' },
    { bytes: await files.png(), name: 'c.png' },
    { bytes: await files.bmp(), name: 'd.bmp' },
  ];
  for (const type of ['curp', 'proof_of_address']) {
    const before = await traces(server);
    const { status, data } = await send(type, list, { join: 'pdf' });
    expect([status, data.fileName, data.mimeType], type).toEqual([200, 'recibo.pdf', 'application/pdf']);
    const bytes = (await server.inject({ url: data.url })).rawPayload;
    const pages = (await PDFDocument.load(bytes)).getPages().map((page) => page.getWidth() > page.getHeight());
    // Each page has the orientation of its photo; the second one was rotated.
    expect(pages, type).toEqual([true, false, true, true]);
    expect(bytes.includes('GPS'), type).toBe(false);
    const after = await traces(server);
    expect([after.rows - before.rows, after.keys.length - before.keys.length]).toEqual([1, 1]);
    expect(after.arriving).toEqual([]);
  }
});

test('only photos become pages, and only for papers that accept PDF', async () => {
  const jpeg = { bytes: await files.jpeg() };
  const join = 'pdf';
  const refused = async (type: string, list: TestFile[], options: object) => {
    const { status, error } = await leavingNothing(server, () => send(type, list, options));
    return [status, error.code, error.errors[0]?.path];
  };
  expect(await refused(front, [jpeg], { join })).toEqual([422, 'unprocessable_error', 'join']);
  expect(await refused('curp', [jpeg], { join: 'zip' })).toEqual([422, 'unprocessable_error', 'join']);
  const pdf = { bytes: await files.pdf() };
  expect(await refused('curp', [jpeg, pdf], { join })).toEqual([422, 'file_type_not_accepted', 'file.1']);
  const cut = { bytes: jpeg.bytes.subarray(0, 300) };
  expect(await refused('curp', [jpeg, cut], { join })).toEqual([422, 'file_unreadable', 'file.1']);
});

test('when some files are unusable each is named, and no file is stored', async () => {
  const list = [{ bytes: await files.jpeg() }, { bytes: Buffer.alloc(0) }, { bytes: await files.pdf() }];
  const { error } = await leavingNothing(server, () => send(front, list));
  expect(error.code).toBe('file_empty');
  expect(error.errors.map((error: { path: string; code: string }) => [error.path, error.code])).toEqual([
    ['file.1', 'file_empty'],
    ['file.2', 'file_type_not_accepted'],
  ]);
});

test('a form without a file or with a type that takes no file is refused', async () => {
  expect((await send(front, [])).error.code).toBe('file_missing');
  const bytes = await files.jpeg();
  for (const type of [null, '', 'passport', 'ride_share_dates', 'constructor', '__proto__']) {
    const { status, error } = await leavingNothing(server, () => send(type, [{ bytes }]));
    expect([status, error.errors[0]?.path], String(type)).toEqual([422, 'mediaType']);
  }
});

test('a file of exactly 5 MB is accepted, one byte more is not', async () => {
  const limit = 5 * 1024 * 1024;
  const padded = (size: number, bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
  const jpeg = await files.jpeg();
  expect((await send(front, [{ bytes: padded(limit, jpeg) }])).status).toBe(200);
  for (const size of [limit + 1, 20 * 1024 * 1024]) {
    const { status, error } = await leavingNothing(server, () => send(front, [{ bytes: padded(size, jpeg) }]));
    expect([status, error.code]).toEqual([422, 'file_too_large']);
  }
});

test('six files at once are accepted, seven are not', async () => {
  const list = (count: number) => Array.from({ length: count }, () => ({ bytes: photo }));
  const photo = await files.jpeg();
  expect((await send(front, list(6))).data).toHaveLength(6);
  for (const count of [7, 12, 60]) {
    const { error } = await leavingNothing(server, () => send(front, list(count)));
    expect(error.code, String(count)).toBe('too_many_files');
  }
});

test('an upload without a valid form is a bad request, and an empty form lacks its file', async () => {
  const post = (contentType: string, payload: string) =>
    server.inject({
      method: 'POST',
      url: '/api/media/upload/',
      headers: { 'content-type': contentType, 'x-admission-request-id': mine.requestId },
      payload,
    });
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes';
  for (const [contentType, payload, code] of [
    ['application/json', '{}', 'bad_request_error'],
    ['multipart/form-data', part, 'bad_request_error'],
    ['multipart/form-data; boundary=x', part, 'bad_request_error'],
    ['multipart/form-data; boundary=x', '--x\r\nnot a header\r\n\r\n', 'bad_request_error'],
    ['multipart/form-data; boundary=x', '', 'file_missing'],
  ] as const) {
    const answer = await leavingNothing(server, () => post(contentType, payload));
    expect(answer.json().error.code, payload).toBe(code);
  }
});

test('a boundary of 252 characters is accepted, a longer one is a bad request', async () => {
  const post = async (boundary: string) => {
    const part = (head: string) => Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`);
    const payload = Buffer.concat([
      ...[part('name="mediaType"'), Buffer.from(`${front}\r\n`)],
      ...[part('name="file"; filename="a.jpg"'), await files.jpeg(), Buffer.from(`\r\n--${boundary}--\r\n`)],
    ]);
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-admission-request-id': mine.requestId,
    };
    const answer = await server.inject({ method: 'POST', url: '/api/media/upload/', headers, payload });
    return [answer.statusCode, answer.json().error?.code];
  };
  expect(await post('b'.repeat(252))).toEqual([200, undefined]);
  for (const length of [253, 257, 2000]) {
    expect(await leavingNothing(server, () => post('b'.repeat(length)))).toEqual([400, 'bad_request_error']);
  }
});

test('an upload needs a proved request id', async () => {
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.jpeg() }]);
  const post = (more: object) =>
    server.inject({ method: 'POST', url: '/api/media/upload/', headers: { ...headers, ...more }, payload });
  expect((await post({})).json().error.code).toBe('forbidden_error');
  expect((await post({ 'x-admission-request-id': randomUUID() })).statusCode).toBe(404);
});

test('a decided application accepts no more files', async () => {
  await walkTo(server, mine, 'rejected');
  const { status, error } = await leavingNothing(server, async () => send(front, [{ bytes: await files.jpeg() }]));
  expect([status, error.code]).toEqual([409, 'application_closed']);
});

test('when the store fails no row points to missing bytes', async () => {
  const { storage } = server.deps;
  server.deps.storage = { ...storage, put: () => Promise.reject(new Error('disk full')) };
  const { status, error } = await leavingNothing(server, async () =>
    send(front, [{ bytes: await files.jpeg() }]),
  ).finally(() => {
    server.deps.storage = storage;
  });
  expect([status, error.code]).toEqual([500, 'unknown_error']);
});
