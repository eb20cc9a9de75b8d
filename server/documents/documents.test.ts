import { randomUUID } from 'node:crypto';
import type { DocumentView } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { Stage } from '@volante/contract/stages.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveStage } from '../applications/applications.ts';
import { startTestApp, type TestApp } from '../core/test-app.ts';
import * as files from '../media/test-files.ts';
import { upload } from '../media/test-upload.ts';
import { askForDocument, reviewDocument } from './review.ts';

let server: TestApp;
let photo: Buffer;
let pdf: Buffer;
let mine: { requestId: string; applicationId: string };

beforeAll(async () => {
  server = await startTestApp({
    settings: { RISK_CHECK: 'automatic', UPLOADS_PER_HOUR: '100000', CALLS_PER_MINUTE: '100000' },
  });
  photo = await files.jpeg();
  pdf = await files.pdf();
});
beforeEach(async () => {
  mine = await server.open('mx');
});
afterAll(() => server.close());

const address = (requestId = mine.requestId) => `/api/public/admission/requests/${requestId}`;
async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await server.inject({ method, url, ...(payload && { payload }) });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data, error };
}
async function send(type: string, bytes = photo, { requestId } = mine): Promise<string> {
  const { data, error } = await upload(server, requestId, type, [{ bytes, name: 'scan' }]);
  expect(error).toBeUndefined();
  return data.id;
}
const attach = (updates: { mediaId: string; type: string }[], query = '') =>
  call('PATCH', `${address()}/documents${query}`, { updates });
async function give(type: string): Promise<string> {
  const mediaId = await send(type, type.startsWith('bank') || type === 'curp' ? pdf : photo);
  expect((await attach([{ mediaId, type }])).status).toBe(200);
  return mediaId;
}
async function list(): Promise<{ status: string; documents: DocumentView[] }> {
  return (await call('GET', address())).data.documentsAnalysis;
}
const document = async (type: string) => (await list()).documents.find((one) => one.type === type);
const review = (type: string, decision: object) =>
  reviewDocument(server.deps, mine.applicationId, type, { actor: 'reviewer', ...decision } as never);
async function move(...stages: Stage[]) {
  for (const to of stages) {
    const by =
      to === 'rejected' || to === 'documents_analysis' ? 'staff' : to === 'home_visit' ? 'system' : 'applicant';
    await server.deps.db
      .transaction()
      .execute((trx) => moveStage(server.deps, trx, mine.applicationId, to, { by, actor: 'test', reason: 'test' }));
  }
}
const versions = async (type: string) =>
  (
    await sql<{ media_id: string }>`select media_id from document_versions
      where application_id = ${mine.applicationId} and type = ${type} order by id`.execute(server.deps.db)
  ).rows.map((row) => row.media_id);
const events = async () =>
  (
    await sql<{ kind: string; by: string }>`select kind, by from application_events
      where application_id = ${mine.applicationId} order by id`.execute(server.deps.db)
  ).rows;

const front = 'identity_card_front';

test('an application asks for the documents of its country from the start, in order', async () => {
  for (const code of ['mx', 'us'] as const) {
    const { requestId } = await server.open(code);
    const { documents } = (await call('GET', address(requestId))).data.documentsAnalysis;
    expect(documents.map((one: DocumentView) => one.type)).toEqual(countries[code].documents);
    expect(documents.every((one: DocumentView) => one.mediaId === null && one.status === 'pending')).toBe(true);
  }
});

test('a file that is attached becomes the newest version and waits for a review', async () => {
  const first = await give(front);
  const second = await give(front);
  expect(await document(front)).toMatchObject({ mediaId: second, status: 'pending', skipped: false });
  expect(await versions(front)).toEqual([first, second]);
  expect((await events()).filter(({ kind }) => kind === 'document_uploaded')).toHaveLength(2);
});

