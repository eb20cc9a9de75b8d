import { expect, test } from 'vitest';
import { moveWindows } from './move-windows.ts';
import { callsOf, newest, reader, second, startDriver, weeks } from './testing/test-driver.ts';

const driver = startDriver();
const { call, address, board, send, put, read, accounts, analysis, fillAll } = callsOf(driver);

test('a platform’s account is pending until its twelve weeks are filled, and disappears with its last figure', async () => {
  expect(await accounts()).toEqual([]);
  for (const week of weeks.slice(1)) await put(week, 100);
  const account = {
    accountId: 'screenshots-uber',
    platform: 'uber',
    origin: 'screenshots',
    metrics: { status: 'pending' },
  };
  expect(await accounts()).toEqual([{ ...account, status: 'pending', earnings: { status: 'pending' }, weeks: 11 }]);
  await read(newest, 100);
  expect(await accounts()).toEqual([{ ...account, status: 'success', earnings: { status: 'success' }, onWord: true }]);
  await send({ uploadType: 'profile', image: await reader.draw({ name: 'Ana Ruiz' }) });
  expect(await accounts()).toMatchObject([{ metrics: { status: 'success' } }]);
  await call('DELETE', address(second));
  expect(await accounts()).toMatchObject([{ status: 'pending' }]);
});

test('weeks on the driver’s word are marked, and a platform with mostly such weeks does not count as proved', async () => {
  await fillAll();
  await send({ uploadType: 'profile', image: await reader.draw({ name: 'Ana Ruiz' }) });
  expect(await accounts()).toMatchObject([{ status: 'success', onWord: true }]);
  const onWord = async () => (await board()).data.earnings.filter((row: { onWord?: true }) => row.onWord).length;
  expect(await onWord()).toBe(12);
  await call('DELETE', address(newest));
  await read(newest, 100);
  await put(newest, 120);
  expect(await onWord()).toBe(11);
  expect(await accounts()).toMatchObject([{ status: 'success', onWord: true }]);
  // A week without work needs no picture: of five weeks with earnings three are shown.
  const weeks = (await board()).data.earnings.map((row: { earningWeek: string }) => row.earningWeek);
  for (const week of weeks.slice(5)) await put(week, 0);
  expect(await accounts()).toMatchObject([{ onWord: true }]);
  for (const week of weeks.slice(1, 3)) {
    await call('DELETE', address(week));
    await read(week, 100 + weeks.indexOf(week));
  }
  expect(await onWord()).toBe(9);
  const [account] = await accounts();
  expect(account).toMatchObject({ status: 'success' });
  expect(account).not.toHaveProperty('onWord');
});

test('a platform without data has no account', async () => {
  await put(newest, 100);
  await call('DELETE', address(newest));
  expect(await accounts()).toEqual([]);
});

test('the twelve weeks stay for 14 days from the first upload, then move and keep the figures still inside', async () => {
  await read(newest, 100);
  await put(weeks.at(-1)!, 50);
  driver.server.setNow('2026-12-05T18:00:00Z');
  const held = (await board()).data;
  expect(held.frozenUntil).toBe('2026-12-05');
  expect(held.earnings[0]).toMatchObject({ earningWeek: newest, earning: 100 });
  driver.server.setNow('2026-12-06T18:00:00Z');
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

test('the day is the one in the country’s zone: a Sunday night in Mexico is not yet Monday', async () => {
  driver.server.setNow('2026-11-23T05:30:00Z');
  expect((await board()).data.earnings[0].earningWeek).toBe(newest);
  driver.server.setNow('2026-11-23T06:30:00Z');
  expect((await board()).data.earnings[0].earningWeek).toBe('2026-11-16');
});

test('a completed platform is pending again after the weeks move on', async () => {
  await fillAll();
  driver.server.setNow('2026-12-06T18:00:00Z');
  expect(await analysis()).toMatchObject({
    status: 422,
    errors: [{ path: 'uber.2026-11-23' }, { path: 'uber.2026-11-16' }],
  });
  await moveWindows(driver.server.deps);
  expect(await accounts()).toMatchObject([{ status: 'pending' }]);
});

test('without a complete platform the analysis names every missing week of the started platforms', async () => {
  for (const week of weeks.slice(2)) await put(week, 100, 'correction', 'didi');
  expect(await analysis()).toMatchObject({
    status: 422,
    code: 'earnings_incomplete',
    errors: [
      { path: `didi.${newest}`, code: 'waiting' },
      { path: `didi.${second}`, code: 'waiting' },
    ],
  });
  const start = await call('POST', `/public/admission/requests/${driver.requestId}/start-earnings-analysis`);
  expect(start).toMatchObject({ status: 422, code: 'earnings_incomplete' });
});

test('when nothing was started the analysis names the requirements of every platform', async () => {
  expect((await analysis()).errors).toHaveLength(24);
  const us = await driver.server.open('us');
  const { errors } = await call('GET', `/ocr/get-earnings-analysis/${us.requestId}`);
  expect(errors).toHaveLength(25);
  expect(errors.at(-1)).toMatchObject({ path: 'other.profile', code: 'waiting' });
});

test('the analysis sums up each started platform and advances the application', async () => {
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
      unverifiedReasons: ['correction'],
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
      unverifiedReasons: ['correction'],
      total: 18_600,
      mean: 1550,
      median: 1550,
      trend: 100,
      missingWeeks: [],
    },
  ]);
});

test('figures read from screenshots, and weeks without work, are verified', async () => {
  for (const week of weeks.slice(3)) await read(week, 1000);
  for (const week of weeks.slice(0, 3)) await put(week, 0, 'did_not_work');
  expect((await analysis()).data.platforms).toMatchObject([
    { verified: true, unverifiedReasons: [], total: 9000, mean: 750, median: 1000 },
  ]);
});

test('for the US platform "other" a profile alone passes, unverified and without figures', async () => {
  const us = await driver.server.open('us');
  const image = await reader.draw({ name: 'Ana Bell', rating: 4.9 });
  await send({ requestId: us.requestId, platform: 'other', uploadType: 'profile', image });
  const { data } = await call('GET', `/ocr/get-earnings-analysis/${us.requestId}`);
  expect(data.platforms).toEqual([
    {
      platform: 'other',
      currency: 'USD',
      verified: false,
      unverifiedReasons: ['profile_only'],
      total: null,
      mean: null,
      median: null,
      trend: null,
      missingWeeks: [],
    },
  ]);
});

test('a correction after the pass updates the sums but moves no week, and emptying a week does not undo the pass', async () => {
  await fillAll();
  await analysis();
  driver.server.setNow('2027-03-01T18:00:00Z');
  const held = (await board()).data;
  expect(held.frozenUntil).toBeNull();
  expect(held.earnings[0].earningWeek).toBe(newest);
  await put(newest, 5000);
  expect((await analysis()).data.platforms[0].total).toBe(18_600 - 2100 + 5000);
  await call('DELETE', address(newest));
  expect(await analysis()).toMatchObject({ status: 200, data: { platforms: [{ total: 21_500, missingWeeks: [] }] } });
});

test('concurrent figure and analysis: the analysis sums up the stored figures', async () => {
  await fillAll();
  await Promise.all([put(newest, 9999), analysis(), put(second, 1), analysis()]);
  const total = (await board()).data.earnings.reduce((sum: number, r: { earning: number }) => sum + r.earning, 0);
  expect((await analysis()).data.platforms[0].total).toBe(total);
});
