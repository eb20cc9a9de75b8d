import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { manyCalls } from '../media/testing/test-upload.ts';
import { startTestApp } from '../testing/test-app.ts';
import { openTestApplication, type TestApplication } from './testing/test-application.ts';

const server = await startTestApp({ settings: { ...manyCalls } });
afterAll(server.close);
let mine: TestApplication;
const front = 'identity_card_front';

beforeEach(async () => {
  mine = await openTestApplication(server);
});

test('a file that is attached becomes the newest version and waits for a review', async () => {
  const first = await mine.give(front);
  const second = await mine.give(front);
  expect(await mine.document(front)).toMatchObject({ mediaId: second, status: 'pending', skipped: false });
  expect(await mine.versions(front)).toEqual([first, second]);
  expect((await mine.events()).filter((kind) => kind === 'document_uploaded')).toHaveLength(2);
});

test('several documents are attached together or not at all, and a refusal names the one concerned', async () => {
  const mediaId = await mine.send(front);
  const good = { mediaId, type: front };
  const other = await server.open('mx');
  const foreign = await mine.send(front, other);
  for (const [update, status, code, path] of [
    [{ mediaId: randomUUID(), type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId: 'nothing', type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId: foreign, type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId, type: 'driving_record' }, 404, 'document_not_found', 'updates.1.type'],
    [{ mediaId, type: 'ride_share_dates' }, 404, 'document_not_found', 'updates.1.type'],
    [{ mediaId, type: 'curp' }, 422, 'file_type_not_accepted', 'updates.1.mediaId'],
  ] as const) {
    const { status: got, error } = await mine.attach([good, update]);
    expect([got, error.code, error.errors[0]?.path], code).toEqual([status, code, path]);
  }
  expect(await mine.document(front)).toMatchObject({ mediaId: null });
  expect(await mine.versions(front)).toEqual([]);
});

test('a payload that breaks a rule is refused with the rule’s path', async () => {
  const mediaId = await mine.send(front);
  for (const [payload, path] of [
    [{ updates: [{ mediaId, type: 'passport' }] }, 'updates.0.type'],
    [{ updates: [] }, 'updates'],
    [{ updates: [{ type: front }] }, 'updates.0.mediaId'],
    [{}, 'updates'],
  ] as const) {
    const { status, error } = await mine.call('PATCH', `${mine.address()}/documents`, payload);
    expect([status, error.errors[0]?.path]).toEqual([422, path]);
  }
});

test("the country of the address is the application's, by any name that is understood", async () => {
  const type = front;
  for (const name of ['mx', 'Mexico']) {
    expect((await mine.attach([{ mediaId: await mine.send(type), type }], `?country=${name}`)).status, name).toBe(200);
  }
  const update = [{ mediaId: await mine.send(type), type }];
  expect((await mine.attach(update, '?country=United%20States')).error.code).toBe('country_mismatch');
  const { status, error } = await mine.attach(update, '?country=Narnia');
  expect([status, error.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'country', code: 'country_unknown' })],
  ]);
});

test('sending the same file again changes nothing, so that a late retry undoes no review', async () => {
  const mediaId = await mine.give(front);
  await mine.review(front, { status: 'rejected', reason: 'blurred_or_dark' });
  expect((await mine.attach([{ mediaId: mediaId.toUpperCase(), type: front }])).status).toBe(200);
  expect(await mine.document(front)).toMatchObject({ status: 'rejected', reason: 'blurred_or_dark' });
  expect(await mine.versions(front)).toEqual([mediaId]);
});

test('two tabs that attach at the same time both keep their version', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => mine.send(front)));
  const answers = await Promise.all(ids.map((mediaId) => mine.attach([{ mediaId, type: front }])));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const kept = await mine.versions(front);
  expect([...kept].sort()).toEqual([...ids].sort());
  expect((await mine.document(front))?.mediaId).toBe(kept.at(-1));
});

test('once a statement was sent, the months of all statements stay the same, even if a month ends meanwhile', async () => {
  const months = async () => (await mine.list()).documents.filter(({ month }) => month).map(({ month }) => month);
  // In Mexico City it is still October.
  server.setNow('2026-11-01T05:30:00Z');
  expect(await months()).toEqual(['2026-09', '2026-08', '2026-07']);
  server.setNow('2026-11-01T06:30:00Z');
  expect(await months()).toEqual(['2026-10', '2026-09', '2026-08']);

  // The page was opened before the month ended, and its second file was chosen for August.
  const type = 'bank_statement_month_2';
  expect((await mine.attach([{ mediaId: await mine.send(type), type, month: '2026-08' }])).status).toBe(200);
  expect(await months()).toEqual(['2026-09', '2026-08', '2026-07']);
  server.setNow('2027-02-10T12:00:00Z');
  expect(await months()).toEqual(['2026-09', '2026-08', '2026-07']);
  await mine.give('bank_statement_month_1');
  expect(await months()).toEqual(['2026-09', '2026-08', '2026-07']);
  server.setNow(new Date());
});

test('an impossible statement month fixes nothing', async () => {
  server.setNow('2026-11-21T12:00:00Z');
  const type = 'bank_statement_month_1';
  const mediaId = await mine.send(type);
  expect((await mine.attach([{ mediaId, type, month: '2019-13' }])).error.errors[0].path).toBe('updates.0.month');
  await mine.attach([{ mediaId, type, month: '2019-01' }]);
  expect(await mine.document(type)).toMatchObject({ month: '2026-10' });
  expect(await mine.document('identity_card_front')).not.toHaveProperty('month');
  server.setNow(new Date());
});

test('an approved document accepts no other file', async () => {
  await mine.give(front);
  await mine.review(front, { status: 'approved' });
  const { status, error } = await mine.attach([{ mediaId: await mine.send(front), type: front }]);
  expect([status, error.code, error.errors[0].path]).toEqual([409, 'section_approved', 'updates.0.type']);
  expect(await mine.versions(front)).toHaveLength(1);
});
