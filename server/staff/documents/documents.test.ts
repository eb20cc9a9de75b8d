import { randomUUID } from 'node:crypto';
import * as files from '@volante/reader/testing/test-files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
let application: { requestId: string; applicationId: string };
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
  application = await server.open('mx');
});

const of = (path = '') => `/applications/${application.applicationId}${path}`;
async function send(type: string, bytes: Buffer): Promise<string> {
  const boundary = randomUUID();
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const payload = Buffer.concat([
    Buffer.from(`${part('mediaType')}\r\n\r\n${type}\r\n${part('file')}; filename="a"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'x-admission-request-id': application.requestId,
  };
  const sent = await server.inject({ method: 'POST', url: '/api/media/upload/', headers, payload });
  const { id: mediaId } = sent.json().data;
  const attached = await server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${application.requestId}/documents`,
    payload: { updates: [{ type, mediaId }] },
  });
  expect(attached.statusCode).toBe(200);
  return mediaId;
}
const page = (who: TestStaff, mediaId: string, rest = '1') =>
  server.inject({ url: `/api/staff${of(`/media/${mediaId}/pages/${rest}`)}`, headers: { cookie: who.cookie } });
const documentOf = async (type: string, who = eva) =>
  (await who.call('GET', of())).data.documents.find((document: { type: string }) => document.type === type);
const review = async (type: string, more: object) =>
  eva.call('POST', of(`/documents/${type}/review`), { revision: (await documentOf(type)).revision, ...more });

test('pages of photos and PDFs are pictures of the requested size, available only in a session', async () => {
  const photo = await send('identity_card_front', await files.jpeg(2000, 1000));
  const pdf = await send('curp', await files.pdf(2));
  for (const [mediaId, rest, longest] of [
    [photo, '1', 1600],
    [photo, '1?size=full', 2000],
    [photo, '1?size=thumb', 320],
    [pdf, '2?size=thumb', 320],
    [pdf, '1', 1600],
  ] as const) {
    const answer = await page(eva, mediaId, rest);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']], rest).toEqual([
      ...[200, 'image/webp', 'private, max-age=300'],
    ]);
    const { width = 0, height = 0 } = await sharp(answer.rawPayload).metadata();
    expect(Math.max(width, height), rest).toBe(longest);
  }
  // Each once: the five pages, and the page from which the PDF's thumbnail is made.
  const { rows } = await server.database.pool.query('select count(*)::int as n from media_pages');
  expect(rows[0].n).toBe(6);
  expect((await page(eva, pdf)).rawPayload.length).toBeGreaterThan(100);
  for (const [mediaId, rest] of [
    [pdf, '3'],
    [photo, '2'],
    [photo, '0'],
    [photo, 'x'],
    [randomUUID(), '1'],
    ['x', '1'],
  ] as const)
    expect((await page(eva, mediaId, rest)).json().error.code, `${mediaId} ${rest}`).toBe('media_not_found');
  const nobody = await server.inject({ url: `/api/staff${of(`/media/${photo}/pages/1`)}` });
  expect(nobody.json().error.code).toBe('authentication_error');
});

test('opening a case draws its waiting papers for a reviewer, not for an advisor, and marks none as seen', async () => {
  const reviewed = application;
  application = await server.open('mx');
  const ofAdvisor = await send('proof_of_address', await files.jpeg(2000, 1000));
  await documentOf('proof_of_address', ana);
  application = reviewed;
  const photo = await send('proof_of_address', await files.jpeg(2000, 1000));
  const pdf = await send('proof_of_tax_situation', await files.pdf());
  const drawn = async () => {
    const sql = `select media_id as id, edge from media_pages join media on media.id = media_id
      where media_id = any($1) order by mime_type`;
    return (await server.database.pool.query(sql, [[ofAdvisor, photo, pdf]])).rows;
  };
  await documentOf('proof_of_address');
  // The advisor's pages would have been drawn before these.
  await expect.poll(drawn, { timeout: 20_000 }).toEqual([
    { id: pdf, edge: 1600 },
    { id: photo, edge: 1600 },
  ]);
  expect((await documentOf('proof_of_address')).seenByMe).toBe(false);
});

