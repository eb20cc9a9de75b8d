import { wantedWeeks } from '@volante/contract/weeks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../core/test-app.ts';
import { moveWindows } from './move-windows.ts';
import { createSlowReader, sendScreenshot } from './test-screenshots.ts';

const reader = createSlowReader();
const weeks = wantedWeeks('2026-11-21');
const [newest = '', second = ''] = weeks;
let server: TestApp;
let requestId: string;
let applicationId: string;

beforeAll(async () => {
  server = await startTestApp({ reader });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow('2026-11-21T18:00:00Z');
  ({ requestId, applicationId } = await server.open('mx'));
});

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await server.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  const body = answer.json();
  return { status: answer.statusCode, code: body.error?.code, errors: body.error?.errors, data: body.data };
}
const address = (week: string, platform = 'uber') =>
  `/public/admission/requests/${requestId}/earnings/${platform}/${week}`;
const put = (week: string, earning: unknown, reason = 'correction', platform = 'uber') =>
  call('PUT', address(week, platform), { earning, reason });
const read = async (week: string, amount: number) =>
  sendScreenshot(server, { requestId, image: await reader.draw({ week, amount }) });
const board = () => call('GET', `/ocr/profile-data/${requestId}/uber/es-MX`);
const row = async (week: string) =>
  (await board()).data.earnings.find((r: { earningWeek: string }) => r.earningWeek === week);
const accounts = async () => (await call('GET', `/public/admission/requests/${requestId}`)).data.palenca.accounts;
const analysis = () => call('GET', `/ocr/get-earnings-analysis/${requestId}`);
async function fillAll(platform = 'uber', amount = (i: number) => 1000 + 100 * i) {
  for (const [i, week] of weeks.entries()) await put(week, amount(11 - i), 'correction', platform);
}

test('before anything was sent there are twelve empty rows, newest week first', async () => {
  const { data } = await board();
  expect(data).toEqual({
    platform: 'uber',
    currency: 'MXN',
    profileMetrics: { fullName: null, rating: null },
    earnings: weeks.map((earningWeek) => ({ earningWeek, earning: null, origin: null })),
    frozenUntil: null,
  });
});

test('a board is there for the platforms of the country, in the two languages', async () => {
  const at = (end: string) => call('GET', `/ocr/profile-data/${requestId}/${end}`);
  expect((await at('didi/en')).status).toBe(200);
  for (const end of ['lyft/en', 'other/es-MX', 'nothing/en', 'uber/fr', 'uber/es', '__proto__/en'])
    expect(await at(end), end).toMatchObject({ status: 404, code: 'not_found_error' });
});

test('a week without work is filled with zero', async () => {
  expect(await put(newest, 0, 'did_not_work')).toMatchObject({ status: 200 });
  expect(await row(newest)).toEqual({ earningWeek: newest, earning: 0, origin: 'did_not_work' });
  expect(await put(newest, 500, 'did_not_work')).toMatchObject({
    status: 422,
    errors: [{ path: 'earning', code: 'earning_invalid' }],
  });
});

test('a correction shows the applicant’s figure and keeps what was read for the reviewer', async () => {
  await read(newest, 4512.3);
  expect(await put(newest, 5412.3)).toMatchObject({ status: 200 });
  await put(newest, 5412.31);
  expect(await row(newest)).toEqual({ earningWeek: newest, earning: 5412.31, origin: 'correction' });
  const { rows } = await server.database.pool.query(
    'select read_amount, screenshot_id is not null as proved from earnings_weeks where application_id = $1',
    [applicationId],
  );
  expect(rows).toEqual([{ read_amount: 4512.3, proved: true }]);
  const events = await server.database.pool.query(
    "select details from application_events where application_id = $1 and kind = 'earning_set' order by id",
    [applicationId],
  );
  expect(events.rows[0].details).toMatchObject({ platform: 'uber', week: newest, before: 4512.3, after: 5412.3 });
});

test.each([-1, -0.01, 1_000_000.01, 12.345, '100', null, Number.MAX_SAFE_INTEGER, [], {}])(
  'the amount %j is refused',
  async (earning) => {
    expect(await put(newest, earning)).toMatchObject({
      status: 422,
      errors: [{ path: 'earning', code: 'earning_invalid' }],
    });
  },
);

test('amounts are kept to the cent', async () => {
  for (const amount of [0.01, 1_000_000, 1234.56, 999_999.99, 0.29, 1.15]) {
    await put(newest, amount);
    expect((await row(newest)).earning).toBe(amount);
  }
});

