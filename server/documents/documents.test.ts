import type { DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
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

test('an application asks for the documents of its country from the start, in order', async () => {
  for (const code of ['mx', 'us'] as const) {
    const { requestId } = await server.open(code);
    const { documents } = (await mine.call('GET', mine.address(requestId))).data.documentsAnalysis;
    expect(documents.map((item: DocumentView) => item.type)).toEqual(countries[code].documents);
    expect(documents.every((item: DocumentView) => item.mediaId === null && item.status === 'pending')).toBe(true);
  }
});

test('all optional documents can be left for later at once; required ones and ones already sent cannot', async () => {
  const result = await mine.call('POST', `${mine.address()}/documents/skip`);
  const { documents } = result.data.documentsAnalysis as { documents: DocumentView[] };
  const skipped = documents.filter((item) => item.skipped).map(({ type }) => type);
  const optional = documents.filter((item) => !item.required).map(({ type }) => type);
  // The back of the guarantor's card is never postponed by itself.
  expect(skipped).toEqual(optional.filter((type) => type !== 'solidarity_obligor_identity_card_back'));
});

test('an optional document can be left for later, and that can be undone', async () => {
  const skip = await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`);
  expect(skip.data.documentsAnalysis.documents).toContainEqual(
    expect.objectContaining({ type: 'garage_photo', skipped: true }),
  );
  expect((await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`)).status).toBe(200);
  await mine.call('DELETE', `${mine.address()}/documents/garage_photo/skip`);
  expect(await mine.document('garage_photo')).toMatchObject({ skipped: false });

  await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`);
  await mine.give('garage_photo');
  expect(await mine.document('garage_photo')).toMatchObject({ skipped: false });
});

test('a required document cannot be left for later', async () => {
  const skip = (type: string, id = mine.requestId) => mine.call('POST', `${mine.address(id)}/documents/${type}/skip`);
  expect((await skip(front)).error.code).toBe('document_required');
  expect((await skip('driving_record')).error.code).toBe('document_not_found');
  expect((await skip('nonsense')).error.code).toBe('document_not_found');
  const american = await server.open('us');
  expect((await skip('drivers_license_front', american.requestId)).error.code).toBe('document_required');
});

test('optional documents become required once the home visit is open', async () => {
  await mine.walkTo('home_visit');
  expect((await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`)).error.code).toBe(
    'document_required',
  );
  expect(await mine.document('garage_photo')).toMatchObject({ required: true });
});

test('a decided application accepts no more documents', async () => {
  const mediaId = await mine.send(front);
  await mine.walkTo('rejected');
  expect((await mine.attach([{ mediaId, type: front }])).error.code).toBe('application_closed');
  expect((await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`)).error.code).toBe(
    'application_closed',
  );
});
