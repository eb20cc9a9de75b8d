import { isDeepStrictEqual } from 'node:util';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeForm, manyCalls, type TestFile, traces } from '../../media/testing/test-upload.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
let application: { requestId: string; applicationId: string };
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});
beforeEach(async () => {
  application = await server.open('mx');
});

const of = (rest = '') => `/applications/${application.applicationId}${rest}`;
const documentOf = async (type: string) =>
  (await eva.call('GET', of())).data.documents.find((document: { type: string }) => document.type === type);
async function give(who: TestStaff, type: string, ...sent: TestFile[]) {
  const { payload, headers } = await encodeForm(null, sent);
  const url = `/api/staff${of(`/documents/${type}/file`)}`;
  const answer = await server.inject({ method: 'POST', url, headers: { ...headers, cookie: who.cookie }, payload });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data, code: error?.code };
}
const photo = async (): Promise<TestFile> => ({ bytes: await files.jpeg(), name: 'foto.jpg' });
const pdf = async (): Promise<TestFile> => ({ bytes: await files.pdf(), name: 'acta.pdf' });

test('a paper uploaded by staff counts as sent for the driver, and its file says who uploaded it', async () => {
  const { data } = await give(ana, 'proof_of_address', await photo());
  const { media } = data.documents.find(({ type }: { type: string }) => type === 'proof_of_address');
  expect(media).toMatchObject({ uploadedBy: 'staff', mimeType: 'image/jpeg' });
  const driver = await server.call('GET', `/public/admission/requests/${application.requestId}`);
  const { documents } = driver.data.documentsAnalysis;
  expect(documents.find(({ type }: { type: string }) => type === 'proof_of_address')).toMatchObject({
    mediaId: media.id,
    status: 'pending',
  });
  const { items } = (await eva.call('GET', of('/timeline?source=event'))).data;
  expect(items[0]).toMatchObject({ kind: 'document_uploaded', by: 'staff', actor: { name: 'Ana' } });
  const versions = (await eva.call('GET', of('/documents/proof_of_address/versions'))).data.items;
  expect(versions).toMatchObject([{ media: { id: media.id }, by: { name: 'Ana' }, review: null }]);
});

test('for PDF-only types several photos become pages of one PDF, and a PDF stays unchanged', async () => {
  await give(eva, 'curp', await photo(), await photo());
  expect((await documentOf('curp')).media).toMatchObject({ mimeType: 'application/pdf', pages: 2 });
  await give(eva, 'curp', await pdf());
  expect(await documentOf('curp')).toMatchObject({ versions: 2, media: { pages: 1 } });
});

test('a new file replaces a rejected one, and waits for its review', async () => {
  await give(eva, 'proof_of_address', await photo());
  const { revision } = await documentOf('proof_of_address');
  await eva.call('POST', of('/documents/proof_of_address/review'), {
    ...{ revision, decision: 'rejected', reason: 'expired' },
  });
  await give(eva, 'proof_of_address', await pdf());
  expect(await documentOf('proof_of_address')).toMatchObject({ status: 'pending', reason: null, versions: 2 });
  expect((await eva.call('GET', of())).data.toTell).toBeNull();
});

/** What is stored after the pages of the documents are drawn: opening an application draws them in the background. */
async function tracesOnceDrawn() {
  let last = await traces(server);
  const isStill = async () => {
    const now = await traces(server);
    const same = now.arriving.length === 0 && isDeepStrictEqual(now, last);
    last = now;
    return same;
  };
  await expect.poll(isStill, { interval: 300, timeout: 20_000 }).toBe(true);
  return last;
}

test('an unsuitable file is refused, and leaves nothing behind', async () => {
  const before = await tracesOnceDrawn();
  const results = [
    await give(eva, 'proof_of_address'),
    await give(eva, 'proof_of_address', await photo(), await photo()),
    await give(eva, 'identity_card_front', await pdf()),
    await give(eva, 'driving_record', await pdf()),
    await give(eva, 'ride_share_dates', await pdf()),
    await give(eva, 'no_such_paper', await pdf()),
    await give(eva, 'curp', await photo(), await pdf()),
  ];
  expect(results.map(({ status, code }) => [status, code])).toEqual([
    [422, 'file_missing'],
    [422, 'too_many_files'],
    [422, 'file_type_not_accepted'],
    [404, 'document_not_found'],
    [404, 'document_not_found'],
    [404, 'document_not_found'],
    [422, 'file_type_not_accepted'],
  ]);
  expect(await traces(server)).toEqual(before);
});

test('an approved paper and one of a decided application accept no file', async () => {
  await give(eva, 'proof_of_address', await photo());
  await server.database.pool.query(
    `update documents set status = 'approved' where application_id = $1 and type = 'proof_of_address'`,
    [application.applicationId],
  );
  expect((await give(eva, 'proof_of_address', await photo())).code).toBe('section_approved');
  await walkTo(server, application, 'rejected');
  expect((await give(eva, 'curp', await pdf())).code).toBe('application_closed');
});
