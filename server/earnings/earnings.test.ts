import { currencies } from '@volante/contract/country.ts';
import { expect, test } from 'vitest';
import { approveSection } from '../admission/approve-section.ts';
import { staff } from '../applications/events.ts';
import { walkTo } from '../testing/application.ts';
import { callsOf, newest, reader, second, startDriver, weeks } from './testing/test-driver.ts';

const driver = startDriver();
const { call, address, board, send, put, read, row, analysis, fillAll } = callsOf(driver);

test('an application without earnings has twelve empty rows, newest week first', async () => {
  const { data } = await board();
  expect(data).toEqual({
    platform: 'uber',
    currency: 'MXN',
    profileMetrics: { fullName: null, rating: null },
    earnings: weeks.map((earningWeek) => ({ earningWeek, earning: null, origin: null })),
    frozenUntil: null,
    openPictures: [],
  });
});

test('a board exists for the platforms of the country, in the two languages', async () => {
  const at = (end: string) => call('GET', `/ocr/profile-data/${driver.requestId}/${end}`);
  expect((await at('didi/en')).status).toBe(200);
  for (const end of ['lyft/en', 'other/es-MX', 'nothing/en', 'uber/fr', 'uber/es', '__proto__/en'])
    expect(await at(end), end).toMatchObject({ status: 404, code: 'not_found_error' });
});

test('the database takes figures in every currency of the contract', async () => {
  const { rows } = await driver.server.database.pool.query(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and conrelid = 'earnings_weeks'::regclass and pg_get_constraintdef(oid) like '%currency%'`,
  );
  expect(rows).toHaveLength(1);
  for (const currency of currencies) expect(rows[0].rule).toContain(`'${currency}'`);
});

test('a week without work is filled with zero', async () => {
  expect(await put(newest, 0, 'did_not_work')).toMatchObject({ status: 200 });
  expect(await row(newest)).toEqual({ earningWeek: newest, earning: 0, origin: 'did_not_work', onWord: true });
  expect(await put(newest, 500, 'did_not_work')).toMatchObject({
    status: 422,
    errors: [{ path: 'earning', code: 'earning_invalid' }],
  });
});

test('a correction shows the applicant’s figure and keeps the read figure for the reviewer', async () => {
  await read(newest, 4512.3);
  expect(await put(newest, 5412.3)).toMatchObject({ status: 200 });
  await put(newest, 5412.31);
  expect(await row(newest)).toEqual({ earningWeek: newest, earning: 5412.31, origin: 'correction' });
  const { rows } = await driver.server.database.pool.query(
    'select read_amount, screenshot_id is not null as proved from earnings_weeks where application_id = $1',
    [driver.applicationId],
  );
  expect(rows).toEqual([{ read_amount: 4512.3, proved: true }]);
  const events = await driver.server.database.pool.query(
    "select details from application_events where application_id = $1 and kind = 'earning_set' order by id",
    [driver.applicationId],
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
    expect((await row(newest))?.earning).toBe(amount);
  }
});

test('only a Monday within the twelve weeks can be filled or emptied', async () => {
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

test('a platform not offered in the country is not found', async () => {
  expect(await put(newest, 1, 'correction', 'lyft')).toMatchObject({ status: 404, code: 'not_found_error' });
  expect(await call('DELETE', address(newest, 'other'))).toMatchObject({ status: 404, code: 'not_found_error' });
});

test('an emptied week accepts the same picture again', async () => {
  const image = await reader.draw({ week: newest, amount: 100 });
  const sendIt = () => send({ image });
  await sendIt();
  expect(await call('DELETE', address(newest))).toMatchObject({ status: 200 });
  expect((await row(newest))?.earning).toBeNull();
  expect(await sendIt()).toMatchObject({ status: 200 });
  expect(await call('DELETE', address(second)), 'an empty week stays empty').toMatchObject({ status: 200 });
});

test('a picture replaces a figure entered by the applicant', async () => {
  await put(newest, 0, 'did_not_work');
  await put(second, 777);
  expect(await read(newest, 800)).toMatchObject({ status: 200 });
  expect(await read(second, 900)).toMatchObject({ status: 200 });
  expect(await row(newest)).toMatchObject({ earning: 800, origin: 'screenshot' });
});

test('another picture does not replace a corrected reading', async () => {
  await read(newest, 800);
  await put(newest, 900);
  expect(await read(newest, 850)).toMatchObject({ code: 'week_already_filled' });
  expect(await row(newest)).toMatchObject({ earning: 900, origin: 'correction' });
});

test('two tabs that fill one week at once leave one figure', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((n) => put(newest, n * 100)));
  expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200]);
  expect([100, 200, 300, 400]).toContain((await row(newest))?.earning);
});

test('a decided application and an approved analysis accept no more figures', async () => {
  await fillAll();
  expect((await analysis()).status).toBe(200);
  await approveSection(driver.server.deps, driver, 'earnings', staff('ana'));
  expect(await put(newest, 1)).toMatchObject({ status: 409, code: 'section_approved' });
  expect(await call('DELETE', address(newest))).toMatchObject({ status: 409, code: 'section_approved' });
  expect(await read(newest, 1)).toMatchObject({ status: 409, code: 'section_approved' });
  await walkTo(driver.server, driver, 'approved');
  expect(await put(newest, 1)).toMatchObject({ status: 409, code: 'application_closed' });
});
