import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockApplication } from '../applications/applications.ts';
import { transaction } from '../core/database/transaction.ts';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { sweepMedia } from './sweep.ts';
import { manyCalls, storedKeys } from './testing/test-upload.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

const hours = (n: number) => server.setNow(new Date(Date.now() + n * 3600_000));
async function sweepAfter(n: number): Promise<void> {
  hours(n);
  await sweepMedia(server.deps);
  hours(0);
}
async function column(name: 'id' | 'storage_key'): Promise<string[]> {
  const own = server.deps.db.selectFrom('media').where('application_id', '=', mine.applicationId);
  return (await own.select(name).orderBy('id').execute()).map((row) => String(Object.values(row)[0]));
}
const ids = () => column('id');

test('an uploaded file is deleted with its bytes after a day unless it was attached', async () => {
  const unused = await mine.send('curp');
  const used = await mine.give('identity_card_front');
  await sweepAfter(23);
  expect(await ids()).toEqual([unused, used].sort());
  await sweepAfter(25);
  expect(await ids()).toEqual([used]);
  expect(await storedKeys(server)).toEqual(await column('storage_key'));
});

test('the previous version of a paper is kept', async () => {
  const [first, second] = [await mine.give('identity_card_front'), await mine.give('identity_card_front')];
  await sweepAfter(48);
  expect(await ids()).toEqual([first, second].sort());
});

test('a deleted file can no longer be attached', async () => {
  const mediaId = await mine.send('identity_card_front');
  await sweepAfter(25);
  const { status, error } = await mine.attach([{ mediaId, type: 'identity_card_front' }]);
  expect([status, error.code]).toEqual([404, 'media_not_found']);
});

test('a file attached during the sweep is either kept with its paper, or deleted and not attached', async () => {
  for (let round = 0; round < 5; round++) {
    const mediaId = await mine.send('identity_card_front');
    hours(25);
    const [{ status }] = await Promise.all([
      mine.attach([{ mediaId, type: 'identity_card_front' }]),
      sweepMedia(server.deps),
    ]);
    hours(0);
    const given = (await mine.document('identity_card_front'))?.mediaId === mediaId;
    expect([given, (await ids()).includes(mediaId)]).toEqual(status === 200 ? [true, true] : [false, false]);
  }
});

test('a sweep waits while the file is being attached, and then keeps it', async () => {
  const mediaId = await mine.send('identity_card_front');
  let sweep: Promise<void> | undefined;
  await transaction(server.deps, async (trx) => {
    await lockApplication(trx, mine.applicationId);
    hours(25);
    sweep = sweepMedia(server.deps);
    await expect.poll(waitingForALock, { timeout: 10_000 }).toBe(true);
    await sql`update documents set media_id = ${mediaId}
      where application_id = ${mine.applicationId} and type = 'identity_card_front'`.execute(trx);
  });
  await sweep;
  hours(0);
  expect(await ids()).toContain(mediaId);
});

async function waitingForALock(): Promise<boolean> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await waiting.execute(server.deps.db)).rows.length > 0;
}

test('a file in use cannot be deleted by itself, and is deleted with its application', async () => {
  const mediaId = await mine.give('identity_card_front');
  await expect(sql`delete from media where id = ${mediaId}`.execute(server.deps.db)).rejects.toThrow('media_not_found');
  await sql`delete from applications where id = ${mine.applicationId}`.execute(server.deps.db);
  expect(await ids()).toEqual([]);
});

test('the sweep knows every table with references to files', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'media'::regclass order by name`.execute(server.deps.db);
  const known = [
    'conversation_messages',
    'document_versions',
    'documents',
    'home_photos',
    'profile_corrections',
    'reading_corrections',
    'screenshots',
    'visit_report_images',
  ];
  expect(rows.map(({ name }) => name)).toEqual(known);
  // Fails for a new table unless `deleteUnused` keeps the files it refers to.
  const { rows: cascading } = await sql`select conname from pg_constraint
    where contype = 'f' and confrelid = 'media'::regclass and confdeltype = 'c'`.execute(server.deps.db);
  expect(cascading).toEqual([]);
});