test('several documents are attached together or not at all, and the refusal names the one it is about', async () => {
  const mediaId = await send(front);
  const good = { mediaId, type: front };
  const other = await server.open('mx');
  const foreign = await send(front, photo, other);
  for (const [update, status, code, path] of [
    [{ mediaId: randomUUID(), type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId: 'nothing', type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId: foreign, type: 'identity_card_back' }, 404, 'media_not_found', 'updates.1.mediaId'],
    [{ mediaId, type: 'driving_record' }, 404, 'document_not_found', 'updates.1.type'],
    [{ mediaId, type: 'ride_share_dates' }, 404, 'document_not_found', 'updates.1.type'],
    [{ mediaId, type: 'curp' }, 422, 'file_type_not_accepted', 'updates.1.mediaId'],
  ] as const) {
    const { status: got, error } = await attach([good, update]);
    expect([got, error.code, error.errors[0]?.path], code).toEqual([status, code, path]);
  }
  expect(await document(front)).toMatchObject({ mediaId: null });
  expect(await versions(front)).toEqual([]);
});

test('a payload that breaks a rule is refused with the place of the fault', async () => {
  const mediaId = await send(front);
  for (const [payload, path] of [
    [{ updates: [{ mediaId, type: 'passport' }] }, 'updates.0.type'],
    [{ updates: [] }, 'updates'],
    [{ updates: [{ type: front }] }, 'updates.0.mediaId'],
    [{}, 'updates'],
  ] as const) {
    const { status, error } = await call('PATCH', `${address()}/documents`, payload);
    expect([status, error.errors[0]?.path]).toEqual([422, path]);
  }
});

test("the country of the address is the application's, by any name that is understood", async () => {
  const type = front;
  for (const name of ['mx', 'Mexico']) {
    expect((await attach([{ mediaId: await send(type), type }], `?country=${name}`)).status, name).toBe(200);
  }
  const update = [{ mediaId: await send(type), type }];
  expect((await attach(update, '?country=United%20States')).error.code).toBe('country_mismatch');
  const { status, error } = await attach(update, '?country=Narnia');
  expect([status, error.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'country', code: 'country_unknown' })],
  ]);
});

test('sending the same file again changes nothing, so a late repetition undoes no review', async () => {
  const mediaId = await give(front);
  await review(front, { status: 'rejected', reason: 'blurred_or_dark' });
  expect((await attach([{ mediaId: mediaId.toUpperCase(), type: front }])).status).toBe(200);
  expect(await document(front)).toMatchObject({ status: 'rejected', reason: 'blurred_or_dark' });
  expect(await versions(front)).toEqual([mediaId]);
});

test('two tabs that attach at the same time both keep their version', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => send(front)));
  const answers = await Promise.all(ids.map((mediaId) => attach([{ mediaId, type: front }])));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  const kept = await versions(front);
  expect([...kept].sort()).toEqual([...ids].sort());
  expect((await document(front))?.mediaId).toBe(kept.at(-1));
});

test('a rejection tells why; a new file clears it', async () => {
  await give(front);
  await review(front, { status: 'rejected', reason: 'other', note: 'Falta la firma' });
  expect(await document(front)).toMatchObject({ status: 'rejected', reason: 'other', note: 'Falta la firma' });
  await give(front);
  expect(await document(front)).toMatchObject({ status: 'pending', reason: null, note: null });
  expect((await events()).map(({ kind, by }) => `${kind} ${by}`)).toContain('document_rejected staff');
});

test('an approved document takes no other file', async () => {
  await give(front);
  await review(front, { status: 'approved' });
  const { status, error } = await attach([{ mediaId: await send(front), type: front }]);
  expect([status, error.code, error.errors[0].path]).toEqual([409, 'section_approved', 'updates.0.type']);
  expect(await versions(front)).toHaveLength(1);
});

test('only what was given can be reviewed, and only as it was seen', async () => {
  await expect(review(front, { status: 'approved' })).rejects.toMatchObject({ code: 'conflict_error' });
  const seen = await give(front);
  await give(front);
  await expect(review(front, { status: 'approved', mediaId: seen })).rejects.toMatchObject({ code: 'conflict_error' });
  await expect(review('driving_record', { status: 'approved' })).rejects.toMatchObject({ code: 'document_not_found' });
  const words = review(front, { status: 'rejected', reason: 'other', note: ' ' });
  await expect(words).rejects.toMatchObject({ code: 'unprocessable_error' });
});

