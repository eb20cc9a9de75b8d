import { wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSlowReader, sendScreenshot } from '../../earnings/testing/test-screenshots.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const reader = createSlowReader();
const server = await startTestApp({ reader });
afterAll(server.close);
let eva: TestStaff;
beforeAll(async () => {
  server.setNow('2026-11-18T18:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
});

const weeks = wantedWeeks('2026-11-18');
const query = (sql: string, values: unknown[] = []) => server.database.pool.query(sql, values);
async function openWithWeeks(amounts: number[], origin = 'screenshot') {
  const application = await openIn(server, 'documents_analysis');
  for (const [n, amount] of amounts.entries())
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, $3, 'MXN', $4, false, now())`,
      [application.applicationId, weeks[n], amount, origin],
    );
  return application;
}
type One = { applicationId: string; requestId: string };
const path = ({ applicationId }: One, rest = '') => `/applications/${applicationId}/earnings${rest}`;
const read = async (application: One) => (await eva.call('GET', path(application))).data;
const review = async (application: One, week: string, more: object) =>
  eva.call('PUT', path(application, `/uber/${week}/review`), { revision: (await read(application)).revision, ...more });

test('the weeks are shown as sent, and odd ones are marked', async () => {
  const application = await openWithWeeks([4000, 4100, 4200, 20_000, 4000]);
  const { platforms, weeks: shown } = await read(application);
  expect(shown).toEqual(weeks);
  const [uber] = platforms;
  expect(uber.rows).toHaveLength(12);
  expect(uber.rows.map((row: { marks: { code: string }[] }) => row.marks.map((mark) => mark.code)).slice(0, 6)).toEqual(
    [...[['equal_figures'], [], [], ['far_from_median'], ['equal_figures'], []]],
  );
  expect(uber.sums.asSent).toMatchObject({ total: 36_300, median: 4100 });
  expect(uber.sums.asReviewed).toEqual(uber.sums.asSent);
  const typed = await read(await openWithWeeks([4000], 'correction'));
  expect(typed.platforms[0]).toMatchObject({ verified: false, rows: expect.arrayContaining([]) });
  expect(typed.platforms[0].rows[0].marks).toMatchObject([{ code: 'typed' }]);
});

test('a week from a picture shows where it was read, and what the pictures say of other platforms and names', async () => {
  const application = await openIn(server, 'earnings_analysis');
  const [first = '', second = ''] = weeks;
  const upload = async (shown: Parameters<typeof reader.draw>[0], assist: object = {}) =>
    (await sendScreenshot(server, { requestId: application.requestId, image: await reader.draw(shown), ...assist }))
      .data;
  await upload({ week: first, amount: 4000 });
  const doubtful = await upload({ week: second, amount: 4100, confidence: 0.4, app: 'didi' }, { assist: '1' });
  await server.call('PUT', `/public/admission/requests/${application.requestId}/earnings/uber/${second}`, {
    earning: 4150,
    pictureId: doubtful.pictureId,
  });
  const profile = { name: 'Otra Persona', rating: 4.9 };
  const asked = await upload(
    { ...profile, uncertain: true, against: 'several_names' },
    { uploadType: 'profile', assist: '1' },
  );
  await server.call('PUT', `/public/admission/requests/${application.requestId}/earnings/uber/profile`, {
    ...{ fullName: profile.name, rating: profile.rating, pictureId: asked.pictureId },
  });
  const [uber] = (await read(application)).platforms;
  expect(uber.rows[0]).toMatchObject({
    amount: 4000,
    readAmount: 4000,
    confidence: 0.97,
    boxes: { week: [0.1, 0.2, 0.5, 0.05], amount: [0.1, 0.3, 0.5, 0.1] },
    marks: [{ code: 'several_names' }],
  });
  expect(uber.rows[1]).toMatchObject({ amount: 4150, readAmount: 4100, confidence: 0.4 });
  expect(uber.rows[1].marks).toEqual([
    { code: 'typed', params: {} },
    { code: 'other_platform', params: { platform: 'didi' } },
    { code: 'several_names', params: {} },
  ]);
  expect(uber.profile).toMatchObject({ fullName: 'Otra Persona', boxes: { name: null, rating: null } });
  const page = await eva.call(
    'GET',
    `/applications/${application.applicationId}/media/${uber.rows[0].mediaId}/pages/1`,
  );
  expect(page.headers['content-type']).toBe('image/webp');
});

test('a picture that may be edited fills its week all the same; only staff read the hint, with its place', async () => {
  const application = await openIn(server, 'earnings_analysis');
  const [first = '', second = ''] = weeks;
  const image = await reader.draw({ week: first, amount: 4000, edited: 'uneven_digits' });
  const sent = await sendScreenshot(server, { requestId: application.requestId, image });
  expect(sent).toMatchObject({ status: 200, data: { earnings: [{ earningWeek: first, earning: 4000 }] } });
  await sendScreenshot(server, {
    requestId: application.requestId,
    image: await reader.draw({ week: second, amount: 4100 }),
  });
  const { data: drivers } = await server.call('GET', `/ocr/profile-data/${application.requestId}/uber/es-MX`);
  expect(drivers.earnings[0]).toMatchObject({ earningWeek: first, earning: 4000 });
  expect(drivers.openPictures).toEqual([]);
  expect(JSON.stringify([sent.data, drivers])).not.toMatch(/edited|uneven/);
  const [uber] = (await read(application)).platforms;
  expect(uber.rows[0]).toMatchObject({
    amount: 4000,
    counted: 4000,
    marks: [{ code: 'uneven_digits' }],
    edited: [{ mark: 'uneven_digits', box: [0.1, 0.3, 0.5, 0.1] }],
  });
  expect(uber.rows[1]).toMatchObject({ marks: [], edited: [] });
  expect(uber.rows[2]).toMatchObject({ amount: null, edited: [] });
});

test('the applicant sees a corrected week as corrected, a refused one as empty and an accepted one as sent', async () => {
  const application = await openWithWeeks([4000, 5000, 6000]);
  const [first = '', second = '', third = ''] = weeks;
  expect((await review(application, first, { decision: 'corrected', reason: 'misread' })).errors[0].path).toBe(
    'amount',
  );
  expect(
    (await review(application, first, { decision: 'corrected', amount: 1.005, reason: 'misread' })).errors[0].path,
  ).toBe('amount');
  expect((await review(application, first, { decision: 'refused' })).errors[0].path).toBe('reason');
  await review(application, first, { decision: 'corrected', amount: 4500.5, reason: 'misread' });
  await review(application, second, { decision: 'refused', reason: 'another person' });
  const { data } = await review(application, third, { decision: 'accepted' });
  const [uber] = data.platforms;
  expect(uber.rows.slice(0, 3).map((row: { counted: number | null }) => row.counted)).toEqual([4500.5, null, 6000]);
  expect(uber.sums).toMatchObject({ asSent: { total: 15_000 }, asReviewed: { total: 10_500.5 }, weeksCounted: 2 });
  expect(uber.rows[0].review).toMatchObject({ decision: 'corrected', amount: 4500.5, by: { name: 'Eva' } });
  const board = async () =>
    (await server.call('GET', `/ocr/profile-data/${application.requestId}/uber/es-MX`)).data.earnings;
  expect((await board()).slice(0, 3)).toEqual([
    { earningWeek: first, earning: 4000, origin: 'screenshot', onWord: true, counted: 4500.5 },
    { earningWeek: second, earning: 5000, origin: 'screenshot', onWord: true, counted: null },
    { earningWeek: third, earning: 6000, origin: 'screenshot', onWord: true },
  ]);
  await query('update earnings_weeks set amount = 4100 where application_id = $1 and week_start = $2', [
    application.applicationId,
    first,
  ]);
  expect((await read(application)).platforms[0].rows[0]).toMatchObject({ review: null, counted: 4100 });
});

test('only a filled week of the twelve can be reviewed, and not at an older revision', async () => {
  const application = await openWithWeeks([4000]);
  const old = { revision: (await read(application)).revision - 1, decision: 'accepted' };
  const late = await eva.call('PUT', path(application, `/uber/${weeks[0]}/review`), old);
  expect([late.code, late.errors[0].path]).toEqual(['changed_meanwhile', 'earnings']);
  expect((await review(application, weeks[3] as string, { decision: 'accepted' })).code).toBe('conflict_error');
  expect((await review(application, '2020-01-06', { decision: 'accepted' })).code).toBe('week_not_wanted');
  expect((await eva.call('PUT', path(application, `/lyft/${weeks[0]}/review`), old)).code).toBe('not_found_error');
});

test('earnings can be approved once complete, are then closed to the applicant, and can be reopened', async () => {
  const application = await openWithWeeks([4000]);
  const act = async (what: string) =>
    eva.call('POST', path(application, `/${what}`), { revision: (await read(application)).revision });
  expect((await act('approve')).code).toBe('earnings_incomplete');
  await query(
    `insert into earnings_analyses (application_id, status, result, at) values ($1, 'completed', '{"weeks":[],"platforms":[]}', now())`,
    [application.applicationId],
  );
  expect((await act('reopen')).code).toBe('conflict_error');
  expect((await act('approve')).data.status).toBe('approved');
  expect((await act('approve')).code).toBe('section_approved');
  expect((await review(application, weeks[0] as string, { decision: 'accepted' })).code).toBe('section_approved');
  const set = () =>
    server.inject({
      method: 'PUT',
      url: `/api/public/admission/requests/${application.requestId}/earnings/uber/${weeks[0]}`,
      payload: { earning: 1, reason: 'correction' },
    });
  expect((await set()).json().error.code).toBe('section_approved');
  expect((await act('reopen')).data.status).toBe('completed');
});
