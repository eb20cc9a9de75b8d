import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

const front = 'solidarity_obligor_identity_card_front';
const back = 'solidarity_obligor_identity_card_back';
const rosa = {
  name: 'Rosa Peña',
  phone: '55 1234 5678',
  email: 'rosa@example.com',
  location: 'Toluca, Edo. de México',
};
const stored = { ...rosa, phone: '+525512345678' };

const save = (body: object) => mine.call('POST', `${mine.address()}/aval-data`, body);
const aval = async () => (await mine.call('GET', mine.address())).data.avalData;
const cards = async () => [
  { mediaId: await mine.send(front), type: front },
  { mediaId: await mine.send(back), type: back },
];

test('the guarantor’s phone is saved in its normalized form', async () => {
  expect(await aval()).toBeNull();
  const { status, data } = await save(rosa);
  expect(status).toBe(200);
  expect(data.avalData).toEqual(stored);
  expect(await aval()).toEqual(stored);
});

test('the guarantor and both photos are saved together', async () => {
  const documents = await cards();
  const { data } = await save({ ...rosa, documents });
  expect(data.avalData).toEqual(stored);
  expect((await mine.document(front))?.mediaId).toBe(documents[0]?.mediaId);
  expect((await mine.document(back))?.mediaId).toBe(documents[1]?.mediaId);
});

test('a refused photo saves nothing', async () => {
  const [first] = await cards();
  const documents = [first, { mediaId: crypto.randomUUID(), type: back }];
  const { status, error } = await save({ ...rosa, documents });
  expect(status).toBe(404);
  expect(error.errors[0]).toMatchObject({ path: 'documents.1.mediaId', code: 'media_not_found' });
  expect(await aval()).toBeNull();
  expect((await mine.document(front))?.mediaId).toBeNull();
});

test('only the guarantor’s card can be sent along', async () => {
  const mediaId = await mine.send('identity_card_front');
  expect((await save({ ...rosa, documents: [{ mediaId, type: 'identity_card_front' }] })).status).toBe(422);
});

test.each([
  [{ name: ' ' }, 'name', 'field_required'],
  [{ name: undefined }, 'name', 'field_required'],
  [{ location: '' }, 'location', 'field_required'],
  [{ phone: '' }, 'phone', 'phone_required'],
  [{ phone: '551234567' }, 'phone', 'phone_too_short'],
  [{ phone: '123456789012345' }, 'phone', 'phone_too_long'],
  [{ phone: '0000000000' }, 'phone', 'phone_invalid'],
  [{ email: '' }, 'email', 'email_required'],
  [{ email: 'rosa@' }, 'email', 'email_invalid'],
  [{ relation: 'aunt' }, 'relation', 'unknown_field'],
])('the form’s rules hold: %o', async (change, path, code) => {
  const { status, error } = await save({ ...rosa, ...change });
  expect(status).toBe(422);
  expect(error.errors).toContainEqual(expect.objectContaining({ path, code }));
  expect(await aval()).toBeNull();
});

test('a guarantor may have a phone number of the other country', async () => {
  expect((await save({ ...rosa, phone: '+13055551234' })).data.avalData.phone).toBe('+13055551234');
});

test('saving again replaces the guarantor, and saving the same changes nothing', async () => {
  await save(rosa);
  await save({ ...rosa, name: 'Rosa Peña Ruiz' });
  await save({ ...rosa, name: 'Rosa Peña Ruiz', phone: '+52 5512345678'.replace(' ', '') });
  expect(await aval()).toMatchObject({ name: 'Rosa Peña Ruiz' });
  expect((await mine.events()).filter((kind) => kind === 'obligor_saved')).toHaveLength(2);
});

test('the audit log holds no names', async () => {
  await save(rosa);
  const { rows } = await sql<{ details: object }>`select details from application_events
    where application_id = ${mine.applicationId} and kind = 'obligor_saved'`.execute(server.deps.db);
  expect(rows).toEqual([{ details: {} }]);
  expect(server.logged.join()).not.toMatch(/Rosa|rosa@|5512345678|Toluca/);
});

test('once both sides of the card are approved, another guarantor is refused', async () => {
  await save({ ...rosa, documents: await cards() });
  await mine.review(front, { status: 'approved' });
  expect((await save({ ...rosa, location: 'Lerma' })).status).toBe(200);
  await mine.review(back, { status: 'approved' });
  expect(await save({ ...rosa, name: 'Luis' })).toMatchObject({ status: 409, error: { code: 'section_approved' } });
  expect((await save({ ...rosa, location: 'Lerma' })).status).toBe(200);
});

test('a United States application needs no guarantor’s card, and still stores a guarantor', async () => {
  const { requestId } = await server.open('us');
  const url = `${mine.address(requestId)}/aval-data`;
  const us = { ...rosa, phone: '305 555 1234' };
  expect((await mine.call('POST', url, us)).data.avalData.phone).toBe('+13055551234');
  const documents = [{ mediaId: await mine.send(front, { requestId, applicationId: '' } as never), type: front }];
  expect((await mine.call('POST', url, { ...us, documents })).error.code).toBe('document_not_found');
});

test('two concurrent saves leave one complete guarantor', async () => {
  const [a, b] = [rosa, { name: 'Luis', phone: '8112345678', email: 'luis@example.com', location: 'Monterrey' }];
  const both = await Promise.all([save(a), save(b), save(a), save(b)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([stored, { ...b, phone: '+528112345678' }]).toContainEqual(await aval());
});

test('a decided application accepts no guarantor', async () => {
  await mine.walkTo('rejected');
  expect(await save(rosa)).toMatchObject({ status: 409, error: { code: 'application_closed' } });
});