test('an optional document can be left for later and taken back', async () => {
  const skip = await call('POST', `${address()}/documents/garage_photo/skip`);
  expect(skip.data.documentsAnalysis.documents).toContainEqual(
    expect.objectContaining({ type: 'garage_photo', skipped: true }),
  );
  expect((await call('POST', `${address()}/documents/garage_photo/skip`)).status).toBe(200);
  await call('DELETE', `${address()}/documents/garage_photo/skip`);
  expect(await document('garage_photo')).toMatchObject({ skipped: false });

  await call('POST', `${address()}/documents/garage_photo/skip`);
  await give('garage_photo');
  expect(await document('garage_photo')).toMatchObject({ skipped: false });
});

test('a required document cannot be left for later', async () => {
  const skip = (type: string, id = mine.requestId) => call('POST', `${address(id)}/documents/${type}/skip`);
  expect((await skip(front)).error.code).toBe('document_required');
  expect((await skip('driving_record')).error.code).toBe('document_not_found');
  expect((await skip('nonsense')).error.code).toBe('document_not_found');
  const american = await server.open('us');
  expect((await skip('drivers_license_front', american.requestId)).error.code).toBe('document_required');
});

test('what was optional is required once the home visit is open', async () => {
  await move('earnings_analysis', 'judicial_analysis', 'documents_analysis', 'risk_analysis', 'home_visit');
  expect((await call('POST', `${address()}/documents/garage_photo/skip`)).error.code).toBe('document_required');
  expect(await document('garage_photo')).toMatchObject({ required: true });
});

test('staff can ask one applicant for a document that is in no set, and for an optional one', async () => {
  await call('POST', `${address()}/documents/garage_photo/skip`);
  await askForDocument(server.deps, mine.applicationId, 'driving_record', { actor: 'reviewer' });
  await askForDocument(server.deps, mine.applicationId, 'garage_photo', { actor: 'reviewer' });
  const { documents } = await list();
  expect(documents.at(-1)).toMatchObject({ type: 'driving_record', required: true });
  expect(await document('garage_photo')).toMatchObject({ required: true, skipped: false });
  expect((await call('POST', `${address()}/documents/driving_record/skip`)).error.code).toBe('document_required');
  const record = askForDocument(server.deps, mine.applicationId, 'ride_share_dates', { actor: 'reviewer' });
  await expect(record).rejects.toMatchObject({ code: 'document_not_found' });
});

test('a decided application takes no more documents', async () => {
  const mediaId = await send(front);
  await move('rejected');
  expect((await attach([{ mediaId, type: front }])).error.code).toBe('application_closed');
  expect((await call('POST', `${address()}/documents/garage_photo/skip`)).error.code).toBe('application_closed');
});

test('the documents are completed once nothing required is missing, and approved once all are', async () => {
  const required = (await list()).documents.filter((one) => one.required).map((one) => one.type);
  for (const type of required) {
    expect((await list()).status).toBe('pending');
    await give(type);
  }
  expect((await list()).status).toBe('completed');
  await review(front, { status: 'rejected', reason: 'expired' });
  expect((await list()).status).toBe('pending');
  await give(front);
  for (const type of required) await review(type, { status: 'approved' });
  expect((await list()).status).toBe('approved');
});

test('an automatic risk check passes when the last document is approved after the application was sent', async () => {
  const required = (await list()).documents.filter((one) => one.required).map((one) => one.type);
  for (const type of required) await give(type);
  await move('earnings_analysis', 'judicial_analysis', 'documents_analysis', 'risk_analysis');
  const stage = async () => (await call('GET', address())).data.status;
  for (const type of required) {
    expect(await stage()).toBe('risk_analysis');
    await review(type, { status: 'approved' });
  }
  expect(await stage()).toBe('home_visit');
});
