import type { PDFDocument } from '@cantoo/pdf-lib';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../media/testing/test-upload.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let eva: TestStaff;
let leo: TestStaff;
beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
  leo = await hire(server, 'reviewer', 'Leo');
});

type StaffApplication = Awaited<ReturnType<typeof server.open>>;
const store = async (application: StaffApplication, bytes: Uint8Array): Promise<string> => {
  const sent = await upload(server, application.requestId, 'curp', [{ name: 'curp.pdf', bytes }]);
  expect(sent.error).toBeUndefined();
  return sent.data.id;
};
const attach = async ({ requestId }: StaffApplication, mediaId: string): Promise<void> => {
  const url = `/api/public/admission/requests/${requestId}/documents`;
  const sent = await server.inject({ method: 'PATCH', url, payload: { updates: [{ type: 'curp', mediaId }] } });
  // An approved document accepts no other file.
  expect([200, 409]).toContain(sent.statusCode);
};
const documentOf = async ({ applicationId }: StaffApplication) =>
  (await eva.call('GET', `/applications/${applicationId}`)).data.documents.find(
    (document: { type: string }) => document.type === 'curp',
  );
const look = (who: TestStaff, { applicationId }: StaffApplication, mediaId: string, page = 1) =>
  server.inject({
    url: `/api/staff/applications/${applicationId}/media/${mediaId}/pages/${page}`,
    headers: { cookie: who.cookie },
  });
const review = (who: TestStaff, { applicationId }: StaffApplication, more: object) =>
  who.call('POST', `/applications/${applicationId}/documents/curp/review`, more);

test('when two reviewers decide on one paper at once, one decision counts and the other is refused as changed meanwhile', async () => {
  const application = await server.open('mx');
  const mediaId = await store(application, await files.pdf());
  await attach(application, mediaId);
  for (const who of [eva, leo]) await look(who, application, mediaId);
  const { revision } = await documentOf(application);
  const answers = await Promise.all([
    review(eva, application, { revision, decision: 'approved' }),
    review(leo, application, { revision, decision: 'rejected', reason: 'expired' }),
  ]);
  const late = answers.find(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([late?.code, late?.errors[0].path]).toEqual(['changed_meanwhile', 'documents.curp']);
  const winner = answers[0]?.status === 200 ? ['approved', 'Eva'] : ['rejected', 'Leo'];
  const document = await documentOf(application);
  expect([document.status, document.reviewedBy.name]).toEqual(winner);
});

test('a file that the driver sends while it is approved is never approved unseen', async () => {
  for (let round = 0; round < 3; round++) {
    const application = await server.open('mx');
    const seen = await store(application, await files.pdf(1));
    const next = await store(application, await files.pdf(2));
    await attach(application, seen);
    await look(eva, application, seen);
    const { revision } = await documentOf(application);
    const [answer] = await Promise.all([
      review(eva, application, { revision, decision: 'approved' }),
      attach(application, next),
    ]);
    const { status, media } = await documentOf(application);
    // Whichever came first counts: the approval of the file seen, or the new file, which waits for its review.
    if (answer.status === 200) expect([status, media.id]).toEqual(['approved', seen]);
    else expect([answer.code, status, media.id]).toEqual(['changed_meanwhile', 'pending', next]);
  }
}, 60_000);

describe('in review, a PDF', () => {
  test('with 600 pages is shown page by page to the last', async () => {
    const application = await server.open('mx');
    const mediaId = await store(application, await files.pdf(600));
    await attach(application, mediaId);
    for (const page of [1, 600])
      expect((await look(eva, application, mediaId, page)).statusCode, String(page)).toBe(200);
    expect((await look(eva, application, mediaId, 601)).json().error.code).toBe('media_not_found');
    expect((await documentOf(application)).media).toMatchObject({ pages: 600 });
  }, 60_000);

  test.each([
    ['whose page is as large as a field', files.pdf(1, (document) => document.getPage(0).setSize(14_400, 14_400))],
    ['whose page is thinner than a hair', files.pdf(1, (document) => document.getPage(0).setSize(0.01, 14_400))],
    ['that draws without end', files.pdf(1, drawForever)],
    ['that opens a page of the internet', files.pdf(1, files.addAction({ S: '/URI', URI: '(https://example.com)' }))],
  ])(
    '%s is shown or refused by a code, and not approved unless it was shown',
    async (_, made) => {
      const application = await server.open('mx');
      const sent = await upload(server, application.requestId, 'curp', [{ name: 'curp.pdf', bytes: await made }]);
      if (sent.error) {
        expect(sent.status).toBe(422);
        return;
      }
      await attach(application, sent.data.id);
      const answer = await look(eva, application, sent.data.id);
      const { revision } = await documentOf(application);
      const { code } = await review(eva, application, { revision, decision: 'approved' });
      if (answer.statusCode === 200) expect(code).toBeUndefined();
      else expect([answer.statusCode === 422 || answer.statusCode === 503, code]).toEqual([true, 'not_seen']);
    },
    60_000,
  );
});

test('a paper of a decided application is neither approved nor sent back', async () => {
  const application = await server.open('mx');
  const { applicationId } = application;
  await attach(application, await store(application, await files.pdf()));
  await walkTo(server, application, 'risk_analysis');
  const call = (path: string, body: object) => eva.call('POST', `/applications/${applicationId}${path}`, body);
  const read = async () => (await eva.call('GET', `/applications/${applicationId}`)).data;
  const { revision } = await read();
  const decided = { revision, from: 'risk_analysis', to: 'rejected', reason: 'x y z', reasons: ['other'] };
  expect((await call('/stage', decided)).status).toBe(200);
  const document = await documentOf(application);
  for (const wish of [{ decision: 'approved' }, { decision: 'rejected', reason: 'expired' }]) {
    const { code } = await call(`/documents/curp/review`, { revision: document.revision, ...wish });
    expect(code).toBe('application_closed');
  }
});

function drawForever(document: PDFDocument): void {
  const page = document.getPage(0);
  for (let i = 0; i < 300; i++) page.drawSvgPath(`M 0 0 ${'L 90 9 L 9 90 '.repeat(60)}`, { x: i % 500, y: i % 700 });
}
