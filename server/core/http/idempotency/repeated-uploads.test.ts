import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { receivingFolder } from '../../../media/receive.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = await startTestApp({ settings: { UPLOADS_PER_HOUR: '1000' } });
afterAll(server.close);

const picture = { width: 8, height: 8, channels: 3, background: '#5800f7' } as const;
const jpeg = await sharp({ create: picture }).jpeg().toBuffer();
const upload = (requestId: string, key: string, boundary: string, file: Buffer = jpeg) =>
  server.inject({
    method: 'POST',
    url: '/api/media/upload/',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-admission-request-id': requestId,
      'idempotency-key': key,
    },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="mediaType"\r\n\r\nselfie_photo\r\n`),
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });

test('of two processes that receive one upload, the second to finish stores nothing', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  const { storage } = server.deps;
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    server.deps.storage = {
      ...storage,
      put: async (...file) => {
        server.deps.storage = storage;
        await storage.put(...file);
        await new Promise<void>((go) => {
          goOn = go;
          resolve();
        });
      },
    };
  });
  const slow = upload(requestId, key, 'b');
  await isHeld;
  // As if it had been silent for longer than its lease.
  await server.database.pool.query('update idempotency_keys set leased_until = $1 where key = $2', [new Date(0), key]);
  const fast = await upload(requestId, key, 'b');
  goOn();
  expect([(await slow).statusCode, fast.statusCode]).toEqual([503, 200]);
  expect((await upload(requestId, key, 'b')).body).toBe(fast.body);
  const stored = 'select 1 from media where application_id = $1';
  expect((await server.database.pool.query(stored, [applicationId])).rowCount).toBe(1);
});

test('an upload that is sent again, with another boundary, is stored once', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const key = randomUUID();
  const first = await upload(requestId, key, 'firstBoundary');
  const answers = await Promise.all([upload(requestId, key, 'second'), upload(requestId, key, 'thirdBoundary12')]);
  expect(answers.map((answer) => answer.body)).toEqual([first.body, first.body]);
  const { rowCount } = await server.database.pool.query('select 1 from media where application_id = $1', [
    applicationId,
  ]);
  expect([first.statusCode, rowCount]).toEqual([200, 1]);
});

test('a key can’t be reused for other bytes', async () => {
  const { requestId } = await server.open('mx');
  const key = randomUUID();
  await upload(requestId, key, 'b');
  const other = Buffer.from(jpeg);
  other[30] = (other[30] ?? 0) ^ 1;
  expect((await upload(requestId, key, 'b', other)).json().error.code).toBe('idempotency_key_reused');
});

test('an aborted upload releases its key: sent again it is stored', async () => {
  const { requestId } = await server.open('mx');
  const key = randomUUID();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = [
    'POST /api/media/upload/ HTTP/1.1',
    'Host: volante',
    `X-Admission-Request-Id: ${requestId}`,
    `Idempotency-Key: ${key}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 5000',
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  await expect.poll(() => readdir(receivingFolder(server.deps))).not.toEqual([]);
  socket.destroy();
  const again = await upload(requestId, key, 'b');
  expect(again.json()).toMatchObject({ data: { fileName: 'a.jpg' } });
});
