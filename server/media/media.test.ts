import { randomUUID } from 'node:crypto';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { receivingFolder } from './receive.ts';
import { sweepMedia } from './sweep.ts';
import { arriving, manyCalls, storedKeys, type TestFile, upload } from './testing/test-upload.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let mine: { requestId: string; applicationId: string };
const send = (type: string | null, list: TestFile[], options = {}) =>
  upload(server, mine.requestId, type, list, options);
const front = 'identity_card_front';

beforeEach(async () => {
  mine = await server.open('mx');
});

test('an uploaded photo is returned as one object, and its URL serves the picture', async () => {
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

test('a file is shown only to its own application', async () => {
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const get = (requestId: string, mediaId: string) =>
    server.inject({ url: `/api/public/admission/requests/${requestId}/media/${mediaId}` });
  expect((await get(mine.requestId, data.id)).json().data).toMatchObject({ id: data.id, size: data.size });
  expect((await get(mine.requestId, data.id.toUpperCase())).json().data.id).toBe(data.id);
  const other = await server.open('mx');
  for (const mediaId of [data.id, randomUUID(), 'x', '%00', "'; drop table media"]) {
    const answer = await get(other.requestId, encodeURIComponent(mediaId));
    expect([answer.statusCode, answer.json().error.code], mediaId).toEqual([404, 'media_not_found']);
  }
});

test('a URL works for 15 minutes and only unchanged', async () => {
  server.setNow('2026-11-21T12:00:00Z');
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const other = (await send(front, [{ bytes: await files.jpeg() }])).data;
  const status = async (url: string) => (await server.inject({ url })).statusCode;
  const { search } = new URL(data.url, 'http://x');
  expect(await status(data.url.replace(data.id, other.id))).toBe(403);
  expect(await status(data.url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(403);
  expect(
    await status(
      data.url.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === 'x' ? 'y' : 'x'}`),
    ),
  ).toBe(403);
  expect(await status(`/api/media/files/${data.id}`)).toBe(403);
  expect(await status(`/api/media/files/${data.id}${search}&expires=1&signature=x`)).toBe(403);
  expect(await status(`/api/media/files/nothing${search}`)).toBe(403);

  server.setNow('2026-11-21T12:14:59Z');
  expect(await status(data.url)).toBe(200);
  server.setNow('2026-11-21T12:15:01Z');
  expect(await status(data.url)).toBe(403);
  server.setNow(new Date());
});

test('a PDF is download-only, since it may run scripts', async () => {
  for (const bytes of [await files.pdf(), await files.scriptPdf()]) {
    const { data } = await send('curp', [{ bytes, name: 'curp.pdf' }]);
    const { headers } = await server.inject({ url: data.url });
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''curp.pdf",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
  }
});

test('a name is for display only, without folders, invisible characters and excessive length', async () => {
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
  const [first, two] = await Promise.all([send(front, [{ bytes }]), send(front, [{ bytes }])]);
  expect(first.data.id).not.toBe(two.data.id);
  for (const { data } of [first, two]) expect((await server.inject({ url: data.url })).statusCode).toBe(200);
});

test('bytes without a row and unfinished uploads are removed after a day', async () => {
  const { data } = await send(front, [{ bytes: await files.jpeg() }]);
  const address = `/api/public/admission/requests/${mine.requestId}`;
  const updates = [{ mediaId: data.id, type: front }];
  await server.inject({ method: 'PATCH', url: `${address}/documents`, payload: { updates } });
  const orphan = randomUUID();
  const folder = receivingFolder(server.deps);
  const half = path.join(folder, 'half');
  await writeFile(half, 'half');
  await server.deps.storage.put(orphan, half);

  await sweepMedia(server.deps);
  expect(await storedKeys(server)).toContain(orphan);
  expect(await arriving(server)).toContain('half');

  server.setNow(new Date(Date.now() + 25 * 3600_000));
  await utimes(half, new Date(), new Date());
  await sweepMedia(server.deps);
  server.setNow(new Date());
  expect(await storedKeys(server)).not.toContain(orphan);
  expect(await arriving(server)).not.toContain('half');
  const again = await server.inject({ url: `${address}/media/${data.id}` });
  expect((await server.inject({ url: again.json().data.url })).statusCode).toBe(200);
});
