import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBucket } from '../providers/storage/testing/test-bucket.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { receivingFolder } from './receive.ts';
import { sweepMedia } from './sweep.ts';
import { leavingNothing, manyCalls, storedKeys, upload } from './testing/test-upload.ts';

let server: TestApp;
let bucket: Record<string, string>;
let requestId: string;
const front = 'identity_card_front';

beforeAll(async () => {
  bucket = await makeBucket();
  server = await startTestApp({ settings: { ...manyCalls, ...bucket } });
  ({ requestId } = await server.open('mx'));
});
afterAll(() => server.close());

test('a file goes to the bucket and comes back through our own signed address, with its safe headers', async () => {
  const before = await storedKeys(server);
  const { status, data } = await upload(server, requestId, front, [{ bytes: await files.noisyJpeg(3_000_000) }]);
  expect(status).toBe(200);
  expect(data.url).toMatch(/^\/api\/media\/files\//);
  expect(await storedKeys(server)).toHaveLength(before.length + 1);
  const answer = await server.inject({ url: data.url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.rawPayload.length).toBe(data.size);
});

test('refused files leave nothing in the bucket', async () => {
  const pair = [{ bytes: await files.jpeg() }, { bytes: Buffer.from('x') }];
  const { status } = await leavingNothing(server, () => upload(server, requestId, front, pair));
  expect(status).toBe(422);
});

test('bytes without a row are removed from the bucket after a day; files and foreign objects stay', async () => {
  const { data } = await upload(server, requestId, front, [{ bytes: await files.jpeg() }]);
  const attached = await server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${requestId}/documents`,
    payload: { updates: [{ mediaId: data.id, type: front }] },
  });
  expect(attached.statusCode).toBe(200);
  const orphan = randomUUID();
  const source = path.join(receivingFolder(server.deps), 'source');
  await writeFile(source, 'orphan');
  await server.deps.storage.put(orphan, source);
  const foreign = ['somebody/else', `media/${randomUUID()}/report.pdf`, randomUUID()];
  for (const key of foreign)
    await store().send(new PutObjectCommand({ Bucket: bucket.S3_BUCKET, Key: key, Body: 'x' }));

  await sweepMedia(server.deps);
  expect(await storedKeys(server)).toContain(orphan);
  server.setNow(new Date(Date.now() + 25 * 3600_000));
  await sweepMedia(server.deps);
  server.setNow(new Date());
  expect(await storedKeys(server)).not.toContain(orphan);
  for (const key of foreign) await store().send(new GetObjectCommand({ Bucket: bucket.S3_BUCKET, Key: key }));
  const again = await server.inject({ url: `/api/public/admission/requests/${requestId}/media/${data.id}` });
  expect((await server.inject({ url: again.json().data.url })).statusCode).toBe(200);
});

test('wrong credentials and a missing bucket are our fault: 503, and the log contains no secret', async () => {
  for (const wrong of [{ S3_SECRET_ACCESS_KEY: 'wrong secret' }, { S3_BUCKET: `missing-${randomUUID()}` }]) {
    const broken = await startTestApp({ settings: { ...manyCalls, ...bucket, ...wrong } });
    const mine = await broken.open('mx');
    const { status, error } = await upload(broken, mine.requestId, front, [{ bytes: await files.jpeg() }]);
    expect([status, error.code]).toEqual([503, 'server_unavailable_error']);
    const log = broken.logged.join();
    expect(log).toContain('the object store is failing');
    expect(log).not.toMatch(/wrong secret|testing|test:tester/);
    await broken.close();
  }
});

function store(): S3Client {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = bucket;
  const credentials = { accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! };
  return new S3Client({ endpoint: endpoint!, region: 'us-east-1', forcePathStyle: true, credentials });
}
