import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { arriving } from '../../../media/testing/test-upload.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = await startTestApp();
await server.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(server.close);
let requestId = '';
beforeEach(async () => {
  ({ requestId } = await server.open('mx'));
  server.logged.length = 0;
});

/** Sends the beginning of a body of 50,000 bytes, and closes the connection while the server is reading it. */
async function breakOff(line: string, headers: Record<string, string>, start: string, isReading: () => unknown) {
  const requests = new Promise<void>((resolve) =>
    server.app.server.once('request', (raw) => raw.once('close', resolve)),
  );
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const all = { host: 'volante', 'content-length': '50000', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const reading = once(server.app.server, 'request');
  socket.write(`${line} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${start}`);
  await reading;
  await expect.poll(isReading).toBe(true);
  socket.resetAndDestroy();
  await requests;
}

const levels = () => server.logged.map((line) => JSON.parse(line).level as number);
const file = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
const isArriving = async () => (await arriving(server)).length === 1;

const applications = {
  'a paper': () =>
    breakOff(
      'POST /api/media/upload/',
      { 'content-type': 'multipart/form-data; boundary=b', 'x-admission-request-id': requestId },
      `--b\r\n${file}`,
      isArriving,
    ),
  'a paper with a key': () =>
    breakOff(
      'POST /api/media/upload/',
      {
        'content-type': 'multipart/form-data; boundary=b',
        'x-admission-request-id': requestId,
        'idempotency-key': 'broken',
      },
      `--b\r\n${file}`,
      isArriving,
    ),
  'a form before its file': () =>
    breakOff(
      'POST /api/media/upload/',
      { 'content-type': 'multipart/form-data; boundary=b', 'x-admission-request-id': requestId },
      '--b\r\ncontent-disposition: form-data; name="mediaType"\r\n\r\nselfie',
      () => true,
    ),
  'a screenshot': () =>
    breakOff(
      'POST /api/ocr/upload-screenshots',
      { 'content-type': 'multipart/form-data; boundary=b' },
      `--b\r\n${file}`,
      isArriving,
    ),
  JSON: () =>
    breakOff(
      `PATCH /api/public/admission/requests/${requestId}/personal-data`,
      { 'content-type': 'application/json' },
      '{"firstName": "Mar',
      () => true,
    ),
};

test.each(Object.entries(applications))('%s aborted by its sender is not logged as an error', async (_what, send) => {
  await send();
  const said = () => server.logged.filter((line) => JSON.parse(line).msg === 'the client disconnected');
  await expect.poll(() => said().length).toBe(1);
  expect(said()[0]).not.toContain(requestId);
  await expect.poll(() => arriving(server)).toEqual([]);
  expect(server.logged.filter((_, i) => (levels()[i] ?? 0) > 30)).toEqual([]);
});

test('the server doesn’t wait for a paper that was aborted before it began to read it', async () => {
  const { findApplicationFile } = server.deps;
  let broken = false;
  server.deps.findApplicationFile = async (id) => {
    await expect.poll(() => broken, { timeout: 10_000 }).toBe(true);
    return findApplicationFile(id);
  };
  const left = new Promise<void>((resolve) => {
    const { enter } = server.deps.receiving;
    server.deps.receiving = {
      enter(address, applicationId) {
        const turn = enter(address, applicationId);
        return { ...turn, prove: turn.prove, leave: () => resolve(turn.leave()) };
      },
    };
  });
  await breakOff(
    'POST /api/media/upload/',
    { 'content-type': 'multipart/form-data; boundary=b', 'x-admission-request-id': requestId },
    `--b\r\n${file}`,
    () => true,
  );
  broken = true;
  await left;
  server.deps.findApplicationFile = findApplicationFile;
});
