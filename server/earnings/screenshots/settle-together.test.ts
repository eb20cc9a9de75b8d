import { expect, test } from 'vitest';
import { hire } from '../../staff/testing/test-staff.ts';
import { requestPath } from '../../testing/calls.ts';
import { callsOf, newest, reader, second, startDriver, weeks } from '../testing/test-driver.ts';

const driver = startDriver();
const { call, board, send, amounts, address, put, fillAll, analysis } = callsOf(driver);
const third = weeks[2]!;

type Shown = Parameters<typeof reader.draw>[0];
const help = async (shown: Shown) => send({ image: await reader.draw(shown), assist: '1' });
const open = async () => (await board()).data.openPictures;
const origin = async (week: string) =>
  (await board()).data.earnings.find((row: { earningWeek: string }) => row.earningWeek === week).origin;
const asked = (week: string, reason: string) =>
  expect.objectContaining({ reason, read: expect.objectContaining({ week }) });

test('a picture that gives another total for a stored week is asked about, and so is that week', async () => {
  await help({ week: second, amount: 4100 });
  expect(await amounts()).toEqual({ [second]: 4100 });
  const { data } = await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect(data).toMatchObject({ needs: 'confirm', reason: 'other_total', read: { week: newest, amount: 4500 } });
  expect(await amounts()).toEqual({});
  expect(await open()).toEqual([asked(second, 'other_total'), asked(newest, 'other_total')]);
});

test('a week that an earlier picture contradicts is asked about at once', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect((await help({ week: second, amount: 4100 })).data).toMatchObject({ needs: 'confirm', reason: 'other_total' });
  expect(await amounts()).toEqual({});
});

test('pictures that contradict each other are asked about, also if both are sent at once', async () => {
  await Promise.all([
    help({ week: newest, amount: 4500, stated: { [second]: 4700 } }),
    help({ week: second, amount: 4100 }),
  ]);
  expect(await amounts()).toEqual({});
  expect(await open()).toHaveLength(2);
});

test('pictures that agree fill their weeks, and disturb no others', async () => {
  await help({ week: third, amount: 3900 });
  await help({ week: second, amount: 4100, stated: { [third]: 3900 } });
  expect((await help({ week: newest, amount: 4500, stated: { [second]: 4100 } })).data.earnings).toEqual([
    { earningWeek: newest, earning: 4500 },
  ]);
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100, [third]: 3900 });
});

const unsure = { confidence: 0.9, uncertain: true } as const;

test('a picture that waits for a confirmation fills its week once another one states its total', async () => {
  expect((await help({ week: second, amount: 4100, ...unsure })).data).toMatchObject({ reason: 'unsure' });
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100 });
  expect(await origin(second)).toBe('screenshot');
  expect(await open()).toEqual([]);
});

test('an unsure picture fills its week at once if an earlier one states its total', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect((await help({ week: second, amount: 4100, ...unsure })).data.earnings).toEqual([
    { earningWeek: second, earning: 4100 },
  ]);
  expect(await open()).toEqual([]);
});

test('a total stated by a picture that is unsure itself proves nothing', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 }, ...unsure });
  await help({ week: second, amount: 4100, ...unsure });
  expect(await amounts()).toEqual({});
});

test('a picture that its own screen contradicts stays a question, whatever others state', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  await help({ week: second, amount: 4100, ...unsure, against: 'too_much' });
  expect(await amounts()).toEqual({ [newest]: 4500 });
});

test('what the driver said about a picture stays theirs', async () => {
  const { data } = await help({ week: second, amount: 4100, ...unsure });
  await call('PUT', address(second), { earning: 4200, pictureId: data.pictureId });
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts(), 'only the picture that says otherwise is asked about').toEqual({ [second]: 4200 });
  expect(await open()).toEqual([asked(newest, 'other_total')]);
});

test('an amount on the driver’s word gives no way to a proof that they didn’t ask for', async () => {
  await help({ week: second, amount: 4100, ...unsure });
  await put(second, 3333);
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 3333 });
});

test('a confirmed picture isn’t asked about again', async () => {
  await help({ week: second, amount: 4100 });
  const { data } = await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  const [first] = await open();
  await call('PUT', address(second), { earning: 4100, pictureId: first.pictureId });
  await call('PUT', address(newest), { earning: 4500, pictureId: data.pictureId });
  await help({ week: third, amount: 3900 });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100, [third]: 3900 });
});

test('a passed analysis keeps its weeks', async () => {
  await fillAll();
  await call('DELETE', address(newest));
  await call('DELETE', address(second));
  await help({ week: second, amount: 2100 });
  await put(newest, 2200);
  expect((await analysis()).status).toBe(200);
  await call('DELETE', address(newest));
  await help({ week: newest, amount: 2200, stated: { [second]: 1900 } });
  expect((await amounts())[second]).toBe(2100);
});

test('a picture from another phone than three others is asked about', async () => {
  for (const [at, week] of weeks.slice(3, 6).entries()) await help({ week, amount: 4000 + at, clock: 0.06 });
  expect((await help({ week: newest, amount: 4500, clock: 0.06 })).data.earnings).toHaveLength(1);
  expect((await help({ week: second, amount: 4400, clock: 0.44 })).data).toMatchObject({
    needs: 'confirm',
    reason: 'other_phone',
  });
});

const amountOf = (week: string) => 4000 + 10 * weeks.indexOf(week);
const honest = (wrong: string) =>
  Object.fromEntries(weeks.filter((week) => week !== wrong).map((week) => [week, amountOf(week)]));

