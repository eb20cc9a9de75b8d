import type { Application } from '@volante/contract/application.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { manyCalls } from '../../media/testing/test-upload.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestApplication, type TestApplication } from '../testing/test-application.ts';
import { readVersion } from './readings.ts';

let server: TestApp;
let mine: TestApplication;
let seen: DocumentReading;
const [front, back] = ['identity_card_front', 'identity_card_back'] as const;
const card = {
  kind: 'ine_front',
  fields: { firstName: 'ANA SOFIA', lastName1: 'LOPEZ', lastName2: 'DE LA CRUZ', curp: 'LOCA900515MDFPRN05' },
  quality: null,
} satisfies DocumentReading;
const cardBack = (birthdate: string) => ({ kind: 'ine_back', fields: { birthdate }, quality: null }) as const;

beforeAll(async () => {
  const reader = {
    read: () => Promise.reject(new Error('no screenshots here')),
    readDocument: async () => seen,
    secondsFor: async () => 2,
    ready: async () => {},
    close: async () => {},
  };
  server = await startTestApp({ settings: { ...manyCalls }, reader });
});
beforeEach(async () => {
  mine = await openTestApplication(server);
  await type({ firstName: 'Pedro', lastName: 'Ruiz' });
});
afterAll(() => server.close());

const type = (values: object) => mine.call('PATCH', `${mine.address()}/personal-data`, values);
const view = async (): Promise<Application> => (await mine.call('GET', mine.address())).data;
const proposed = async () => Object.fromEntries(((await view()).proposals ?? []).map((item) => [item.field, item]));
const answer = (isMine: boolean, of: string = front, more: object = {}) =>
  mine.call('POST', `${mine.address()}/documents/${of}/contradiction`, { mine: isMine, ...more });
const fileOf = async (of: string) => (await mine.document(of))?.mediaId;

async function give(reading: DocumentReading, of: string = front): Promise<string> {
  seen = reading;
  const mediaId = await mine.give(of);
  const { rows } = await sql<{ id: string }>`select id from document_versions
    where application_id = ${mine.applicationId} and media_id = ${mediaId}`.execute(server.deps.db);
  await readVersion(server.deps, rows[0]!.id);
  return mediaId;
}

test('a paper that contradicts the form is doubted with what both say, until the applicant has answered', async () => {
  await give(card);
  expect(await mine.document(front)).toMatchObject({
    doubts: [{ about: 'whose', says: 'Ana Sofia', typed: 'Pedro' }],
  });
  await answer(true);
  expect((await mine.document(front))?.doubts).toBeUndefined();
});

test('the answer is stored with the fields concerned', async () => {
  await give(card);
  expect((await answer(true)).status).toBe(200);
  expect(Object.values(await proposed()).some(({ contradicts }) => contradicts)).toBe(false);
  const { rows } =
    await sql`select r.answer, r.contradicted from paper_readings r join document_versions v on v.id = r.version_id
    where v.application_id = ${mine.applicationId}`.execute(server.deps.db);
  expect(rows).toEqual([{ answer: 'mine', contradicted: ['firstName', 'lastName'] }]);
  expect(await mine.events()).toContain('paper_contradiction_answered');
});

test('a paper of another person is missing again: on every device, in the list of what blocks sending, and for staff', async () => {
  await mine.walkTo('documents_analysis');
  await type({ firstName: 'Pedro', lastName: 'Ruiz' });
  await give(card);
  const waiting = async () =>
    (await mine.call('POST', `${mine.address()}/submit`)).error.errors.map(({ path }: { path: string }) => path);
  expect(await waiting()).not.toContain(`documents.${front}`);
  const { data } = await answer(false);
  for (const shown of [data, await view()])
    expect(shown.documentsAnalysis.documents.find((item: { type: string }) => item.type === front)).toMatchObject({
      mediaId: null,
      status: 'pending',
    });
  expect(await waiting()).toContain(`documents.${front}`);
  expect(await mine.versions(front), 'the file is kept as evidence').toHaveLength(1);
  expect(await proposed()).toEqual({});
  expect((await answer(true, 'curp')).error.code).toBe('document_not_found');
});

test('after sending, too, a paper of another person is missing again', async () => {
  await mine.walkTo('risk_analysis');
  await type({ firstName: 'Pedro', lastName: 'Ruiz' });
  await give(card);
  await answer(false);
  expect(await mine.list()).toMatchObject({ status: 'pending' });
  expect(await fileOf(front)).toBeNull();
});

test('the other side of that card goes with it, unless it says who the applicant is, as the form does', async () => {
  await give(card);
  await give(cardBack('1990-05-15'), back);
  await answer(false);
  expect([await fileOf(front), await fileOf(back)]).toEqual([null, null]);
  await give(card);
  await type({ birthdate: '1990-05-15' });
  const own = await give(cardBack('1990-05-15'), back);
  await answer(false);
  expect([await fileOf(front), await fileOf(back)]).toEqual([null, own]);
});

test('the same file is asked about again, but a late retry of its request brings nothing back', async () => {
  const mediaId = await give(card);
  await answer(false);
  await mine.attach([{ mediaId, type: front }]);
  expect(await fileOf(front)).toBeNull();
  await give(card);
  expect((await mine.document(front))?.doubts).toMatchObject([{ about: 'whose' }]);
});

test('an answer about a file that was replaced meanwhile changes nothing', async () => {
  const mediaId = await give(card);
  const newer = await give(card);
  expect((await answer(false, front, { mediaId })).status).toBe(200);
  expect(await fileOf(front)).toBe(newer);
});

test('nobody is asked about a paper that staff approved, and it stays', async () => {
  const mediaId = await give(card);
  await mine.review(front, { status: 'approved' });
  expect(Object.values(await proposed()).some(({ contradicts }) => contradicts)).toBe(false);
  expect((await answer(false)).error.code).toBe('section_approved');
  expect(await fileOf(front)).toBe(mediaId);
});

test('a paper that staff sent back keeps their reason', async () => {
  await give(card);
  await mine.review(front, { status: 'rejected', reason: 'expired' });
  await answer(false);
  expect(await mine.document(front)).toMatchObject({ status: 'rejected', reason: 'expired' });
});