test('only a Monday among the twelve weeks can be filled or emptied', async () => {
  for (const week of [
    '2026-11-16',
    '2026-08-17',
    '2026-11-10',
    '2026-13-01',
    'x',
    "'; drop table media; --",
    '2026-11-09T00:00',
  ]) {
    expect(
      await call('PUT', address(encodeURIComponent(week)), { earning: 1, reason: 'correction' }),
      week,
    ).toMatchObject({ status: 422, code: 'week_not_wanted' });
    expect(await call('DELETE', address(encodeURIComponent(week))), week).toMatchObject({
      status: 422,
      code: 'week_not_wanted',
    });
  }
});

test('a platform that the country does not offer is not found', async () => {
  expect(await put(newest, 1, 'correction', 'lyft')).toMatchObject({ status: 404, code: 'not_found_error' });
  expect(await call('DELETE', address(newest, 'other'))).toMatchObject({ status: 404, code: 'not_found_error' });
});

test('an emptied week takes the same picture again', async () => {
  const image = await reader.draw({ week: newest, amount: 100 });
  const send = () => sendScreenshot(server, { requestId, image });
  await send();
  expect(await call('DELETE', address(newest))).toMatchObject({ status: 200 });
  expect((await row(newest)).earning).toBeNull();
  expect(await send()).toMatchObject({ status: 200 });
  expect(await call('DELETE', address(second)), 'an empty week stays empty').toMatchObject({ status: 200 });
});

test('a picture takes the place of a figure that rested on the applicant’s word', async () => {
  await put(newest, 0, 'did_not_work');
  await put(second, 777);
  expect(await read(newest, 800)).toMatchObject({ status: 200 });
  expect(await read(second, 900)).toMatchObject({ status: 200 });
  expect(await row(newest)).toMatchObject({ earning: 800, origin: 'screenshot' });
});

test('a corrected reading is not replaced by another picture', async () => {
  await read(newest, 800);
  await put(newest, 900);
  expect(await read(newest, 850)).toMatchObject({ code: 'week_already_filled' });
  expect(await row(newest)).toMatchObject({ earning: 900, origin: 'correction' });
});

test('two tabs that fill one week at once leave one figure', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((n) => put(newest, n * 100)));
  expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200]);
  expect([100, 200, 300, 400]).toContain((await row(newest)).earning);
});

test('a decided application and an approved analysis take no more figures', async () => {
  await fillAll();
  expect((await analysis()).status).toBe(200);
  await server.database.pool.query("update earnings_analyses set status = 'approved' where application_id = $1", [
    applicationId,
  ]);
  expect(await put(newest, 1)).toMatchObject({ status: 409, code: 'section_approved' });
  expect(await call('DELETE', address(newest))).toMatchObject({ status: 409, code: 'section_approved' });
  expect(await read(newest, 1)).toMatchObject({ status: 409, code: 'section_approved' });
  await server.database.pool.query("update applications set stage = 'approved' where id = $1", [applicationId]);
  expect(await put(newest, 1)).toMatchObject({ status: 409, code: 'application_closed' });
});

test('the account of a platform is pending until its twelve weeks are filled, and gone with its last figure', async () => {
  expect(await accounts()).toEqual([]);
  for (const week of weeks.slice(1)) await put(week, 100);
  const account = {
    accountId: 'screenshots-uber',
    platform: 'uber',
    origin: 'screenshots',
    metrics: { status: 'pending' },
  };
  expect(await accounts()).toEqual([{ ...account, status: 'pending', earnings: { status: 'pending' } }]);
  await put(newest, 100);
  expect(await accounts()).toEqual([{ ...account, status: 'success', earnings: { status: 'success' } }]);
  await sendScreenshot(server, { requestId, uploadType: 'profile', image: await reader.draw({ name: 'Ana Ruiz' }) });
  expect(await accounts()).toMatchObject([{ metrics: { status: 'success' } }]);
  await call('DELETE', address(second));
  expect(await accounts()).toMatchObject([{ status: 'pending' }]);
});

test('a platform of which nothing is left has no account', async () => {
  await put(newest, 100);
  await call('DELETE', address(newest));
  expect(await accounts()).toEqual([]);
});

test('the twelve weeks stay the same for 14 days from the first upload, then move; what is still inside stays', async () => {
  await read(newest, 100);
  await put(weeks.at(-1)!, 50);
  server.setNow('2026-12-05T18:00:00Z');
  const held = (await board()).data;
  expect(held.frozenUntil).toBe('2026-12-05');
  expect(held.earnings[0]).toMatchObject({ earningWeek: newest, earning: 100 });
  server.setNow('2026-12-06T18:00:00Z');
  const { data } = await board();
  expect(data).toMatchObject({ frozenUntil: null });
  expect(data.earnings.slice(0, 3)).toMatchObject([
    { earningWeek: '2026-11-23', earning: null },
    { earningWeek: '2026-11-16', earning: null },
    { earningWeek: newest, earning: 100 },
  ]);
  expect(data.earnings).toHaveLength(12);
  expect(await put(weeks.at(-1)!, 50)).toMatchObject({ code: 'week_not_wanted' });
  expect(await put('2026-11-23', 70)).toMatchObject({ status: 200, data: { frozenUntil: '2026-12-20' } });
});

