import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import * as files from '@volante/reader/testing/test-files.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { receiveForm } from './receive.ts';
import { arriving, encodeForm, leavingNothing, manyCalls } from './testing/test-upload.ts';

let server: TestApp;
let mine: { requestId: string; applicationId: string };
const front = 'identity_card_front';

beforeAll(async () => {
  server = await startTestApp({ settings: manyCalls });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  mine = await server.open('mx');
});
afterAll(() => server.close());

test('a connection that breaks during the upload leaves nothing', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.noisyJpeg(1_000_000) }]);
  await leavingNothing(server, async () => {
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
    await expect.poll(async () => (await arriving(server)).length).toBe(1);
    socket.destroy();
    await expect.poll(() => arriving(server)).toEqual([]);
  });
});

test('a phone that disconnects after its whole form arrived can send it again at once', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.noisyJpeg(40_000) }]);
  const send = () => {
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/media/upload/ HTTP/1.1',
      'host: x',
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      `x-admission-request-id: ${mine.requestId}`,
      'idempotency-key: left-after-the-last-byte',
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(payload);
    return socket;
  };
  for (const wait of [0, 1, 3, 10]) {
    const socket = send();
    await setTimeout(wait);
    socket.destroy();
  }
  const answer = (await text(send())).split('\r\n\r\n');
  expect(answer[0]).toMatch(/^HTTP\/1.1 200 /);
});

/**
 * Starts a server that receives one form into a folder of its own. Returns a connection to it, and the code with which it refuses
 * the form.
 */
async function receiveOne(idleTimeout: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-receive-'));
  const app = Fastify();
  await app.register(multipart);
  const code = new Promise((resolve) => {
    app.post('/', (request) =>
      receiveForm(request, folder, { files: 1, fileBytes: 1000, idleTimeout }).catch((error) => resolve(error.code)),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { folder, code, socket, close };
}

test('an idle sender is disconnected, so that its second try doesn’t have to wait for the first', async () => {
  const { folder, code, socket, close } = await receiveOne(300);
  const closed = once(socket, 'close');
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000';
  socket.write(`${head}\r\n\r\n${part}`);
  expect(await code).toBe('bad_request_error');
  await expect.poll(() => readdir(folder)).toEqual([]);
  await closed;
  await close();
});

test('an endless form without a declared length is aborted after 64 MB', async () => {
  const { code, socket, close } = await receiveOne(1000);
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  const head =
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked';
  socket.write(`${head}\r\n\r\n`);
  // Bytes before the first boundary aren't part of anything.
  const piece = Buffer.from(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
  const send = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', send);
  send();
  expect(await code).toBe('bad_request_error');
  await closed;
  await close();
});

const post = async (headers: Record<string, string>, body: Buffer | Readable): Promise<Response> => {
  const { port } = server.app.server.address() as AddressInfo;
  const init = {
    method: 'POST',
    headers: { ...headers, 'x-admission-request-id': mine.requestId },
    body,
    duplex: 'half',
  };
  return fetch(`http://127.0.0.1:${port}/api/media/upload/`, init as unknown as RequestInit);
};

test('eight photos of 3 MB at once are all stored', async () => {
  const { payload, headers } = await encodeForm(front, [{ bytes: await files.noisyJpeg(3_000_000) }]);
  expect(payload.length).toBeGreaterThan(2_500_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(headers, payload)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
});

test('the sender of an oversized file without a declared length still gets the response', async () => {
  const piece = Buffer.alloc(64 * 1024, 'x');
  async function* form() {
    yield '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    for (let sent = 0; sent < 320; sent++) yield piece;
    yield '\r\n--b\r\ncontent-disposition: form-data; name="mediaType"\r\n\r\nidentity_card_front\r\n--b--\r\n';
  }
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const answers = await leavingNothing(server, () =>
    Promise.all([1, 2].map(() => post(headers, Readable.from(form(), { objectMode: false })))),
  );
  for (const answer of answers) expect(await answer.json()).toMatchObject({ error: { code: 'file_too_large' } });
});
