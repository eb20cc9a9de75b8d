import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BackupRuns, whileBytesStay } from '../../core/database/backup/bytes-stay.ts';
import { keepPrint, updateRestoredAt } from '../../core/database/installation-store.ts';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { receivingFolder } from '../receive.ts';
import { sweepMedia } from '../sweep.ts';
import { manyCalls, storedKeys } from '../testing/test-upload.ts';
import { slicesDue } from './slices.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
const { deps } = server;
const { pool } = server.database;
const HOUR = 3600_000;
let mine: TestApplication;
let listed: (string | undefined)[];
const { list, delete: remove } = deps.storage;

beforeEach(async () => {
  server.setNow(new Date());
  mine = await openTestApplication(server);
  await sweepMedia(deps);
  listed = [];
  deps.storage.delete = remove;
  deps.storage.list = (slice) => {
    listed.push(slice);
    return list(slice);
  };
});

const keysOf = async (): Promise<string[]> =>
  (await pool.query('select storage_key from media where application_id = $1', [mine.applicationId])).rows.map(
    (row) => row.storage_key,
  );
const later = (hours: number) => server.setNow(new Date(Date.now() + hours * HOUR));
async function putStray(slice: string): Promise<string> {
  const key = slice + randomUUID().slice(slice.length);
  const file = path.join(receivingFolder(deps), 'stray');
  await writeFile(file, 'bytes');
  await deps.storage.put(key, file);
  return key;
}

test('the next sweep deletes the bytes of a deleted application, including pages, without listing others', async () => {
  const mediaId = await mine.give('identity_card_front');
  const [key] = await keysOf();
  const page = await putStray('ab');
  await pool.query('insert into media_pages values ($1, 1, 320, $2, 5)', [mediaId, page]);
  await pool.query('delete from applications where id = $1', [mine.applicationId]);
  expect(await storedKeys(server)).toEqual(expect.arrayContaining([key, page]));
  listed = [];
  await sweepMedia(deps);
  const left = await storedKeys(server);
  expect([left.includes(key!), left.includes(page)]).toEqual([false, false]);
  expect(listed.length).toBeLessThanOrEqual(2);
});

test('a sweep keeps the files of a rolled-back deletion, and retries deletions that failed in the store', async () => {
  await mine.give('identity_card_front');
  const [key] = await keysOf();
  const client = await pool.connect();
  await client.query('begin');
  await client.query('delete from applications where id = $1', [mine.applicationId]);
  await client.query('rollback');
  client.release();
  await sweepMedia(deps);
  expect(await storedKeys(server)).toContain(key);

  await pool.query('delete from applications where id = $1', [mine.applicationId]);
  deps.storage.delete = () => Promise.reject(new Error('the store is away'));
  await expect(sweepMedia(deps)).rejects.toThrow('the store is away');
  deps.storage.delete = remove;
  await sweepMedia(deps);
  expect(await storedKeys(server)).not.toContain(key);
  expect((await pool.query('select 1 from media_removals')).rowCount).toBe(0);
});

test('the bytes of deleted files are kept until a running backup is done', async () => {
  await mine.give('identity_card_front');
  const [key] = await keysOf();
  const stray = await putStray('cd');
  later(25);
  await whileBytesStay(server.database.url, async () => {
    await pool.query('delete from applications where id = $1', [mine.applicationId]);
    await sweepMedia(deps);
    expect(await storedKeys(server)).toEqual(expect.arrayContaining([key, stray]));
    await expect(whileBytesStay(server.database.url, async () => {})).rejects.toThrow(BackupRuns);
  });
  later(50);
  await sweepMedia(deps);
  const left = await storedKeys(server);
  expect([left.includes(key!), left.includes(stray)]).toEqual([false, false]);
});

test('no unused file is deleted for 7 days after a restore', async () => {
  const stray = await putStray('ef');
  await keepPrint(deps.db, Buffer.alloc(32));
  await updateRestoredAt(deps.db, deps.now());
  for (const [hours, isThere] of [
    [25, true],
    [7 * 24 - 1, true],
    [7 * 24 + 25, false],
  ] as const) {
    later(hours);
    await sweepMedia(deps);
    expect((await storedKeys(server)).includes(stray)).toBe(isThere);
  }
  await pool.query('delete from installation');
});

test('hourly sweeps list the store in parts and find every file without a row within a day', async () => {
  const strays = await Promise.all(['00', '3f', '80', 'ff'].map(putStray));
  later(25);
  await sweepMedia(deps);
  const second = await Promise.all(['00', '3f', '80', 'ff'].map(putStray));
  expect(await storedKeys(server)).not.toEqual(expect.arrayContaining(strays));
  const parts: number[] = [];
  for (let hour = 26; hour <= 50; hour++) {
    listed = [];
    later(hour);
    await sweepMedia(deps);
    expect(listed).not.toContain(undefined);
    parts.push(listed.length);
  }
  expect(Math.max(...parts)).toBeLessThanOrEqual(11);
  const left = await storedKeys(server);
  expect(second.filter((key) => left.includes(key))).toEqual([]);
});

test('an unused file is deleted by the first sweep after a day, at the latest within another day', async () => {
  const fresh = await mine.send('curp');
  const missed = await mine.send('curp');
  const left = async () => (await pool.query('select id from media where id = any($1)', [[fresh, missed]])).rows;
  await pool.query(`update media set updated_at = '2020-01-01' where id = $1`, [missed]);
  for (let hour = 0; hour <= 23; hour++) {
    later(hour);
    await sweepMedia(deps);
  }
  later(23.9);
  await sweepMedia(deps);
  expect(await left()).toEqual([{ id: fresh }]);
  later(24.2);
  await sweepMedia(deps);
  expect(await left()).toEqual([]);
});

test('after the clock was set back every file is checked again', async () => {
  later(48);
  await sweepMedia(deps);
  later(0);
  listed = [];
  await sweepMedia(deps);
  expect(listed).toHaveLength(256);
});

test('every slice is processed once a day, however long the pauses between the calls', () => {
  const start = new Date('2026-11-21T10:00:00Z');
  expect(new Set(slicesDue(null, start).map(({ slice }) => slice)).size).toBe(256);
  for (const minutes of [1, 17, 60, 599]) {
    const seen: string[] = [];
    let since = start;
    for (let at = minutes; at <= 24 * 60 + minutes; at += minutes) {
      const now = new Date(start.getTime() + Math.min(at, 24 * 60) * 60_000);
      const due = slicesDue(since, now);
      seen.push(...due.map(({ slice }) => slice));
      since = due.at(-1)?.turn ?? since;
    }
    expect([seen.length, new Set(seen).size], `${minutes} minutes`).toEqual([256, 256]);
  }
  expect(slicesDue(start, new Date('2026-12-24T10:00:00Z'))).toHaveLength(256);
  expect(slicesDue(start, start)).toEqual([]);
});