test('the day counts in the country’s zone: a Sunday night in Mexico is not yet Monday', async () => {
  server.setNow('2026-11-23T05:30:00Z');
  expect((await board()).data.earnings[0].earningWeek).toBe(newest);
  server.setNow('2026-11-23T06:30:00Z');
  expect((await board()).data.earnings[0].earningWeek).toBe('2026-11-16');
});

test('a complete platform whose weeks moved on before the analysis is pending again', async () => {
  await fillAll();
  server.setNow('2026-12-06T18:00:00Z');
  expect(await analysis()).toMatchObject({
    status: 422,
    errors: [{ path: 'uber.2026-11-23' }, { path: 'uber.2026-11-16' }],
  });
  await moveWindows(server.deps);
  expect(await accounts()).toMatchObject([{ status: 'pending' }]);
});

test('without a complete platform the analysis names every missing week of the platforms that were started', async () => {
  for (const week of weeks.slice(2)) await put(week, 100, 'correction', 'didi');
  expect(await analysis()).toMatchObject({
    status: 422,
    code: 'earnings_incomplete',
    errors: [
      { path: `didi.${newest}`, code: 'waiting' },
      { path: `didi.${second}`, code: 'waiting' },
    ],
  });
  const start = await call('POST', `/public/admission/requests/${requestId}/start-earnings-analysis`);
  expect(start).toMatchObject({ status: 422, code: 'earnings_incomplete' });
});

test('when nothing was started the analysis names what every platform needs', async () => {
  expect((await analysis()).errors).toHaveLength(24);
  const us = await server.open('us');
  const { errors } = await call('GET', `/ocr/get-earnings-analysis/${us.requestId}`);
  expect(errors).toHaveLength(25);
  expect(errors.at(-1)).toMatchObject({ path: 'other.profile', code: 'waiting' });
});

test('the analysis sums up each platform that was started and leads the application on', async () => {
  await fillAll('didi');
  await put(newest, 300);
  await read(second, 100);
  const { status, data } = await analysis();
  expect(status).toBe(200);
  expect(data).toMatchObject({ status: 'documents_analysis', earningsAnalysis: { status: 'completed' } });
  expect(data.platforms).toEqual([
    {
      platform: 'uber',
      currency: 'MXN',
      verified: false,
      total: 400,
      mean: 200,
      median: 200,
      trend: 200,
      missingWeeks: weeks.slice(2),
    },
    {
      platform: 'didi',
      currency: 'MXN',
      verified: false,
      total: 18_600,
      mean: 1550,
      median: 1550,
      trend: 100,
      missingWeeks: [],
    },
  ]);
});

test('earnings that were all read, or not worked, are verified', async () => {
  for (const week of weeks.slice(3)) await read(week, 1000);
  for (const week of weeks.slice(0, 3)) await put(week, 0, 'did_not_work');
  expect((await analysis()).data.platforms).toMatchObject([{ verified: true, total: 9000, mean: 750, median: 1000 }]);
});

test('for the US platform "other" a profile alone passes, unverified and without figures', async () => {
  const us = await server.open('us');
  const image = await reader.draw({ name: 'Ana Bell', rating: 4.9 });
  await sendScreenshot(server, { requestId: us.requestId, platform: 'other', uploadType: 'profile', image });
  const { data } = await call('GET', `/ocr/get-earnings-analysis/${us.requestId}`);
  expect(data.platforms).toEqual([
    {
      platform: 'other',
      currency: 'USD',
      verified: false,
      total: null,
      mean: null,
      median: null,
      trend: null,
      missingWeeks: [],
    },
  ]);
});

test('a correction after the pass renews the sums; the weeks no longer move and an emptied week does not undo it', async () => {
  await fillAll();
  await analysis();
  server.setNow('2027-03-01T18:00:00Z');
  const held = (await board()).data;
  expect(held.frozenUntil).toBeNull();
  expect(held.earnings[0].earningWeek).toBe(newest);
  await put(newest, 5000);
  expect((await analysis()).data.platforms[0].total).toBe(18_600 - 2100 + 5000);
  await call('DELETE', address(newest));
  expect(await analysis()).toMatchObject({ status: 200, data: { platforms: [{ total: 21_500, missingWeeks: [] }] } });
});

test('a figure and the analysis at once: the analysis sums up what is stored', async () => {
  await fillAll();
  await Promise.all([put(newest, 9999), analysis(), put(second, 1), analysis()]);
  const total = (await board()).data.earnings.reduce((sum: number, r: { earning: number }) => sum + r.earning, 0);
  expect((await analysis()).data.platforms[0].total).toBe(total);
});
