import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openS3Storage } from './s3.ts';

// How the adapter handles a failing store. `npm run test:s3` checks it with a working one.
let folder: string;
let source: string;
let store: Server | undefined;
const bytes = 'x'.repeat(100_000);
const timeouts = { put: 1000, answer: 500, idle: 300, rest: 60_000 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'volante-s3-'));
  source = path.join(folder, 'source');
  await writeFile(source, bytes);
});
afterEach(() => {
  store?.closeAllConnections();
  store?.close();
});
afterAll(() => rm(folder, { recursive: true }));

async function storeThat(answer: RequestListener, rest?: number) {
  store = createServer(answer).listen(0, '127.0.0.1');
  await once(store, 'listening');
  return opened((store.address() as AddressInfo).port, rest);
}

function opened(port: number, rest = timeouts.rest) {
  const logged: string[] = [];
  const credentials = { accessKeyId: 'the key', secretAccessKey: 'the secret' };
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { bucket: 'files', region: 'us-east-1', pathStyle: true, endpoint, credentials };
  const log = pino({ base: null }, { write: (line) => logged.push(line) });
  return { storage: openS3Storage(settings, log, { ...timeouts, rest }), logged };
}

const unavailable = { code: 'server_unavailable_error', status: 503, retryAfter: 5 };

async function refusesEverything({ storage, logged }: ReturnType<typeof opened>): Promise<void> {
  const key = randomUUID();
  await expect(storage.put(key, source)).rejects.toMatchObject(unavailable);
  await expect(storage.get(key)).rejects.toMatchObject(unavailable);
  await expect(storage.head(key)).rejects.toMatchObject(unavailable);
  await expect(storage.delete(key)).rejects.toMatchObject(unavailable);
  await expect(storage.list()[Symbol.asyncIterator]().next()).rejects.toMatchObject(unavailable);
  expect(logged.filter((line) => line.includes('the object store is failing'))).toHaveLength(5);
  expect(logged.join()).not.toMatch(/the key|the secret|127\.0\.0\.1/);
}

test('a store that cannot be reached is reported as unavailable', async () => {
  const port = await freePort();
  await refusesEverything(opened(port));
});

test('a store that accepts the call and never answers is reported as unavailable', async () => {
  await refusesEverything(await storeThat((request) => request.resume()));
});

test('a store that neither answers nor reads is reported as unavailable', async () => {
  await refusesEverything(await storeThat(() => {}));
});

test('a store that fails, throttles or refuses our key is reported as unavailable', async () => {
  for (const status of [500, 503, 429, 403, 400]) {
    await refusesEverything(await storeThat((request, reply) => drain(request, () => reply.writeHead(status).end())));
    store?.close();
  }
});

test('a put that fails once is sent again whole, with length and checksum', async () => {
  const puts: { body: string; length: string | undefined; md5: string | undefined }[] = [];
  const { storage } = await storeThat(async (request, reply) => {
    const { 'content-length': length, 'content-md5': md5 } = request.headers;
    puts.push({ body: (await buffer(request)).toString(), length, md5: md5 as string | undefined });
    reply.writeHead(puts.length === 1 ? 500 : 200).end();
  });
  await storage.put(randomUUID(), source);
  expect(puts).toHaveLength(2);
  for (const put of puts) expect(put).toEqual({ body: bytes, length: '100000', md5: expect.stringMatching(/==$/) });
});

test('a missing bucket is not reported as a missing file', async () => {
  const body = '<Error><Code>NoSuchBucket</Code><Message>no</Message></Error>';
  const { storage } = await storeThat((request, reply) => drain(request, () => reply.writeHead(404).end(body)));
  await expect(storage.get(randomUUID())).rejects.toMatchObject(unavailable);
  await expect(storage.put(randomUUID(), source)).rejects.toMatchObject(unavailable);
});

test('a store that keeps failing isn’t called for a while and then used again', async () => {
  let asked = 0;
  let works = false;
  const { storage, logged } = await storeThat((request, reply) => {
    asked++;
    drain(request, () => reply.writeHead(works ? 200 : 403).end());
  }, 2000);
  for (let i = 0; i < 5; i++) await expect(storage.head(randomUUID())).rejects.toMatchObject(unavailable);
  expect(asked).toBe(5);
  await expect(storage.put(randomUUID(), source)).rejects.toMatchObject(unavailable);
  expect(asked).toBe(5);
  works = true;
  await vi.waitFor(() => storage.put(randomUUID(), source), { timeout: 20_000 });
  expect(logged.join()).toContain('the object store is back');
});

test('a missing file does not count as a fault of the store', async () => {
  const { storage } = await storeThat((request, reply) => drain(request, () => reply.writeHead(404).end()));
  for (let i = 0; i < 9; i++) expect(await storage.get(randomUUID())).toBeNull();
});

test('a store without its bucket is not ready', async () => {
  const { storage } = await storeThat((request, reply) => drain(request, () => reply.writeHead(404).end()));
  await expect(storage.check()).rejects.toThrow('the bucket does not exist');
});

test('reading stops when the store falls silent in the middle of a file', async () => {
  const { storage } = await storeThat((_request, reply) => {
    reply.writeHead(200, { 'content-length': 1000 });
    reply.write('the beginning');
  });
  const stream = await storage.get(randomUUID());
  await expect(buffer(stream!)).rejects.toThrow();
});

function drain(request: NodeJS.ReadableStream, then: () => void): void {
  request.resume().once('end', then);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
