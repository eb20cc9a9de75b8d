import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { startTestApp } from '../testing/test-app.ts';

const front = 'solidarity_obligor_identity_card_front';
const card: DocumentReading = {
  kind: 'ine_front',
  fields: {
    ...{ firstName: 'ROSA', lastName1: 'PEÑA', lastName2: 'RUIZ', postalCode: '50000' },
    ...{ city: 'TOLUCA', state: 'Estado de México' },
  },
  quality: null,
};

let seen: () => DocumentReading;
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: async () => seen(),
  secondsFor: async () => 0,
  ready: async () => {},
  close: async () => {},
};
const server = await startTestApp({ settings: { ...manyCalls }, reader });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  seen = () => card;
  mine = await openTestApplication(server);
});
const propose = (mediaId: string) => mine.call('POST', `${mine.address()}/aval-data/proposal`, { mediaId });

test('the front of the guarantor’s card proposes name and residence, before anything is saved', async () => {
  const { status, data } = await propose(await mine.send(front));
  expect({ status, data }).toEqual({
    status: 200,
    data: { name: 'Rosa Peña Ruiz', location: 'Toluca, Estado de México' },
  });
  const { data: application } = await mine.call('GET', mine.address());
  expect(application.avalData).toBeNull();
  expect((await mine.document(front))?.mediaId).toBeNull();
  expect(server.logged.join()).not.toMatch(/Peña|PEÑA|Toluca/);
});

test.each([
  ['another paper', { ...card, kind: 'ine_back' }],
  ['a card without a certain name', { ...card, fields: { city: 'TOLUCA' } }],
  ['a picture of something else', { kind: 'unknown', fields: {}, quality: null }],
] satisfies [string, DocumentReading][])('%s proposes nothing', async (_, reading) => {
  seen = () => reading;
  expect((await propose(await mine.send(front))).data).toEqual({ name: '', location: '' });
});

test('the file of another application is not read', async () => {
  const other = await openTestApplication(server);
  expect(await propose(await other.send(front))).toMatchObject({ status: 404, error: { code: 'media_not_found' } });
});

test('if the reader is too busy, the refusal says when to ask again', async () => {
  seen = () => {
    throw new ReaderError('busy', { retryAfter: 7 });
  };
  const refused = await propose(await mine.send(front));
  expect(refused).toMatchObject({ status: 503, error: { code: 'server_unavailable_error' } });
});