test('concurrent requests for a page share one drawing', async () => {
  const photo = await send('proof_of_address', await files.jpeg(1000, 2000));
  const drawn = vi.spyOn(server.deps.inspector, 'draw');
  const answers = await Promise.all([page(eva, photo), page(eva, photo), page(eva, photo)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
});

test('an advisor sees few kinds of files; others are not found', async () => {
  const selfie = await send('selfie_photo', await files.jpeg());
  const card = await send('identity_card_back', await files.jpeg());
  expect((await page(ana, selfie)).statusCode).toBe(200);
  expect((await page(ana, card)).json().error.code).toBe('media_not_found');
  expect(await documentOf('identity_card_back', ana)).toMatchObject({ hasFile: true, media: null });
  expect(await documentOf('selfie_photo', ana)).toMatchObject({ media: { id: selfie, uploadedBy: 'applicant' } });
});

test('a PDF is shown as pictures; its original is only an attachment, for reviewers, logged every time', async () => {
  const sent = await files.scriptPdf();
  const mediaId = await send('curp', sent);
  const shown = await page(eva, mediaId);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  const url = `/api/staff${of(`/media/${mediaId}/original`)}`;
  const logged = async () => {
    const sql = `select count(*)::int as n from staff_audit where part = 'original' and application_id = $1`;
    return (await server.database.pool.query(sql, [application.applicationId])).rows[0].n;
  };
  for (const times of [1, 2]) {
    const { statusCode, headers, rawPayload } = await server.inject({ url, headers: { cookie: eva.cookie } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(rawPayload.equals(sent)).toBe(true);
    expect(await logged()).toBe(times);
  }
  expect((await ana.call('GET', of(`/media/${mediaId}/original`))).code).toBe('role_refused');
  expect(await logged()).toBe(2);
});

test('only a reviewer who has seen the current file can approve it', async () => {
  const first = await send('drivers_license_front', await files.jpeg(300, 200));
  expect((await review('drivers_license_front', { decision: 'approved' })).code).toBe('not_seen');
  await page(eva, first, '1?size=thumb');
  expect((await review('drivers_license_front', { decision: 'approved' })).code).toBe('not_seen');
  await page(eva, first);
  const second = await send('drivers_license_front', await files.jpeg(200, 300));
  expect((await review('drivers_license_front', { decision: 'approved' })).code).toBe('not_seen');
  await page(eva, second);
  const { revision } = await documentOf('drivers_license_front');
  const old = await eva.call('POST', of('/documents/drivers_license_front/review'), {
    revision: revision - 1,
    decision: 'approved',
  });
  expect([old.code, old.errors[0].path]).toEqual(['changed_meanwhile', 'documents.drivers_license_front']);
  expect((await review('drivers_license_front', { decision: 'approved' })).status).toBe(200);
  expect(await documentOf('drivers_license_front')).toMatchObject({
    status: 'approved',
    seenByMe: true,
    versions: 2,
    reviewedBy: { name: 'Eva' },
  });
  expect((await review('drivers_license_front', { decision: 'pending' })).status).toBe(200);
  expect(await documentOf('drivers_license_front')).toMatchObject({ status: 'pending', reviewedBy: null });
});

test('sending a paper back needs a reason, and the reason “other” a note; without a file it is a conflict', async () => {
  await send('drivers_license_back', await files.jpeg());
  const wrong = await review('drivers_license_back', { decision: 'rejected' });
  expect([wrong.status, wrong.errors[0].path]).toEqual([422, 'reason']);
  const noted = await review('drivers_license_back', { decision: 'rejected', reason: 'other' });
  expect([noted.status, noted.errors[0].path]).toEqual([422, 'note']);
  expect((await review('drivers_license_back', { decision: 'rejected', reason: 'expired' })).status).toBe(200);
  const versions = async () => (await eva.call('GET', of('/documents/drivers_license_back/versions'))).data.items;
  const rejected = { status: 'rejected', reason: 'expired', by: { name: 'Eva' } };
  expect(await versions()).toMatchObject([{ by: null, review: rejected }]);
  expect((await review('drivers_license_back', { decision: 'pending' })).status).toBe(200);
  expect(await versions()).toMatchObject([{ review: null }]);
  expect((await review('garage_photo', { decision: 'rejected', reason: 'expired' })).code).toBe('conflict_error');
});

test('a request for a paper can be withdrawn until its file arrives', async () => {
  expect((await eva.call('POST', of('/documents'), { type: 'ride_share_dates' })).code).toBe('document_not_found');
  expect((await eva.call('POST', of('/documents'), { type: 'x' })).errors[0].path).toBe('type');
  await eva.call('POST', of('/documents'), { type: 'driving_record' });
  expect(await documentOf('driving_record')).toMatchObject({ askedFor: true, required: true, hasFile: false });
  expect((await eva.call('DELETE', of('/documents/driving_record/ask'))).status).toBe(200);
  expect(await documentOf('driving_record')).toBeUndefined();
  expect((await eva.call('DELETE', of('/documents/driving_record/ask'))).code).toBe('document_not_found');
  expect((await eva.call('DELETE', of('/documents/curp/ask'))).code).toBe('conflict_error');
});
