import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as files from '@volante/reader/testing/test-files.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { traces, upload } from '../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isDiskFull, openDisk } from './full-disk.ts';

const run = promisify(execFile);
let server: TestApp;
let requestId = '';
let photo: Buffer;
let given: TestApp['deps'];

beforeAll(async () => {
  server = await startTestApp();
  given = { ...server.deps };
  photo = await files.noisyJpeg(900_000);
});
beforeEach(async () => {
  ({ requestId } = await server.open('mx'));
});
afterEach(() => {
  Object.assign(server.deps, given);
});
afterAll(() => server.close());

const send = (to = server) => upload(to, requestId, 'selfie_photo', [{ bytes: photo }]);
const unavailable = [503, 'server_unavailable_error', '10'];
const answerOf = ({ status, error, headers }: Awaited<ReturnType<typeof upload>>) => [
  status,
  error?.code,
  headers['retry-after'],
];
const ready = async (of = server) => (await of.inject({ url: '/readyz' })).json();

test('when the store is full, an upload is refused with a retry time and leaves nothing behind', async () => {
  const before = await traces(server);
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const full = Object.assign(new Error('no space left on device'), { code });
    server.deps.storage = { ...given.storage, put: () => Promise.reject(full) };
    expect(answerOf(await send())).toEqual(unavailable);
  }
  expect(await traces(server)).toEqual(before);
  server.deps.storage = given.storage;
  expect((await send()).status).toBe(200);
});

test('a full database refuses a write with a retry time, and the log says so', async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(server.deps.db);
  await sql`create trigger no_room before insert on application_events for each row execute function no_room()`.execute(
    server.deps.db,
  );
  const url = `/api/public/admission/requests/${requestId}/personal-data`;
  const save = () => server.inject({ method: 'PATCH', url, payload: { firstName: 'María' } });
  const answer = await save();
  await sql`drop trigger no_room on application_events`.execute(server.deps.db);
  expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual(unavailable);
  expect(server.logged.join()).toContain('the disk is full');
  expect(server.logged.join()).not.toContain('unexpected failure');
  expect((await save()).statusCode).toBe(200);
});

test('uploads are refused before the disk is full, and everything else continues', async () => {
  server.deps.disk = openDisk({ ...server.deps.config, MIN_FREE_MB: 1_000_000_000 });
  const before = await traces(server);
  expect(answerOf(await send())).toEqual(unavailable);
  expect(await traces(server)).toEqual(before);
  expect((await server.inject({ url: `/api/public/admission/requests/${requestId}` })).statusCode).toBe(200);
});

test('a server that cannot write is not ready', async () => {
  expect((await ready()).checks).toMatchObject({ disk: 'ok' });
  const full = await startTestApp({ disk: { ...given.disk, probe: () => Promise.reject(new Error('no space left')) } });
  expect(await ready(full)).toMatchObject({ status: 'unavailable', checks: { disk: 'failed' } });
  await full.close();
});

test('a full disk or quota is recognized by the system’s and PostgreSQL’s codes, even inside another error', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    const error = Object.assign(new Error('full'), { code });
    expect([isDiskFull(error), isDiskFull(new Error('write', { cause: error }))]).toEqual([true, true]);
  }
  for (const other of [new Error('full'), null, 'ENOSPC', Object.assign(new Error('x'), { code: '53200' })])
    expect(isDiskFull(other)).toBe(false);
});

// Only root may mount a disk; elsewhere only the tests above run.
const small = await mountSmallDisk();
afterAll(async () => {
  if (small) await run('umount', ['-l', small]).finally(() => rm(small, { recursive: true, force: true }));
});

test.skipIf(!small)('on a full disk uploads are refused until there is room', async () => {
  const tiny = await startTestApp({ settings: { DATA_DIR: small ?? '', MIN_FREE_MB: '0' } });
  ({ requestId } = await tiny.open('mx'));
  expect((await send(tiny)).status).toBe(200);
  const filler = path.join(small ?? '', 'filler');
  await writeFile(filler, Buffer.alloc(64 * 1024 * 1024)).catch(() => {});
  expect(answerOf(await send(tiny))).toEqual(unavailable);
  expect(await ready(tiny)).toMatchObject({ status: 'unavailable', checks: { disk: 'failed' } });
  await rm(filler);
  // Enough room for the uploaded file, but not for its rewritten copy.
  const { bavail, bsize } = await statfs(small ?? '');
  await writeFile(filler, Buffer.alloc(bavail * bsize - photo.length - 50_000));
  expect(answerOf(await send(tiny))).toEqual(unavailable);
  await rm(filler);
  expect((await send(tiny)).status).toBe(200);
  await tiny.close();
});

async function mountSmallDisk(): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'volante-disk-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) await rm(folder, { recursive: true });
  return mounted ? folder : null;
}
