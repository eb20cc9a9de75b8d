import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { moveWindows } from '../earnings/move-windows.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { hire, type TestStaff } from '../staff/testing/test-staff.ts';
import { walkTo } from '../testing/application.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let mine: TestApplication;
let eva: TestStaff;
let applicationId: string;
beforeAll(async () => {
  server = await startTestApp({ settings: manyCalls });
  eva = await hire(server, 'reviewer', 'Eva');
});
afterAll(() => server.close());
beforeEach(async () => {
  mine = await openTestApplication(server);
  ({ applicationId } = mine);
});

const ask = (part: string, paths: string[], more: object = {}) =>
  eva.call('POST', `/applications/${applicationId}/corrections`, { part, paths, reason: 'outdated', ...more });
const toCorrect = async () => (await mine.call('GET', mine.address())).data.corrections;
const ofStaff = async () => (await eva.call('GET', `/applications/${applicationId}`)).data;
const save = (body: object) => mine.call('PATCH', `${mine.address()}/personal-data`, body);

test('the applicant reads what to correct and why, without names of staff', async () => {
  expect(await toCorrect()).toBeUndefined();
  const note = 'El recibo dice otra calle.';
  await ask('personal_data', ['street', 'postalCode'], { reason: 'other', note });
  const [correction, ...more] = await toCorrect();
  expect(more).toEqual([]);
  expect(correction).toEqual({
    id: expect.any(String),
    part: 'personal_data',
    paths: ['street', 'postalCode'],
    reason: 'other',
    note,
  });
});

test('saving one of its fields answers a correction; saving another field does not', async () => {
  await ask('personal_data', ['street', 'postalCode']);
  await save({ firstName: 'María' });
  expect(await toCorrect()).toHaveLength(1);
  await save({ street: 'Reforma' });
  expect(await toCorrect()).toBeUndefined();
  expect((await ofStaff()).corrections).toMatchObject([{ answeredAt: expect.any(String) }]);
});

test('saving the same value answers it too, since it may be right', async () => {
  await save({ street: 'Reforma' });
  await ask('personal_data', ['street']);
  await save({ street: 'Reforma' });
  expect(await toCorrect()).toBeUndefined();
});

test('a refused save answers no correction', async () => {
  await ask('personal_data', ['postalCode']);
  expect((await save({ postalCode: 'abc' })).status).toBe(422);
  expect(await toCorrect()).toHaveLength(1);
});

test('a week, the guarantor and photos of the home are answered by saving them', async () => {
  const { earnings } = (await mine.call('GET', `/ocr/profile-data/${mine.requestId}/uber/es-MX`)).data;
  const [{ earningWeek: week }, { earningWeek: other }] = earnings;
  await ask('earnings', [`uber.${week}`]);
  const fill = (monday: string) =>
    mine.call('PUT', `${mine.address()}/earnings/uber/${monday}`, { earning: 4100, reason: 'correction' });
  expect((await fill(other)).code).toBeUndefined();
  expect(await toCorrect()).toHaveLength(1);
  await fill(week);
  expect(await toCorrect()).toBeUndefined();

  await ask('obligor', ['phone']);
  await mine.call('POST', `${mine.address()}/aval-data`, {
    name: 'Rosa Peña',
    phone: '5512345678',
    email: 'rosa@example.com',
    location: 'Toluca',
  });
  expect(await toCorrect()).toBeUndefined();

  await ask('home_photos', ['homeImagesGarage']);
  const photo = await mine.send('home_visit_evidence');
  const savePhotos = (homeImages: object) =>
    mine.call('PATCH', `${mine.address()}/home-visit`, { isHomeVisitData: true, homeVisitData: { homeImages } });
  await savePhotos({ homeImagesFront: [photo] });
  expect(await toCorrect()).toHaveLength(1);
  await savePhotos({ homeImagesGarage: [photo] });
  expect(await toCorrect()).toBeUndefined();
});

test('no correction is requested once it is withdrawn or the application is decided', async () => {
  await ask('personal_data', ['street']);
  const [{ id }] = await toCorrect();
  await eva.call('DELETE', `/applications/${applicationId}/corrections/${id}`);
  expect(await toCorrect()).toBeUndefined();
  await ask('personal_data', ['city']);
  await walkTo(server, { applicationId }, 'rejected');
  expect(await toCorrect()).toBeUndefined();
});

test('an approved guarantor can be corrected as long as staff ask for it', async () => {
  const rosa = { name: 'Rosa Peña', phone: '5512345678', email: 'rosa@example.com', location: 'Toluca' };
  const saveObligor = (more: object) => mine.call('POST', `${mine.address()}/aval-data`, { ...rosa, ...more });
  await saveObligor({});
  for (const side of ['front', 'back']) {
    await mine.give(`solidarity_obligor_identity_card_${side}`);
    await mine.review(`solidarity_obligor_identity_card_${side}`, { status: 'approved' });
  }
  expect((await saveObligor({ location: 'Puebla' })).error.code).toBe('section_approved');
  await ask('obligor', ['location']);
  expect((await saveObligor({ location: 'Puebla' })).status).toBe(200);
  expect(await toCorrect()).toBeUndefined();
  expect((await saveObligor({ location: 'Lerma' })).error.code).toBe('section_approved');
});

test('staff who correct a field themselves no longer ask for it; other fields stay asked for', async () => {
  await ask('personal_data', ['phone']);
  await ask('personal_data', ['phone', 'street']);
  const { contact } = await ofStaff();
  const change = { revision: contact.revision, phone: '5587654321' };
  expect((await eva.call('PATCH', `/applications/${applicationId}/contact`, change)).status).toBe(200);
  expect(await toCorrect()).toMatchObject([{ paths: ['phone', 'street'] }]);
  expect((await ofStaff()).corrections).toHaveLength(1);
});

test('the correction of a week ends when the week leaves the twelve', async () => {
  const { earnings } = (await mine.call('GET', `/ocr/profile-data/${mine.requestId}/uber/es-MX`)).data;
  const weeks = earnings.map((earning: { earningWeek: string }) => earning.earningWeek).toSorted();
  await ask('earnings', [`uber.${weeks[0]}`]);
  await ask('earnings', [`uber.${weeks[0]}`, `uber.${weeks.at(-1)}`]);
  await moveWindows(server.deps);
  expect(await toCorrect()).toHaveLength(2);
  server.setNow(new Date(Date.now() + 8 * 24 * 3600_000));
  await moveWindows(server.deps);
  expect(await toCorrect()).toMatchObject([{ paths: [`uber.${weeks[0]}`, `uber.${weeks.at(-1)}`] }]);
});