test.each([
  ['oldest first', weeks.toReversed()],
  ['newest first', weeks],
])(
  'of twelve pictures that state the week before, only the one with a wrong total is asked about, %s',
  async (_, order) => {
    const wrong = weeks[5]!;
    for (const week of order) {
      const before = weeks[weeks.indexOf(week) + 1];
      const stated = before ? { [before]: amountOf(before) } : {};
      await help({ week, amount: week === wrong ? 5555 : amountOf(week), stated });
    }
    expect(await amounts()).toEqual(honest(wrong));
    expect(await open()).toEqual([asked(wrong, 'other_total')]);
  },
);

test.each([
  ['last', weeks.toReversed()],
  ['first', weeks],
])('a picture with other totals of eleven others is asked about alone, if it comes %s', async (_, order) => {
  const stated = Object.fromEntries(weeks.slice(1).map((week) => [week, amountOf(week) + 5]));
  for (const week of order) await help({ week, amount: amountOf(week), ...(week === newest && { stated }) });
  expect(await amounts()).toEqual(honest(newest));
  expect(await open()).toEqual([asked(newest, 'other_total')]);
});

test('a week whose total others state wrongly comes back once they are outvoted', async () => {
  await help({ week: second, amount: 4100 });
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  await help({ week: third, amount: 3900, stated: { [second]: 4100 } });
  expect(await amounts()).toEqual({ [second]: 4100, [third]: 3900 });
  expect(await origin(second)).toBe('screenshot');
  expect(await open()).toEqual([asked(newest, 'other_total')]);
});

test('an open picture that says otherwise lowers no filled week, and stays open', async () => {
  await help({ week: second, amount: 4100 });
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 }, ...unsure });
  await help({ week: third, amount: 3900, ...unsure });
  await help({ week: weeks[3]!, amount: 3800, stated: { [third]: 3000 } });
  expect(await amounts()).toEqual({ [second]: 4100, [weeks[3]!]: 3800 });
  expect(await open()).toEqual([asked(newest, 'unsure'), asked(third, 'unsure')]);
});

const drop = (pictureId: string) =>
  call('DELETE', `${requestPath(driver.requestId)}/earnings/uber/pictures/${pictureId}`);
const openOf = async (week: string) =>
  (await open()).find(({ read }: { read: { week: string } }) => read.week === week).pictureId;

test('a week that only a dropped picture had put into doubt comes back', async () => {
  await help({ week: second, amount: 4100 });
  const { data } = await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect((await drop(data.pictureId)).status).toBe(200);
  expect(await amounts()).toEqual({ [second]: 4100 });
  expect(await origin(second)).toBe('screenshot');
  expect(await open()).toEqual([]);
});

test('a week that another picture contradicts as well stays a question after one was dropped', async () => {
  await help({ week: third, amount: 3900 });
  await help({ week: second, amount: 4100, stated: { [third]: 3000 } });
  await help({ week: newest, amount: 4500, stated: { [second]: 4700, [third]: 3100 } });
  expect(await open()).toHaveLength(3);
  await drop(await openOf(newest));
  expect(await amounts()).toEqual({});
  await drop(await openOf(second));
  expect(await amounts()).toEqual({ [third]: 3900 });
});

test('a week filled by another picture meanwhile doesn’t get its first picture back', async () => {
  await help({ week: second, amount: 4100 });
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  await help({ week: second, amount: 4700 });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4700 });
  expect(await open()).toEqual([asked(second, 'other_total')]);
});

test('an unsure picture that others put into doubt needs its proof again to come back', async () => {
  const three = weeks.slice(2, 5);
  const proof = { week: newest, amount: 4500, stated: { [second]: 4100 } };
  await help({ week: second, amount: 4100, ...unsure });
  await help(proof);
  for (const week of three) await help({ week, amount: amountOf(week), stated: { [second]: 4700 } });
  expect(await open()).toEqual([asked(second, 'other_total')]);
  for (const week of [newest, ...three]) await call('DELETE', address(week));
  await help({ week: third, amount: 3900 });
  expect(await amounts()).toEqual({ [third]: 3900 });
  await help(proof);
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100, [third]: 3900 });
});

test('a picture that was sent before its total was settled is contradicted by nobody', async () => {
  await help({ week: newest, amount: 4500, early: true });
  await help({ week: second, amount: 4100, stated: { [newest]: 4510 } });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100 });
});

test('pictures of weeks that left the twelve neither contradict others nor are contradicted', async () => {
  const oldest = weeks.at(-1)!;
  await help({ week: oldest, amount: 3000, stated: { [newest]: 4000 } });
  driver.server.setNow('2026-12-06T18:00:00Z');
  await help({ week: newest, amount: 4500, stated: { [oldest]: 3100 } });
  expect(await amounts()).toEqual({ [newest]: 4500 });
  expect(await open()).toEqual([]);
  const text = 'select amount::float8 from earnings_weeks where application_id = $1 and week_start = $2';
  const { rows } = await driver.server.database.pool.query(text, [driver.applicationId, oldest]);
  expect(rows).toEqual([{ amount: 3000 }]);
});

test('a week that the driver corrected for staff stays until staff have looked at it', async () => {
  const eva = await hire(driver.server, 'reviewer', 'Eva');
  const corrections = `/applications/${driver.applicationId}/corrections`;
  await help({ week: second, amount: 4000 });
  await eva.call('POST', corrections, { part: 'earnings', paths: [`uber.${second}`], reason: 'outdated' });
  await call('DELETE', address(second));
  await help({ week: second, amount: 4100 });
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect(await amounts()).toEqual({ [second]: 4100 });
  expect(await open()).toEqual([asked(newest, 'other_total')]);
  const [{ id }] = (await eva.call('GET', `/applications/${driver.applicationId}`)).data.corrections;
  await eva.call('DELETE', `${corrections}/${id}`);
  await help({ week: third, amount: 3900 });
  expect(await amounts(), 'ended').toEqual({ [third]: 3900 });
});
