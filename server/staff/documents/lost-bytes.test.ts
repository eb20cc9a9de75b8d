import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readVersion } from '../../documents/readings/readings.ts';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { findPictureBytes } from '../../media/evidence.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let eva: TestStaff;
let mine: TestApplication;
let mediaId: string;

beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
});
beforeEach(async () => {
  mine = await openTestApplication(server);
  mediaId = await mine.give('identity_card_front');
  server.logged.length = 0;
});

const errors = () =>
  server.logged
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 50)
    .map(({ msg, media }) => ({ msg, media }));
const lost = () => [{ msg: 'a file has no bytes', media: mediaId }];
async function loseBytes(): Promise<void> {
  const { rows } = await server.database.pool.query('select storage_key from media where id = $1', [mediaId]);
  await server.deps.storage.delete(rows[0].storage_key);
}
const ofStaff = (rest: string) =>
  server.inject({
    url: `/api/staff/applications/${mine.applicationId}/media/${mediaId}/${rest}`,
    headers: { cookie: eva.cookie },
  });

test('every request for a file without bytes logs an error that names only its id', async () => {
  const { url } = (await mine.call('GET', `${mine.address()}/media/${mediaId}`)).data;
  const [version] = await mine.versions('identity_card_front');
  expect(version).toBe(mediaId);
  const { rows } = await server.database.pool.query('select id from document_versions where media_id = $1', [mediaId]);
  await loseBytes();
  const readers: (() => Promise<unknown>)[] = [
    async () => expect((await server.inject({ url })).json().error.code).toBe('media_not_found'),
    async () => expect((await ofStaff('pages/1')).json().error.code).toBe('media_not_found'),
    async () => expect((await ofStaff('original')).json().error.code).toBe('media_not_found'),
    () => readVersion(server.deps, rows[0].id),
    async () => expect(await findPictureBytes(server.deps, mediaId)).toBeNull(),
  ];
  for (const read of readers) {
    server.logged.length = 0;
    await read();
    expect(errors(), String(read)).toEqual(lost());
    expect(server.logged.join('\n')).not.toContain('scan');
  }
  expect((await server.deps.metrics.filesWithoutBytes.get()).values).toMatchObject([{ value: readers.length }]);
});

test('a page whose picture was lost is drawn and stored again, and the loss is logged once', async () => {
  expect((await ofStaff('pages/1')).statusCode).toBe(200);
  const pageKey = async () =>
    (await server.database.pool.query('select storage_key from media_pages where media_id = $1', [mediaId])).rows[0]
      .storage_key;
  const first = await pageKey();
  await server.deps.storage.delete(first);
  for (const _ of [1, 2]) expect((await ofStaff('pages/1')).statusCode).toBe(200);
  expect(await pageKey()).not.toBe(first);
  expect(errors()).toEqual([{ msg: 'a page has no bytes', media: mediaId }]);
});

test('an unknown id is not an error', async () => {
  const url = `/api/staff/applications/${mine.applicationId}/media/${crypto.randomUUID()}/original`;
  expect((await server.inject({ url, headers: { cookie: eva.cookie } })).statusCode).toBe(404);
  expect(errors()).toEqual([]);
});
