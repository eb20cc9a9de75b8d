import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Anchor, type Head, parseHead, readHeads } from './anchor.ts';
import { openAnchor } from './index.ts';

/** A store with one bucket, as far as an anchor uses it. */
const stored = new Map<string, { md5: string | undefined }>();
let lock = '<Mode>COMPLIANCE</Mode><Days>400</Days>';
let store: Server;
const folder = mkdtempSync(path.join(tmpdir(), 'volante-anchor-'));
beforeAll(async () => {
  store = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    request.resume();
    if (request.method === 'PUT') {
      stored.set(pathname.replace('/locked/', ''), { md5: request.headers['content-md5'] as string });
      return void reply.end();
    }
    reply.setHeader('content-type', 'application/xml');
    const rule = `<Rule><DefaultRetention>${lock}</DefaultRetention></Rule>`;
    if (searchParams.has('object-lock'))
      return void reply.end(`<ObjectLockConfiguration>${lock && rule}</ObjectLockConfiguration>`);
    // Pages of one object.
    const keys = [...stored.keys()].filter((key) => key.startsWith(searchParams.get('prefix') ?? '')).sort();
    const at = Number(searchParams.get('continuation-token') ?? 0);
    const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    const found = keys.slice(at, at + 1).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    reply.end(`<ListBucketResult>${found.join('')}${next}</ListBucketResult>`);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
});
afterAll(() => {
  store.close();
  store.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const heads = [1, 2, 12].map((number) => ({ number, hmac: String(number).padStart(64, 'a') }));
const open = async (AUDIT_ANCHOR: string) => {
  const S3_ENDPOINT = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const key = { S3_ACCESS_KEY_ID: 'the key', S3_SECRET_ACCESS_KEY: 'the secret' };
  return (await openAnchor({ AUDIT_ANCHOR, S3_ENDPOINT, S3_REGION: 'us-east-1', S3_PATH_STYLE: true, ...key }))!;
};

async function headsOf(anchor: Anchor): Promise<Head[]> {
  const found: Head[] = [];
  for await (const head of anchor.heads()) found.push(head);
  return found;
}

test.each([
  ['a file', path.join(folder, 'below', 'heads')],
  ['a bucket', 's3://locked/audit/seals'],
])('%s gives back every head that was kept, also one kept twice', async (_, where) => {
  const anchor = await open(where);
  expect(await headsOf(anchor)).toEqual([]);
  for (const head of [...heads, heads[0]!]) await anchor.keep(head);
  const found = await headsOf(anchor);
  expect(new Set(found.map((head) => JSON.stringify(head)))).toEqual(
    new Set(heads.map((head) => JSON.stringify(head))),
  );
  await anchor.check();
});

test('an object says its head by its name, below the folder, and has the checksum that a locked bucket requires', async () => {
  await (await open('s3://locked/names/')).keep(heads[2]!);
  const [[name, { md5 }] = ['', { md5: '' }]] = [...stored].filter(([key]) => key.startsWith('names/'));
  expect(name).toBe(`names/0000000012-${heads[2]!.hmac}`);
  expect(md5).toMatch(/^[\w+/]{22}==$/);
});

test('a bucket whose objects could be removed again is refused by the check', async () => {
  const anchor = await open('s3://locked');
  for (const weak of ['', '<Mode>GOVERNANCE</Mode><Days>400</Days>']) {
    lock = weak;
    await expect(anchor.check()).rejects.toThrow('COMPLIANCE');
  }
});

test('a failing bucket is named without its address and keys', async () => {
  const anchor = await openAnchor({
    ...{ AUDIT_ANCHOR: 's3://locked', S3_ENDPOINT: 'http://127.0.0.1:9', S3_REGION: 'us-east-1' },
    ...{ S3_PATH_STYLE: true, S3_ACCESS_KEY_ID: 'the key', S3_SECRET_ACCESS_KEY: 'the secret' },
  });
  await expect(anchor!.keep(heads[0]!)).rejects.toThrow(/^the bucket of AUDIT_ANCHOR fails: (?!.*(127|the key))/);
});

test('heads are read from lines of the server’s log, and from what is printed', () => {
  const [head] = heads;
  const line = `{"level":30,"number":1,"hmac":"${head!.hmac}","msg":"newest seal of the audit log"}`;
  expect([...readHeads(`{"level":30}\n${line}\n{"number":2}\nnot JSON`)]).toEqual([head]);
  expect(parseHead(`1:${head!.hmac.toUpperCase()}`)).toEqual(head);
  for (const text of ['', '1', `1:${head!.hmac}0`, `x:${head!.hmac}`]) expect(() => parseHead(text)).toThrow('A head');
});
