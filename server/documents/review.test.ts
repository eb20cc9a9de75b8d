import { afterAll, beforeEach, expect, test } from 'vitest';
import { staff } from '../applications/events.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { askForDocument, takeAskingBack } from './review.ts';
import { openTestApplication, type TestApplication } from './testing/test-application.ts';

const server = await startTestApp({ settings: { ...manyCalls, RISK_CHECK: 'automatic' } });
afterAll(server.close);
let mine: TestApplication;
const front = 'identity_card_front';

beforeEach(async () => {
  mine = await openTestApplication(server);
});

test('a rejection states the reason; a new file clears it', async () => {
  await mine.give(front);
  await mine.review(front, { status: 'rejected', reason: 'other', note: 'Falta la firma' });
  expect(await mine.document(front)).toMatchObject({ status: 'rejected', reason: 'other', note: 'Falta la firma' });
  await mine.give(front);
  expect(await mine.document(front)).toMatchObject({ status: 'pending', reason: null, note: null });
  expect(await mine.events()).toContain('document_rejected');
});

test('only sent files can be reviewed, and not at an older revision', async () => {
  await expect(mine.review(front, { status: 'approved' })).rejects.toMatchObject({ code: 'conflict_error' });
  const seen = await mine.give(front);
  await mine.give(front);
  await expect(mine.review(front, { status: 'approved', mediaId: seen })).rejects.toMatchObject({
    code: 'conflict_error',
  });
  await expect(mine.review('driving_record', { status: 'approved' })).rejects.toMatchObject({
    code: 'document_not_found',
  });
  const words = mine.review(front, { status: 'rejected', reason: 'other', note: ' ' });
  await expect(words).rejects.toMatchObject({ code: 'unprocessable_error' });
});

test('staff can request from one applicant a document that the country doesn’t list, or an optional one', async () => {
  await mine.call('POST', `${mine.address()}/documents/garage_photo/skip`);
  await askForDocument(server.deps, mine.applicationId, 'driving_record', staff('reviewer'));
  await askForDocument(server.deps, mine.applicationId, 'garage_photo', staff('reviewer'));
  const { documents } = await mine.list();
  expect(documents.at(-1)).toMatchObject({ type: 'driving_record', required: true });
  expect(await mine.document('garage_photo')).toMatchObject({ required: true, skipped: false });
  expect((await mine.call('POST', `${mine.address()}/documents/driving_record/skip`)).error.code).toBe(
    'document_required',
  );
  const record = askForDocument(server.deps, mine.applicationId, 'ride_share_dates', staff('reviewer'));
  await expect(record).rejects.toMatchObject({ code: 'document_not_found' });
});

test('the documents are completed once nothing required is missing, and approved once all are approved', async () => {
  const required = await mine.required();
  for (const type of required) {
    expect((await mine.list()).status).toBe('pending');
    await mine.give(type);
  }
  expect((await mine.list()).status).toBe('completed');
  await mine.review(front, { status: 'rejected', reason: 'expired' });
  expect((await mine.list()).status).toBe('pending');
  await mine.give(front);
  for (const type of required) await mine.review(type, { status: 'approved' });
  expect((await mine.list()).status).toBe('approved');
});

test('an automatic risk check passes when the last document is approved after the application was sent', async () => {
  const required = await mine.required();
  for (const type of required) await mine.give(type);
  await mine.walkTo('risk_analysis');
  const stage = async () => (await mine.call('GET', mine.address())).data.status;
  for (const type of required) {
    expect(await stage()).toBe('risk_analysis');
    await mine.review(type, { status: 'approved' });
  }
  expect(await stage()).toBe('home_visit');
});

test('an automatic risk check waits for what staff asked for, and passes when nothing is open any more', async () => {
  const required = await mine.required();
  for (const type of required) await mine.give(type);
  await mine.walkTo('risk_analysis');
  const stage = async () => (await mine.call('GET', mine.address())).data.status;
  const actor = staff('0190b0a0-0000-7000-8000-000000000000');
  await askForDocument(server.deps, mine.applicationId, 'driving_record', actor);
  const correction = { part: 'home_photos', paths: ['homeImagesGarage'], reason: 'outdated' } as const;
  const eva = await hire(server, 'reviewer', 'Eva');
  const of = `/applications/${mine.applicationId}`;
  const { data } = await eva.call('POST', `${of}/corrections`, correction);
  for (const type of required) await mine.review(type, { status: 'approved' });
  await takeAskingBack(server.deps, mine.applicationId, 'driving_record', actor);
  expect(await stage()).toBe('risk_analysis');
  await eva.call('DELETE', `${of}/corrections/${data.corrections[0].id}`);
  expect(await stage()).toBe('home_visit');
});
