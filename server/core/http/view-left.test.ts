import { afterAll, expect, test } from 'vitest';
import { openTestCase } from '../../documents/testing/test-case.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { keepingView, leaveView, viewLeft } from './view-left.ts';

const server = await startTestApp();
afterAll(() => server.close());
const mine = await openTestCase(server);
const read = async () => (await mine.call('GET', mine.address())).data;
const save = (fields: object) => mine.call('PATCH', `${mine.address()}/personal-data`, fields);

/** How often an application was read in order to answer the calls of `work`. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const { viewApplication } = server.deps;
  let reads = 0;
  server.deps.viewApplication = (application) => {
    reads++;
    return viewApplication(application);
  };
  await work();
  server.deps.viewApplication = viewApplication;
  return reads;
}

test('a change returns the application as it was at the end of its transaction, without reading it again', async () => {
  let answer: unknown;
  const reads = await readsDuring(async () => {
    answer = (await save({ firstName: 'Rosa' })).data;
  });
  expect(reads).toBe(0);
  expect(answer).toMatchObject({ personalData: { firstName: 'Rosa' } });
  expect(answer).toEqual(await read());
});

test('uploading a paper returns its document as it was attached', async () => {
  const mediaId = await mine.send('selfie_photo');
  const { data } = await mine.attach([{ mediaId, type: 'selfie_photo' }]);
  expect(data).toEqual(await read());
  expect(JSON.stringify(data.documentsAnalysis)).toContain(mediaId);
});

test('a call that changes nothing reads the application', async () => {
  await save({ firstName: 'Rosa' });
  const { data } = await mine.call('GET', mine.address());
  const selfie = data.documentsAnalysis.documents.find(({ type }: { type: string }) => type === 'selfie_photo');
  const again = () => mine.attach([{ mediaId: selfie.mediaId, type: 'selfie_photo' }]);
  expect(await readsDuring(again)).toBe(1);
});

test('the state left by another application or link is never returned', async () => {
  const view = await read();
  const application = {
    applicationId: mine.applicationId,
    requestId: mine.requestId,
    country: 'mx',
    stage: 'created',
  } as const;
  const left = (asked: object) =>
    keepingView(async () => {
      leaveView(mine.applicationId, view);
      await null;
      return viewLeft({ ...application, ...asked });
    });
  expect(await left({})).toBe(view);
  expect(await left({ applicationId: 'another' })).toBeNull();
  expect(await left({ requestId: 'another' })).toBeNull();
  leaveView(mine.applicationId, view);
  expect(viewLeft(application)).toBeNull();
});
